import type { Idea } from '#contract/ideas.ts'

/** An idea with text in every part, as the engine makes it, without marks. */
export const anIdea = (more: Partial<Idea> = {}): Idea => ({
  id: 'i1',
  title: 'How to keep a loaf four days',
  summary: 'People buy a better loaf more often when none of it ends up in the bin.',
  description: 'Keep it cut side down on a board.\n\nTell us how many of you there are.',
  outline: ['The first hour: let it cool. A hot slice turns gummy.', 'Two days: cut side down on a board.'],
  draft: 'Keep it cut side down on a board.\n\nGone hard? Ten minutes in a hot oven.',
  callToAction: 'Tell us how many of you there are.',
  prepare: ['A loaf from Monday', 'A bread knife'],
  checks: ['The oven time is right for your loaf.'],
  effort: 'quick',
  reader: 'existing',
  occasion: null,
  tasks: [],
  asks: [],
  edited: [],
  canUndo: false,
  profileId: 'p1',
  contentType: 'video',
  objective: 'educate',
  status: 'generated',
  dismissal: null,
  isInstant: true,
  repeatsSummary: false,
  formatFields: [],
  evidence: [{ kind: 'profile', label: 'Company information', quote: 'We have baked since 1978.' }],
  explanation: {
    because: 'It answers a question before it is asked.',
    now: 'It suits this time of year.',
  },
  engine: 'built-in',
  generatedAt: '2026-11-20T09:00:00.000Z',
  ...more,
})

/** An invitation: its draft says everything in its fields and outline. */
export const anInvitation = anIdea({
  contentType: 'events',
  title: 'An evening at the oven',
  draft: 'Come and see how bread is made.\n\nWhen: A Saturday, at seven.\n\nPlaces: 12.',
  outline: ['What happens: Come and see how bread is made.', 'When: a Saturday, at seven.', 'Places: 12.'],
  formatFields: [
    { label: 'What happens', lines: ['Come and see how bread is made.'] },
    { label: 'When', lines: ['a Saturday, at seven.'] },
    { label: 'Places', lines: ['12.'] },
  ],
})

/** An idea from the engine before the playbook, with all its text in the description. */
export const anOldIdea = anIdea({
  title: 'What £4.20 buys',
  summary: 'The price of a loaf, shown.',
  description: 'Angle: the clock.\n1. Weigh the flour.\n2. Show the clock.',
  outline: [],
  draft: '',
  callToAction: '',
  prepare: [],
  checks: [],
  effort: null,
  reader: null,
  explanation: null,
  contentType: 'linkedin',
  formatFields: [{ label: 'First line', lines: ['Two days, one loaf.'] }],
})
