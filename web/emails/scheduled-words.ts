// The words of scheduled emails: subject, title, summary, and why the reader gets them.
import { capital, ideasInWords, numberWord } from '../components/plan/counts.ts'
import type { EmailOf } from './email.ts'
import { storiesOf, storyCount } from './stories-in-mail.tsx'
import { asSentences, cut, oneLine } from './wording.ts'

export type Scheduled = EmailOf<'scheduled-delivery' | 'news-digest'>

export type Noun = 'idea' | 'date' | 'story'
const plurals: Record<Noun, string> = { idea: 'ideas', date: 'dates', story: 'stories' }

const noun = (count: number, of: Noun) => (count === 1 ? of : plurals[of])
const counted = (count: number, of: Noun) => `${numberWord(count)} ${noun(count, of)}`

/** The number of further ideas: "Three more ideas". */
export const countMore = (count: number, of: Noun) => `${capital(numberWord(count))} more ${noun(count, of)}`

/** The number of a subject's characters that inboxes show. */
const SUBJECT = 78

/** Names the first item, so that every week's subject is different. */
export function subjectOf(told: Pick<Scheduled, 'content'>): string {
  const company = oneLine(cut(told.content.companyName, 26))
  const { titles, of } = leadOf(told)
  const [first] = titles
  if (first === undefined) return `${company}: what’s coming up`
  const left = titles.length - 1
  const more = left > 0 ? ` and ${numberWord(left)} more ${noun(left, of)}` : ''
  const place = SUBJECT - [...`${company}: “”${more}`].length
  return oneLine(`${company}: “${cut(withinPlace(first, place), place)}”${more}`)
}

/** The title without its last sentences if it is too long. */
function withinPlace(title: string, most: number): string {
  if (title.length <= most) return title
  const [, start] = /^(.{24,}?[.?!])\s/.exec(title) ?? []
  return start !== undefined && start.length <= most ? start : title
}

/** What follows the first item. */
export function preheaderOf(told: Pick<Scheduled, 'content'>): string {
  const rest = leadOf(told).titles.slice(1, 3)
  if (rest.length === 0) return cut(told.content.shortfall ?? capital(summaryOf(told.content)), 180)
  return cut(asSentences(rest.map((title) => cut(title, 80))), 180)
}

/** The titles the email can lead with, and what they are titles of. */
function leadOf({ content }: Pick<Scheduled, 'content'>): { titles: string[]; of: Noun } {
  const ideas = [...content.contentIdeas, ...content.eventContentIdeas].map(({ title }) => title)
  if (ideas.length > 0) return { titles: ideas, of: 'idea' }
  const stories = storiesOf(content.newsUpdatesAndTrends).flatMap(({ stories }) => stories)
  return { titles: stories.map(({ headline }) => headline), of: 'story' }
}

export function titleOf({ kind, content }: Scheduled, company: string): string {
  const stories = storyCount(storiesOf(content.newsUpdatesAndTrends))
  const ideas = content.contentIdeas.length + content.eventContentIdeas.length
  if (ideas > 0 && kind === 'scheduled-delivery') return `${capital(counted(ideas, 'idea'))} for ${company}`
  return stories > 0
    ? `${capital(counted(stories, 'story'))} for ${company}`
    : `What’s coming up for ${company}`
}

/** The contents in words: "five ideas, one event idea and five stories of the week", or empty. */
export function summaryOf(content: Scheduled['content']): string {
  const ideas = content.contentIdeas.length
  const eventIdeas = content.eventContentIdeas.length
  const days = content.events.length
  const stories = storyCount(storiesOf(content.newsUpdatesAndTrends))
  return new Intl.ListFormat('en-GB').format(
    [
      ideasInWords({ ideas, eventIdeas: 0 }),
      ideasInWords({ ideas: 0, eventIdeas }),
      days > 0 ? `${counted(days, 'date')} coming up` : '',
      stories > 0 ? `${counted(stories, 'story')} of the week` : '',
    ].filter(Boolean),
  )
}

/** Says why the reader gets the email. */
export function reasonOf(told: Scheduled, company: string, sender: string, productName: string): string {
  const what = told.kind === 'news-digest' ? 'the week’s news' : `${told.frequency} ideas`
  switch (told.reader) {
    case 'owner':
      return `You’re receiving this email because your ${productName} account sends you ${what} for ${company}.`
    case 'team':
      return `You’re receiving this email because ${company} added you to the team that gets ${told.kind === 'news-digest' ? what : `its ${what}`}.`
    case 'client':
      return `You’re receiving this email because ${sender} sends you ${what} for ${company}.`
    case 'agency':
      return `You’re receiving this email because you asked for a copy of ${what} for your client ${company}.`
  }
}
