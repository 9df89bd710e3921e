// @vitest-environment jsdom
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderEmail } from './render.tsx'
import { emails, first, setting } from './sample-emails.ts'

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const wordsOf = (html: string) => read(html).body.textContent ?? ''

test.each(emails)(
  'the email $kind has a greeting, its links and how to get help, both as HTML and as text',
  (email) => {
    const { subject, html, text } = renderEmail(email, setting)
    expect(subject).not.toBe('')
    for (const part of [wordsOf(html), text]) {
      expect(part).toContain('Hello Rosa,')
      expect(part).toContain('help@inkling.example')
      expect(part).toContain('You’re receiving this email because')
    }
    const page = read(html)
    const links = [...page.querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'))
    for (const address of Object.values(email).filter(
      (value) => typeof value === 'string' && value.startsWith('https'),
    )) {
      expect(links).toContain(address)
      expect(text).toContain(address)
    }
  },
)

test.each(emails)(
  'the email $kind runs no script, loads nothing, and is far below the size at which Gmail cuts emails off',
  (email) => {
    const { html, text } = renderEmail(email, setting)
    const page = read(html)
    expect(page.querySelector('script, iframe, img, form, link, object')).toBeNull()
    expect(html).not.toMatch(/url\(|javascript:/)
    expect(html.length).toBeLessThan(60_000)
    expect(text).not.toMatch(/<[a-z/]/i)
  },
)

/** Starts every text with a mark that reverses the direction of what follows, and isolates its end. */
function turned<T>(value: T): T {
  const withMarks = (_: string, part: unknown) =>
    typeof part === 'string' && /^Rosa$|^\D.* /.test(part) ? `\u202e${part}\u2066` : part
  return JSON.parse(JSON.stringify(value, withMarks)) as T
}

test.each(emails)(
  'no name or title in the email $kind can reverse the direction of the text around it',
  (email) => {
    const { subject, html, text } = renderEmail(turned(email), setting)
    for (const part of [subject, wordsOf(html), text])
      expect(part).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
    expect(text).toContain('Hello Rosa,')
  },
)

test('each kind of email has its own subject', () => {
  const subjects = emails.map((email) => renderEmail(email, setting).subject)
  expect(new Set(subjects).size).toBe(emails.length)
  expect(subjects).toContain('Your first six ideas for Pell & Daughter')
  expect(subjects).toContain('Your Inkling account closes on 20 December 2026')
})

test('the first delivery’s email shows each idea’s title, reason, the beginning of its draft and a link to all of it', () => {
  const { html, text } = renderEmail(first, setting)
  const links = [...read(html).querySelectorAll('a')].map((anchor) => anchor.getAttribute('href'))
  for (const part of [wordsOf(html), text]) {
    ;[...first.ideas, ...first.eventIdeas].forEach((idea) => {
      expect(part).toContain(idea.title)
      expect(part).toContain(idea.summary)
      expect(part).toContain(idea.draft)
    })
    expect(part.split('View details')).toHaveLength(7)
    expect(part).toContain('first five ideas and one event idea')
    expect(part).toContain('For Shrove Tuesday, Tuesday 9 February 2027')
    expect(part).toContain('By 26 January: film the griddle')
    expect(part).toContain('Blog')
    // Sources are only shown in the report, not in the email.
    expect(part).not.toContain('Every loaf takes thirty-six hours.')
  }
  first.ideas.forEach((_, at) => {
    expect(links).toContain(`${first.reportLink}#idea-${at + 1}`)
    expect(text).toContain(`${first.reportLink}#idea-${at + 1}`)
  })
  expect(links).toContain(`${first.reportLink}#event-idea-1`)
  expect(text).toContain('6. Six: why a loaf takes its time (Video)')
})

test('the email of a first delivery with few ideas says how many there are and why', () => {
  const one = {
    ...first,
    ideas: first.ideas.slice(0, 1),
    eventIdeas: [],
    shortfall: 'Add two prices and nine more ideas open up.',
  }
  const { subject, html, text } = renderEmail(one, setting)
  expect(subject).toBe('Your first idea for Pell & Daughter')
  expect(text).toContain('Here is your first idea for Pell & Daughter.')
  for (const part of [wordsOf(html), text])
    expect(part).toContain('Add two prices and nine more ideas open up.')
})

test('a recipient without a first name gets a greeting without one', () => {
  expect(
    renderEmail({ kind: 'verify-address', firstName: ' ', link: 'https://inkling.example' }, setting).text,
  ).toMatch(/^Hello,\n/)
})

test('markup in names and ideas is shown as text, and line breaks never reach the subject', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'A\r\nBcc: evil@example.com',
      '</td></table>',
    ),
  )
  fc.assert(
    fc.property(nasty, nasty, nasty, (firstName, companyName, title) => {
      const idea = { title, summary: title, contentType: 'video' as const, draft: title }
      const colours = { primary: title, secondary: companyName, tertiary: firstName }
      const { subject, html } = renderEmail(
        { ...first, firstName, companyName, ideas: [idea], eventIdeas: [], colours },
        setting,
      )
      expect(subject).not.toMatch(/[\r\n]/)
      const page = read(html)
      expect(page.querySelector('script, img')).toBeNull()
      expect(page.querySelectorAll('h2')).toHaveLength(1)
    }),
    { numRuns: 150 },
  )
})

test('every email uses the product’s configured name', () => {
  for (const email of emails) {
    const { subject, html, text } = renderEmail(email, { ...setting, productName: 'Quill' })
    expect(`${subject}${wordsOf(html)}${text}`).not.toContain('Inkling')
  }
})
