// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DeliveredIdea } from '#contract/delivery.ts'
import { attribute, read } from '#tests/support/pages.ts'
import { content, idea, report } from '#tests/support/report.ts'

test('an agency’s report has its client’s header, and says at the end who powers it', () => {
  const document = read(report())
  expect(document.querySelector('h1')?.textContent).toBe('Content Ideas for Pell & Daughter')
  expect(document.querySelector('header img')?.getAttribute('src')).toBe('https://pell.example/logo.png')
  expect(document.querySelector('header')?.textContent).toContain('Prepared by Northlight Agency')
  expect(document.querySelector('header time')?.textContent).toBe('20 November 2026')
  expect(document.querySelector('footer')?.textContent).toBe('Powered by Inkling')
})

test('a report that is not from an agency has the product’s header, and its copyright at the end', () => {
  const document = read(report({ isAgencyDelivery: false }))
  expect(document.querySelector('header a')?.textContent).toBe('Inkling')
  expect(document.querySelector('header img')).toBeNull()
  expect(document.querySelector('footer')?.textContent).toBe('© 2025 Inkling')
})

test('a report counts the items of its sections, leaves out empty ones, and links to each idea from its contents', () => {
  const full = read(report())
  expect([...full.querySelectorAll('h2')].map((title) => title.textContent)).toEqual([
    'Content Ideas5',
    'Event Content Ideas1',
    'Upcoming Events1',
  ])
  const targets = [...full.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '')
  expect(targets.length).toBeGreaterThan(8)
  for (const target of targets) expect(full.querySelector(target), target).not.toBeNull()
  const short = read(
    report({ contentIdeas: content.contentIdeas.slice(0, 1), eventContentIdeas: [], events: [] }),
  )
  expect(short.querySelectorAll('h2')).toHaveLength(1)
  expect(short.querySelector('nav')).toBeNull()
})

test('a list of contents is folded if it is long', () => {
  const many = Array.from({ length: 30 }, (_, at) => idea(`Idea ${at}`))
  expect(read(report({ contentIdeas: many })).querySelector('details')?.open).toBe(false)
  expect(read(report()).querySelector('details')?.open).toBe(true)
})

const textsOf = (root: ParentNode | null | undefined, selector: string) =>
  [...(root?.querySelectorAll(selector) ?? [])].map((element) => element.textContent)

test('an idea in a report shows its draft, audience, short outline, preparation, checks, and folded sources', () => {
  const outline = ['Mix the evening before: it needs the night. Nobody sees that.', 'Bake at four.']
  const article = read(report({ contentIdeas: [{ ...idea('One'), outline }] })).querySelector('#idea-1')
  const said = article?.textContent ?? ''
  for (const part of ['New people', 'Half a day', 'A loaf takes a day and a half.', 'Come by at seven.'])
    expect(said).toContain(part)
  expect(textsOf(article, 'h4')).toEqual(['Draft', 'Scenes', 'What to prepare', 'Check before you publish'])
  expect(textsOf(article, 'li')).toEqual([
    'Hands',
    'Oven',
    'Mix the evening before: it needs the night.',
    'Bake at four.',
    'Film the hands at the bench',
    'The shop opens at seven',
    'Every loaf takes thirty-six hours. Website, Our bread',
  ])
  const sources = article?.querySelector('details')
  expect([sources?.open, sources?.querySelector('summary')?.textContent]).toEqual([false, 'Sources 1'])
  const link = article?.querySelector('a')
  expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
    'https://pell.example/bread',
    'nofollow noopener noreferrer',
  ])
})

test('an idea for a date shows the date, and its tasks with their dates', () => {
  const article = read(report()).querySelector('#event-idea-1')
  expect(article?.textContent).toContain('For Stir-up Sunday, Sunday 22 November 2026')
  expect(textsOf(article, 'h4')).toContain('Production Tasks')
  expect(textsOf(article, 'li strong')).toEqual(['By Thursday 19 November: ', 'By Friday 20 November: '])
})

