// Whether a play can be told of a brand at all.
import type { SubjectKind, Play } from '../form.ts'
import { knowledgeFields } from '../knowledge.ts'
import { chanceOf } from '#domain/seeded.ts'
import { isNeedMet, newTrace, type Voice } from './lines.ts'
import type { RenderContext } from './render-context.ts'
import { subjectsOf, type Subject } from './subjects.ts'

/** Whether what the play hangs on is known, it suits the way the trade works and the brand's country, and no answer rules it out. */
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

/** The slots that each thing a play is told of brings itself. */
export const slotsFromSubject = ({ about }: Play): ReadonlySet<string> => brought[about ?? 'offering']

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
  'section-name',
  'section-announced',
  'section-news',
  'section-asked',
  'section-opening',
  'section-plain',
  'section-plainly',
  'section-line',
  'section-open',
  'section-ahead',
  'section-soon',
  'section-job',
  'section-person',
  'section-sold',
  'section-booked',
  'section-long',
  'section-lasting',
  'section-priced',
  'saids',
]
const brought: Readonly<Record<SubjectKind, ReadonlySet<string>>> = {
  offering: new Set(ofOffering),
  question: new Set([...ofOffering, 'ask', 'answer']),
  person: new Set(['name', 'first', 'role', 'says', 'saids']),
  review: new Set([...ofOffering, 'review-text', 'reviewer']),
  section: new Set(ofSection),
}

/** Whether the thing brings all that the play needs of it. */
export const suits = (play: Play, subject: Subject | null): boolean =>
  isMetSo(play, subject) &&
  play.needs.every(
    ({ slot, isLenient }) =>
      isLenient || !slotsFromSubject(play).has(slot) || subject?.slots.has(slot) === true,
  )

/** Whether the thing is met in one of the ways that the play makes sense for. */
const isMetSo = ({ works }: Play, subject: Subject | null): boolean =>
  works.length === 0 || subject?.works == null || works.some((one) => subject.works?.includes(one) === true)

/**
 * What the play is told of where nobody chose: a thing of its kind that brings what it needs, one of which the trade knows most if there
 * is one.
 * @param turn what it is told for, so that another day gets another thing; without it the first is taken
 */
export function mainSubject(context: RenderContext, play: Play, turn = ''): Subject | null {
  const suiting = subjectsOf(context, play.about ?? 'offering').filter((subject) => suits(play, subject))
  const known = suiting.filter(({ offered }) => offered?.note != null)
  const among = known.length > 0 ? known : suiting
  return among[turn === '' ? 0 : Math.floor(chanceOf(`${turn} ${play.id}`) * among.length)] ?? null
}
