// Tests the ideas for a brief whose form the user has filled in.
import { describe, expect, test } from 'vitest'
import { type BriefFormAnswers, type BriefFormKind, briefFormLines } from '#contract/brief-form.ts'
import { asked, propose, trade } from '#tests/support/builders/proposing.ts'
import { aBrand, aKnownBrand } from './fixtures/a-brand.ts'

const withForm = (
  request: string,
  kind: BriefFormKind,
  answers: BriefFormAnswers,
  format?: 'video' | 'events',
) => asked(`${request}\n${briefFormLines(kind, answers)}`, format)

describe('The ideas for a brief with a filled-in form', () => {
  const cafe = aKnownBrand(trade('cafe'))
  const mats = {
    headline: 'Bread for Two',
    text: 'A small loaf, baked on the day for people who live alone or as a couple',
    who: 'people who throw half a loaf away',
    when: 'Tuesdays and Fridays from 12 January',
    price: '£2.40',
  }

  test('A filled-in form gets a post, an email and a video that print every answer', async () => {
    const { ideas, needs } = await propose(cafe, withForm('small loaves, launch', 'offer', mats), [], 3)
    expect(ideas.map(({ contentType }) => contentType).toSorted()).toEqual(['email', 'social', 'video'])
    for (const { title, draft } of ideas) {
      expect(title).toContain('Bread for Two')
      for (const said of [`${mats.text}.`, 'When: Tuesdays and Fridays from 12 January', 'Price: £2.40'])
        expect(draft).toContain(said)
    }
    expect(needs).toBeNull()
  })

  test('The words of the request above a form are never printed in an idea', async () => {
    const request = '1,000 card holders who haven’t been since June, win them back'
    const { ideas } = await propose(cafe, withForm(request, 'offer', mats), [], 3)
    expect(ideas.length).toBeGreaterThan(0)
    for (const { title, draft } of ideas) expect(`${title} ${draft}`).not.toMatch(/1,000|since June/)
  })

  test("A form for lapsed customers gets only an email, which doesn't tell them that they are lapsed", async () => {
    const { ideas } = await propose(cafe, withForm('win back lapsed customers', 'offer', mats), [], 3)
    expect(ideas).toHaveLength(1)
    const [email] = ideas
    expect(email?.contentType).toBe('email')
    expect(email?.draft).toContain('It’s been a while')
    expect(email?.draft).not.toContain('Who it’s for')
  })

  test('A form for a job gets ideas with the hours, the pay and how to apply', async () => {
    const job = {
      headline: 'Weekend barista',
      text: 'you make the coffee and keep the queue happy',
      when: 'Saturdays and Sundays, 8 to 4',
      price: '£12.80 an hour',
      next: 'Ask for Dara, or write to jobs@theoldmill.co.uk',
    }
    const { ideas } = await propose(cafe, withForm('need somebody at weekends', 'job', job), [], 3)
    expect(ideas).toHaveLength(3)
    for (const { draft } of ideas) {
      expect(draft).toContain('Hours and start: Saturdays and Sundays, 8 to 4\nPay: £12.80 an hour')
      expect(draft).toContain('Ask for Dara, or write to jobs@theoldmill.co.uk.')
    }
  })

  test('A form for a series gets ideas with all parts, numbered if they are posted one by one', async () => {
    const parts = ['Turkey curry', 'Ham soup', 'Bubble and squeak']
    const form = withForm('days of leftovers', 'series', {
      headline: 'Three leftovers',
      parts: parts.join('\n'),
    })
    const { ideas } = await propose(cafe, form, [], 3)
    expect(ideas).toHaveLength(3)
    for (const { draft } of ideas) for (const part of parts) expect(draft).toContain(part)
    expect(ideas.some(({ draft }) => draft.includes('2 of 3: Ham soup'))).toBe(true)
  })

  test('A form with a wrong date gets no ideas, and the message names the date', async () => {
    const form = withForm('late opening', 'offer', { ...mats, when: 'Friday 12 January' })
    const { ideas, shortfall } = await propose(cafe, form)
    expect(ideas).toEqual([])
    expect(shortfall).toBe(
      '“Friday 12 January” falls on another weekday. Change the date and generate again.',
    )
  })

  test('An answer such as “Website coming soon” is printed, though on a website it would be a placeholder', async () => {
    const form = withForm('a new phone line', 'offer', {
      ...mats,
      next: 'Call 715-555-0142. Website coming soon',
    })
    const { ideas } = await propose(cafe, form)
    for (const { draft } of ideas) expect(draft).toContain('Call 715-555-0142. Website coming soon.')
    expect(ideas).toHaveLength(3)
  })

  test('A brand without any facts gets ideas from a filled-in form, in the format that the brief asks for', async () => {
    const { ideas } = await propose(aBrand(), withForm('small loaves', 'offer', mats, 'video'), [], 3)
    expect(ideas.map(({ contentType }) => contentType)).toEqual(['video'])
  })
})