test('a report names no document and shows no brief', () => {
  const evidence = [
    { kind: 'document' as const, label: 'Prices 2026 final.pdf, page 2', quote: 'A loaf costs £4.20.' },
    { kind: 'answer' as const, label: 'How long does the dough rest?', quote: '24 hours' },
    { kind: 'profile' as const, label: 'Edited by you, from Prices.pdf, page 1', quote: 'It costs £4.' },
    { kind: 'brief' as const, label: 'Your brief', quote: 'Make them forget last year' },
  ]
  const html = report({
    contentIdeas: [{ ...idea('One'), evidence }],
    eventContentIdeas: [{ ...idea('Two'), evidence, todoTasks: [] }],
  })
  expect(textsOf(read(html).querySelector('#idea-1'), 'details li')).toEqual([
    'A loaf costs £4.20. From our own records',
    '24 hours From our own records',
    'It costs £4. From our own records',
  ])
  expect(html).not.toMatch(/\.pdf,|forget last year/)
})

test('an idea in a report from before drafts existed shows its description', () => {
  const old = DeliveredIdea.parse({
    title: 'Why our crust cracks twice',
    summary: 'Two cracks, one oven.',
    description: 'Angle: the sound.\n1. Listen at the door\n2. Ask Ruth why',
    contentType: 'video',
    formatFields: [{ label: 'Shots', lines: ['Hands', 'Oven door'] }],
  })
  const document = read(
    report({ contentIdeas: [old], eventContentIdeas: [{ ...old, todoTasks: ['Order suet'] }] }),
  )
  expect(document.querySelector('header')?.textContent).not.toContain('draft')
  expect(textsOf(document.querySelector('#idea-1'), 'li')).toEqual([
    'Listen at the door',
    'Ask Ruth why',
    'Hands',
    'Oven door',
  ])
  expect(textsOf(document.querySelector('#event-idea-1'), 'li')).toContain('Order suet')
  expect(textsOf(document, 'article h4')).toEqual(['Production Tasks'])
})

test('a report is not indexed by search engines and contains no script', () => {
  const document = read(report())
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
  expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
  expect(document.querySelector('script')).toBeNull()
  expect(attribute(report(), 'meta[property="og:image"]', 'content')).toBe(
    'https://inkling.example/delivery/abc/picture.png',
  )
})

test('text from a brand or the engine is shown as text and never run', () => {
  const nasty = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '</style><script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'javascript:alert(1)',
      'data:text/html,<script>',
      '1. <svg onload=alert(1)>',
    ),
  )
  fc.assert(
    fc.property(nasty, nasty, nasty, (one, two, three) => {
      const odd = {
        ...idea(one),
        summary: two,
        description: three,
        draft: three,
        callToAction: one,
        outline: [two],
        prepare: [three],
        checks: [one],
        occasion: { id: one, name: two, from: three, to: one },
        formatFields: [
          { label: one, lines: [two, three] },
          { label: 'Hook', lines: [three] },
        ],
        evidence: [{ kind: 'news' as const, label: one, quote: two, url: three }],
      }
      const html = report({
        companyName: one,
        senderName: two,
        logoUrl: three,
        brandColors: { primary: one, secondary: two, tertiary: three },
        contentIdeas: [odd],
        eventContentIdeas: [{ ...odd, todoTasks: [one, two] }],
        events: [{ eventName: one, eventDate: two, eventType: 'event', notes: three }],
      })
      const document = read(html)
      expect(document.querySelectorAll('script, iframe, object, svg[onload], [onerror]')).toHaveLength(0)
      expect(document.querySelectorAll('style')).toHaveLength(1)
      for (const link of document.querySelectorAll('a[href], img[src]')) {
        expect(link.getAttribute('href') ?? link.getAttribute('src')).toMatch(/^(https?:|\/|#)/)
      }
    }),
    { numRuns: 100 },
  )
})
