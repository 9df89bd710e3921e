import fc from 'fast-check'
import { expect, test } from 'vitest'
import { briefFormLines, briefForms, BriefFormKind } from '#contract/brief-form.ts'
import { splitBrief } from './filled-form.ts'

const filled = (kind: BriefFormKind, answers: Parameters<typeof briefFormLines>[1]) =>
  splitBrief(`fill Thursday mornings\n${briefFormLines(kind, answers)}`)

test('The answers of a form are separated from what the brief asks for', () => {
  const { request, form } = filled('offer', {
    headline: 'Men on Mats.',
    text: 'a class on mats, with nobody looking',
    when: 'Tuesdays 8am from 12 January',
    price: '€15',
  })
  expect(request).toBe('fill Thursday mornings')
  expect(form).toMatchObject({
    kind: 'offer',
    headline: 'Men on Mats',
    text: 'A class on mats, with nobody looking.',
    facts: [
      { name: 'when', line: 'When: Tuesdays 8am from 12 January' },
      { name: 'price', line: 'Price: €15' },
    ],
  })
})

test('Each line of a series is one part, without the number or dash that the user typed before it', () => {
  const { form } = filled('series', {
    headline: '12 days of leftovers',
    parts: '1. turkey curry\n- ham and pea soup\n\nDay 3: bubble and squeak',
  })
  expect(form?.parts).toEqual(['Turkey curry', 'Ham and pea soup', 'Bubble and squeak'])
})

test('The labels of a form may be typed by hand, in lower case and with a straight apostrophe', () => {
  const { form } = splitBrief("what people ask or say: is it dear?\nyour answer: No. It's £3.")
  expect(form).toMatchObject({ kind: 'answer', headline: 'Is it dear?', text: 'No. It’s £3.' })
})

test('A form without its sentence is ignored, and the brief stays as it was typed', () => {
  const brief = 'Headline: Men on Mats\nWhen: Tuesdays'
  expect(splitBrief(brief)).toEqual({ request: brief, form: null })
})

test('A brief that contains a colon is not taken for a form', () => {
  const brief = 'Saturday: fill the last places. When: any day in January'
  expect(splitBrief(brief).form).toBeNull()
})

test('Every answer that users type into a form comes back from the brief as one line', () => {
  const typed = fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => /[\p{L}\p{N}]/u.test(text))
  fc.assert(
    fc.property(fc.constantFrom(...BriefFormKind.options), typed, typed, (kind, headline, text) => {
      const parts = `${text.replaceAll('\n', ' ')}\nsecond`
      const { form } = filled(kind, { headline: `Our ${headline}`, text: `We ${text}`, parts })
      expect(form?.kind).toBe(kind)
      expect(form?.headline.includes('\n')).toBe(false)
      if (briefForms[kind].some(({ name }) => name === 'text')) expect(form?.text.startsWith('We')).toBe(true)
    }),
  )
})
