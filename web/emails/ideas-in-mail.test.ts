// @vitest-environment jsdom
import { expect, test } from 'vitest'
import type { ContentData } from '#contract/delivery.ts'
import { renderEmail } from './render.tsx'
import { brandContent, scheduled, setting } from './sample-emails.ts'

const wordsOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? ''
const write = (content: Partial<ContentData>) =>
  renderEmail({ ...scheduled, content: { ...brandContent, ...content } }, setting)

test('an email shows the first lines of a long draft, and no draft for an idea from before drafts existed', () => {
  const [first] = brandContent.contentIdeas
  if (!first) throw new Error('There is no idea to change')
  const draft = 'The dough rests for a day and a half. '.repeat(20)
  const long = write({ contentIdeas: [{ ...first, draft }] })
  const old = write({ contentIdeas: [{ ...first, draft: '' }], eventContentIdeas: [] })
  for (const part of [wordsOf(long.html), long.text]) {
    expect(part).toContain('The dough rests for a day and a half. The dough rests')
    expect(part).not.toContain(draft.trim())
  }
  for (const part of [wordsOf(old.html), old.text]) {
    expect(part).toContain(first.summary)
    expect(part).toContain('View details')
    expect(part).not.toContain('Draft')
  }
})

test('an idea from before dates were saved is shown with the calendar’s words for its date', () => {
  const [idea] = brandContent.eventContentIdeas
  if (!idea) throw new Error('There is no idea to change')
  const quote = 'Stir-up Sunday, Sunday 22 November 2026'
  const evidence = [{ kind: 'event' as const, label: 'The year ahead', quote }]
  const { html, text } = write({ eventContentIdeas: [{ ...idea, occasion: null, evidence }] })
  for (const part of [wordsOf(html), text]) expect(part).toContain(quote)
})
