// Checks that the most used email clients support the HTML and CSS of our emails.
import { caniemail } from 'caniemail'
import { expect, test } from 'vitest'
import { renderEmail } from './render.tsx'
import { emails, scheduled, setting } from './sample-emails.ts'

const clients: Parameters<typeof caniemail>[0]['clients'] = [
  'gmail.*',
  'outlook.*',
  'apple-mail.*',
  'yahoo.*',
]

/** The features that some client doesn't support, each with why the email is still complete there. */
const forborne: Record<string, string> = {
  '@media': 'Colours for the dark and a narrower margin on phones; without them the mail is light.',
  'color-scheme meta tag': 'Says that there are dark colours; programs without it choose by themselves.',
  '<style> element': 'Holds those two queries only; every piece has its styles with it.',
  '<body> element': 'Its ground stands on a table as well.',
  'display:none':
    'Hides the words for the list of mails, which max-height and overflow do where this does not.',
  'max-height property': 'The second way of hiding them; Outlook on Windows has a third.',
  overflow: 'Belongs to it.',
  'border-radius': 'Corners are square instead.',
  'table-layout': 'Keeps a very long word from pushing the sheet apart, which it then does.',
  'role attribute': 'Tells readers of screens that tables are for looks; they are read as tables instead.',
}

const agency = {
  ...scheduled,
  reader: 'client' as const,
  content: { ...scheduled.content, isAgencyDelivery: true },
}
const mails = [...emails, agency].map((email) => ({ kind: email.kind, ...renderEmail(email, setting) }))

/**
 * The caniemail data lacks some clients here and throws for them. It covers Yahoo, Apple Mail and Gmail, which breaks words
 * anyway.
 */
const withoutWordWrap = (html: string) => html.replaceAll(';word-wrap:break-word', '')

const unknownIn = (html: string) =>
  new Set(
    [...caniemail({ clients, html: withoutWordWrap(html) }).issues.errors.values()].flatMap((list) =>
      list.map(({ title }) => title),
    ),
  )

test.each(mails)(
  'the email $kind uses only features that Gmail, Outlook, Apple Mail and Yahoo support',
  ({ html }) => {
    expect([...unknownIn(html)].filter((title) => !(title in forborne))).toEqual([])
  },
)

test('every feature on the list of tolerated gaps is used by our emails', () => {
  const unknown = new Set(mails.flatMap(({ html }) => [...unknownIn(html)]))
  expect([...unknown].toSorted()).toEqual(Object.keys(forborne).toSorted())
})

test('the check finds a feature that a client doesn’t support', () => {
  expect([...unknownIn('<div style="display:grid;position:sticky">x</div>')]).not.toEqual([])
})
