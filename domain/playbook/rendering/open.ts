// Decides whether a play can be used for a brand.
import type { SubjectKind, Play } from '../form.ts'
import { knowledgeFields } from '../knowledge.ts'
import { chanceOf } from '#domain/seeded.ts'
import { isNeedMet, newTrace, type Voice } from './lines.ts'
import type { RenderContext } from './render-context.ts'
import { subjectsOf, type Subject } from './subjects.ts'

/**
 * Whether a play can be used: its needs are known, it suits the trade's way of working and the brand's
 * country, and no answer excludes it.
 */
export function isOpen(play: Play, { region, answers, card, trade }: RenderContext, voice: Voice): boolean {
  const isHere =
    play.country === null || play.country === region || play.country === (card.country ?? '').toLowerCase()
  const isOfKind = play.works.length === 0 || play.works.some((way) => trade.works.includes(way))
  return (
    isHere &&
    isOfKind &&
    play.needs
      .filter(({ slot }) => !slotsFromSubject(play).has(slot))
      .every((need) => isNeedMet(need, voice, newTrace())) &&
    !play.not.some(({ question, values, not }) => {
      const answer = answers.get(question)?.toLowerCase()
      return answer !== undefined && values.includes(answer) !== not
    })
  )
}

/** The slots that the play's subject fills, so that the card needn't. */
export const slotsFromSubject = ({ about }: Play): ReadonlySet<string> => slotsOfSubjects[about ?? 'offering']

const ofOffering = [
  'offering',
  'an-offering',
  'note',
  'offering-price',
  'says',
  'saids',
  'abouts',
  'three-who-for',
  'three-get-ready',
  'three-often-asked',
  'three-common-mistake',
  ...knowledgeFields,
]
const ofSection = [
  'section',
  'section-text',
  'section-title',
  'section-name',
  'section-news',
  'section-asked',
  'section-opening',
  'section-spoken',
  'section-plain',
  'section-plainly',
  'section-line',
  'section-open',
  'section-do',
  'section-phone',
  'section-prose',
  'section-filmed',
  'section-letter',
  'section-named',
  'section-notice',
  'section-offered',
  'section-here',
  'section-opens-page',
  'section-price',
  'section-next',
  'section-timed',
  'section-how',
  'section-others',
  'section-ahead',
  'section-soon',
  'section-job',
  'section-person',
  'section-booked',
  'section-sold',
  'section-lasting',
  'section-priced',
  'saids',
]
const slotsOfSubjects: Readonly<Record<SubjectKind, ReadonlySet<string>>> = {
  offering: new Set(ofOffering),
  question: new Set([...ofOffering, 'ask', 'answer']),
  person: new Set(['name', 'first', 'role', 'says', 'saids']),
  review: new Set([...ofOffering, 'review-text', 'reviewer']),
  section: new Set(ofSection),
}

/** Whether the play can be about this subject, because the subject has everything that the play needs. */
export const suits = (play: Play, subject: Subject | null): boolean =>
  suitsWays(play, subject) &&
  play.needs.every(
    ({ slot, isLenient }) =>
      isLenient || !slotsFromSubject(play).has(slot) || subject?.slots.has(slot) === true,
  )

/** Whether customers meet the subject in one of the play's ways of working. */
const suitsWays = ({ works }: Play, subject: Subject | null): boolean =>
  works.length === 0 || subject?.works == null || works.some((one) => subject.works?.includes(one) === true)

/**
 * Picks a subject for a play if none was chosen: one of the right kind that has what the play needs,
 * preferably with a note.
 * @param turn a key, such as the date, so that another day gets another subject; without it the first is
 * taken
 */
export function mainSubject(context: RenderContext, play: Play, turn = ''): Subject | null {
  const suiting = subjectsOf(context, play.about ?? 'offering').filter((subject) => suits(play, subject))
  const known = suiting.filter(({ offered }) => offered?.note != null)
  const among = known.length > 0 ? known : suiting
  return among[turn === '' ? 0 : Math.floor(chanceOf(`${turn} ${play.id}`) * among.length)] ?? null
}
