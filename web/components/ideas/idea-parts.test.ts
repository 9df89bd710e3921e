import { anIdea, anInvitation, anOldIdea } from '#tests/support/builders/an-idea.ts'
import { expect, test } from 'vitest'
import {
  audienceAndEffort,
  fieldsOf,
  hookOf,
  outlineInBrief,
  outlineName,
  outlineOf,
  subjectOf,
  taskOf,
  textOf,
} from './idea-parts.ts'

const podcast = anIdea({
  contentType: 'podcast',
  outline: ['Who began it?', 'What nearly ended it?'],
  formatFields: [
    { label: 'Guest', lines: ['Ruth Hale'] },
    { label: 'Questions', lines: ['Who began it?', 'What nearly ended it?'] },
    { label: 'Segments', lines: ['A listener’s loaf', ''] },
    { label: 'Empty', lines: [' '] },
  ],
})

test('the outline’s heading depends on the idea’s format', () => {
  expect((['podcast', 'video', 'blog', 'email'] as const).map(outlineName)).toEqual([
    'Questions',
    'Scenes',
    'Outline',
    'Outline',
  ])
})

test('no text is shown twice: neither a podcast’s questions nor what an invitation’s text already says', () => {
  expect(outlineOf(podcast)).toEqual(podcast.outline)
  expect(fieldsOf(podcast).map(({ label }) => label)).toEqual(['Guest', 'Segments'])
  expect(outlineOf(anInvitation)).toEqual([])
  expect(fieldsOf(anInvitation)).toEqual([])
})

test('a field that an edited invitation’s text no longer mentions is shown beside it', () => {
  const rewritten = { ...anInvitation, draft: 'Come and see how bread is made. Places: 12.' }
  expect(fieldsOf(rewritten).map(({ label }) => label)).toEqual(['When'])
})

test('the subject of an email is shown above its text and the hook of a post at its start, not among the fields', () => {
  const subject = [{ label: 'Subject', lines: ['Four days, one loaf'] }]
  const email = anIdea({ contentType: 'email', formatFields: subject })
  expect([subjectOf(email), fieldsOf(email)]).toEqual(['Four days, one loaf', []])
  expect(subjectOf({ ...email, contentType: 'blog' })).toBeNull()
  const hook = [{ label: 'Hook', lines: ['Keep it cut side down on a board.'] }]
  const post = anIdea({ contentType: 'linkedin', formatFields: hook })
  expect([hookOf(post), fieldsOf(post)]).toEqual(['Keep it cut side down on a board.', []])
  expect(hookOf({ ...post, draft: 'Rewritten.' })).toBeNull()
  expect(fieldsOf({ ...post, draft: 'Rewritten.' })).toEqual(hook)
})

test('an idea from before drafts existed shows its description as its text, and keeps its fields', () => {
  expect(textOf(anOldIdea)).toBe(anOldIdea.description)
  expect(fieldsOf(anOldIdea)).toEqual(anOldIdea.formatFields)
  expect([outlineOf(anOldIdea), audienceAndEffort(anOldIdea)]).toEqual([[], []])
})

test('a short outline has only the first sentence of each point', () => {
  expect(outlineInBrief(anIdea())).toEqual([
    'The first hour: let it cool.',
    'Two days: cut side down on a board.',
  ])
  expect(outlineInBrief(anIdea({ outline: ['At 4.20 a loaf. Or 3.80.'] }))).toEqual(['At 4.20 a loaf.'])
})

test.each([
  ['By Friday 12 February: film the griddle', 'By Friday 12 February', 'Film the griddle'],
  ['On Tuesday 9 February: post it', 'On Tuesday 9 February', 'Post it'],
  ['Order suet', null, 'Order suet'],
  ['By hand: knead it', null, 'By hand: knead it'],
])('the task %s is split into its date, if it has one, and its text', (task, by, what) => {
  expect(taskOf(task)).toEqual({ by, what })
})
