import fc from 'fast-check'
import { expect, test } from 'vitest'
import { briefFormLines, briefForms, BriefFormKind } from '#contract/brief-form.ts'
import { splitBrief } from './filled-form.ts'

const filled = (kind: BriefFormKind, answers: Parameters<typeof briefFormLines>[1]) =>
  splitBrief(`fill Thursday mornings\n${briefFormLines(kind, answers)}`)

test('the lines of a form are read apart from what the brief asks for', () => {
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

test('each part of a series is read from its own line, without the number or dash people typed before it', () => {
  const { form } = filled('series', {
    headline: '12 days of leftovers',
    parts: '1. turkey curry\n- ham and pea soup\n\nDay 3: bubble and squeak',
  })
  expect(form?.parts).toEqual(['Turkey curry', 'Ham and pea soup', 'Bubble and squeak'])
})

test('labels may be typed by hand, with a straight apostrophe and in lower case', () => {
  const { form } = splitBrief("what people ask or say: is it dear?\nyour answer: No. It's £3.")
  expect(form).toMatchObject({ kind: 'answer', headline: 'Is it dear?', text: 'No. It’s £3.' })
})

test('a form without its sentence counts as no form, and the brief stays as it was typed', () => {
  const brief = 'Headline: Men on Mats\nWhen: Tuesdays'
  expect(splitBrief(brief)).toEqual({ request: brief, form: null })
})

test('a brief with a colon in it is not mistaken for a form', () => {
  const brief = 'Saturday: fill the last places. When: any day in January'
  expect(splitBrief(brief).form).toBeNull()
})

test('whatever people type into a field comes back from the brief as one line', () => {
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
