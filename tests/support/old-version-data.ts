// A database from the version before the playbook: a brand with its facts, ideas from the old engine, a report, and a week of
// news.
import fs from 'node:fs'
import path from 'node:path'
import { passwords } from '#server/outside/secrets/passwords.ts'
import { openDatabase } from '#server/store/embedded/database.ts'
import { type TestStorage, layout } from './database.ts'
import { password } from './members.ts'

/** The last migration of that version. */
const LAST_BEFORE = '20261121162906'

export const profile = {
  company_name: 'Hale & Daughters',
  industry: 'Bakery',
  country: 'GB',
  content_types: ['blog', 'video'],
  content_objectives: ['educate'],
  company_info: 'We have baked in Ludlow since 1978.',
  target_audience: 'Families in Ludlow.',
  delivery_frequency: 'weekly',
  delivery_timezone: 'Pacific/Auckland',
}
const aFact = (quote: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  kind: 'website',
  quote,
  place: { of: 'https://hale.example/', label: 'Our bread', url: 'https://hale.example/' },
  type: 'statement',
  slots: {},
  freshness: 'undated',
  visibility: 'public',
  voice: 'brand',
  ...more,
})
export const facts = [
  aFact('A bread day costs £95.', {
    status: 'confirmed',
    kind: 'profile',
    place: { of: 'told', label: 'Added by you' },
    type: 'labelled-price',
    slots: { label: 'Bread day', amount: '£95' },
  }),
  aFact('A large loaf costs £4.60.', {
    status: 'edited',
    type: 'labelled-price',
    slots: { label: 'Large loaf', amount: '£4.60' },
    original: {
      type: 'labelled-price',
      quote: 'A large loaf costs £4.20.',
      slots: { label: 'Large loaf', amount: '£4.20' },
      freshness: 'undated',
      flags: [],
    },
  }),
  aFact('We shape every loaf by hand.', { status: 'confirmed', type: 'process' }),
  aFact('What we don’t sell goes to the food bank.', { status: 'hidden' }),
  aFact('We have baked in Ludlow since 1978.', {
    status: 'extracted',
    type: 'founded',
    slots: { year: 1978 },
    flags: ['legal'],
  }),
]

export const outline = { label: 'Outline', lines: ['The batch that failed', 'What a loaf costs'] }
export const website = {
  kind: 'website',
  label: 'Our bread',
  quote: 'We shape every loaf by hand.',
  url: 'https://hale.example/',
}
export const key = {
  subject: 'a1b2c3',
  entry: 'food-and-drink/why-by-hand',
  stage: 'consider',
  format: 'blog',
  objective: 'educate',
}
export const explanation = {
  because: 'What am I paying for when I buy a handmade loaf?',
  reasons: ['A named person stands in the words.'],
  scores: { specific: 0.9, fresh: 0.8 },
}
const anIdea = (title: string, more: Record<string, unknown> = {}) => ({
  title,
  summary: `${title}, in a sentence.`,
  description: 'Tell one batch from the bin to the shelf.\n- Begin with the dough that went wrong.',
  content_type: 'blog',
  objective: 'educate',
  status: 'generated',
  is_instant: false,
  format_fields: [outline],
  evidence: [website],
  explanation,
  engine: 'built-in',
  idea_key: key,
  title_shape: 'question',
  call_to_action: 'Come and watch the first loaf being shaped.',
  generated_at: '2026-11-16T09:00:00Z',
  ...more,
})
const forDay = (title: string, occasion: string, quote: string) => ({
  ...anIdea(title, {
    idea_key: { ...key, occasion },
    evidence: [website, { kind: 'event', label: 'The year ahead', quote }],
    format_fields: [
      outline,
      {
        label: 'Production tasks',
        lines: ['By Friday 5 February: Film the griddle', 'By Monday 8 February: Post'],
      },
    ],
  }),
})
export const dismissal = { reason: 'wrong-audience', note: 'We sell to shops' }
export const ideas = [
  anIdea('Plain'),
  anIdea('Used', { status: 'in_use', is_instant: true }),
  anIdea('Published', { status: 'published', published_at: '2026-11-18T09:00:00Z' }),
  anIdea('Away', { status: 'archived', dismissal }),
  anIdea('Unexplained', { explanation: null, format_fields: [], evidence: [] }),
  forDay('Pancakes', 'pancake-day', 'Pancake Day, Tuesday 9 February 2027'),
  forDay('Greens', 'veganuary', 'Veganuary, 1 to 31 January 2027'),
  forDay('Turn', 'year-turn', 'Twixmas, the quiet days, 28 December 2026 to 3 January 2027'),
  forDay('Feast', 'eid-al-fitr', 'Eid al-Fitr, 9 March 2027 (expected, depends on the moon)'),
]

export const reported = {
  title: 'Why each loaf is shaped by hand',
  summary: 'One morning at the bench.',
  description: 'Tell one batch from the bin to the shelf.',
  contentType: 'blog',
  formatFields: [outline],
  evidence: [website],
}
export const report = {
  brandColors: { primary: '#f2c14e', secondary: '#2f6f5e', tertiary: '#d1495b' },
  companyName: 'Hale & Daughters',
  senderName: 'Inkling',
  logoUrl: null,
  isAgencyDelivery: false,
  contentIdeas: [reported],
  eventContentIdeas: [
    {
      ...reported,
      title: 'A griddle in ten photos',
      evidence: [{ kind: 'event', label: 'The year ahead', quote: 'Pancake Day, Tuesday 9 February 2027' }],
      todoTasks: ['By Friday 5 February: Film the griddle'],
    },
  ],
  events: [{ eventName: 'Pancake Day', eventDate: '2027-02-09', eventType: 'event', notes: null }],
  newsUpdatesAndTrends: null,
  shortfall: 'Only one idea could be made of what is known.',
}
const story = {
  headline: 'Flour prices fall again',
  summary: 'The harvest was better than feared.',
  marketingSuggestions: ['Show what a bag costs you now'],
  sourceUrl: 'https://news.example/flour',
  sourceName: 'The Miller',
  publishedAt: '2026-11-20T08:00:00.000Z',
  evidence: [{ kind: 'news', label: 'The Miller', quote: 'Flour prices fall again' }],
}
export const week = { industry: 'Bakery', country: 'GB', updates: [story], shortfall: null }
export const told = [
  {
    link: story.sourceUrl,
    headline: story.headline,
    suggestions: [{ move: 'show-the-price', fact: 'a1b2c3' }],
  },
]

export const email = 'ruth@bakery.example'
/** From the report's address. */
export const token = 'an-old-report-0123456789012345678901234'

/** Opens a database, migrates it only as far as that version did, and writes what that version wrote. */
export async function writeOldVersionData(storage: TestStorage) {
  const before = path.join(storage.dataDir, 'migrations-before')
  for (const name of fs.readdirSync(layout.migrations))
    if (name.slice(0, LAST_BEFORE.length) <= LAST_BEFORE)
      fs.cpSync(path.join(layout.migrations, name), path.join(before, name), { recursive: true })
  const old = await openDatabase({
    url: storage.databaseUrl,
    folder: path.join(storage.dataDir, 'pg'),
    onError: (error) => {
      throw error
    },
  })
  await old.migrate(before)
  const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
    const names = Object.keys(row)
    const values = Object.values(row).map((value) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? JSON.stringify(value) : value,
    )
    const { rows } = await old.pool.query<{ id: string }>(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
      values,
    )
    return rows[0]?.id ?? ''
  }
  const userId = await insert('users', {
    email,
    first_name: 'Ruth',
    last_name: 'Hale',
    plan: 'plus',
    password_hash: await passwords().hash(password),
    email_verified: true,
    onboarding_completed: true,
  })
  const profileId = await insert('profiles', { user_id: userId, ...profile })
  for (const [position, fact] of facts.entries())
    await insert('brand_facts', { profile_id: profileId, position, ...fact })
  const ids: string[] = []
  for (const [position, idea] of ideas.entries())
    ids.push(
      await insert('content_ideas', {
        profile_id: profileId,
        position,
        ...idea,
        key_text: idea.title,
        format_fields: JSON.stringify(idea.format_fields),
        evidence: JSON.stringify(idea.evidence),
      }),
    )
  await insert('deliveries', {
    profile_id: profileId,
    delivery_type: 'scheduled',
    content_data: report,
    access_token: token,
    // 9:30 in the morning of the next day in Auckland.
    created_at: '2026-11-22T20:30:00Z',
    view_count: 3,
  })
  await insert('industry_updates', {
    profile_id: profileId,
    week_of: '2026-11-22',
    updates: week,
    told: JSON.stringify(told),
  })
  await old.close()
  return { profileId, ids }
}
