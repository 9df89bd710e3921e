// What a trade calls itself and the people it is there for: a dentist's practice has patients, and a charity has no customers. What is
// written for any trade says "customer" and "firm", and is told in the trade's own words.
import { once } from '#domain/once.ts'
import type { Brief } from './brief.ts'
import type { Archetype, Entry, Library } from './entry.ts'

export interface Called {
  customer: string
  customers: string
  /** What sort of body it is: "charity". */
  firm: string
  firms: string
}

/** By the industry's own words first, then by the archetype; everybody else is a firm and has customers. */
export function calledIn(industry: string, archetype: Archetype): Called {
  const [customers, firm] = (archetype.id === 'charity'
    ? undefined
    : byTrade.find(([trade]) => trade.test(industry))?.[1]) ??
    byArchetype[archetype.id] ?? ['customers', 'firm']
  return { customer: oneOf(customers), customers, firm, firms: severalOf(firm) }
}

/** The library in a trade's words: what is written for any trade speaks of supporters and charities. A trade's own questions stay. */
export const libraryFor = (library: Library): ((called: Called) => Library) =>
  once(
    (called) => ({
      archetypes: library.archetypes.map((archetype, at, { length }) =>
        at < length - 1
          ? archetype
          : { ...archetype, questions: archetype.questions.map((entry) => inWordsOf(called, entry)) },
      ),
      moves: library.moves.map((move) => inWordsOf(called, move)),
    }),
    { by: wordsOf },
  )

/** Seasonal briefs in a trade's words, those that are written for any trade. */
export const briefsFor = (briefs: readonly Brief[]): ((called: Called) => readonly Brief[]) =>
  once(
    (called) =>
      briefs.map((brief) =>
        brief.trades === undefined
          ? {
              ...inWordsOf(called, brief),
              production: brief.production.map(({ task, ...rest }) => ({
                ...rest,
                task: inWords(called, task),
              })),
            }
          : brief,
      ),
    { by: wordsOf },
  )

const wordsOf = ({ customers, firm }: Called): string => `${customers} ${firm}`

type Texts = Pick<
  Entry,
  'question' | 'titles' | 'why' | 'whyElse' | 'angle' | 'beats' | 'callsToAction' | 'objections'
>

/** What is written for any trade, in this one's words. Its matter (`needs`) stays. */
function inWordsOf<Written extends Texts & { tasks?: readonly string[] }>(
  called: Called,
  written: Written,
): Written {
  const say = (text: string) => inWords(called, text)
  const three = ([one, two, last]: Entry['titles']): Entry['titles'] => [say(one), say(two), say(last)]
  return {
    ...written,
    question: say(written.question),
    titles: three(written.titles),
    why: say(written.why),
    ...(written.whyElse && { whyElse: written.whyElse.map(say) }),
    angle: say(written.angle),
    beats: written.beats.map(say),
    callsToAction: three(written.callsToAction),
    objections: written.objections.map(say),
    ...(written.tasks && { tasks: written.tasks.map(say) }),
  }
}

/** "A firm" as "a charity", "Customers" as "Patients". The adjective has no noun's place: "a firm handshake" is left alone. */
function inWords(called: Called, text: string): string {
  return text.replace(/\b(customers?|firms?)\b(?!-)(?! (?:sentence|handshake|hand|grip|chair))/gi, (word) => {
    const said = called[nameOf(word.toLowerCase())]
    return /^\p{Lu}/u.test(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  })
}

const nameOf = (word: string): keyof Called =>
  word === 'customer' || word === 'customers' || word === 'firm' ? word : 'firms'

const oneOf = (customers: string): string =>
  customers.endsWith('ies') ? customers.replace(/ies$/, 'y') : customers.replace(/s$/, '')

const severalOf = (firm: string): string =>
  /[^aeiou]y$/.test(firm) ? firm.replace(/y$/, 'ies') : /(?:s|ch|x)$/.test(firm) ? `${firm}es` : `${firm}s`

/** What people are called, and what the body is that they come to. */
type Words = readonly [customers: string, firm: string]

const byTrade: readonly (readonly [RegExp, Words])[] = [
  [/\b(?<!(?:plant|tree|garden) )(?:nursery|nurseries|childcare|child ?minders?|child ?minding|pre-?schools?|playgroups?)\b(?! (?:gardens?|stock))/i, ['parents', 'nursery']],
  [/\b(?:guest ?houses?|hotels?|hostels?|inns?|b&bs?|bed and breakfasts?|holiday (?:lets?|cottages?|parks?)|glamping|camp ?sites?|self-catering|lodges?|spas?)\b/i, ['guests', 'house']],
  [/\b(?:museums?|galler(?:y|ies)|zoos?|aquariums?|visitor attractions?|theme parks?|stately homes?|historic houses?)\b/i, ['visitors', 'house']],
  [/\b(?:driving|language|music|dance|riding|swimming) (?:schools?|lessons?|teach\p{L}+|tuition)\b|\b(?:tuition|tutors?|tutoring)\b/iu, ['pupils', 'school']],
  [/\b(?:primary|secondary|independent|boarding|grammar|high|prep(?:aratory)?|infant|junior) schools?\b|\bschools?$|\bacadem(?:y|ies)\b/i, ['families', 'school']],
  [/\b(?:universit(?:y|ies)|colleges?|adult education|further education|higher education)\b/i, ['students', 'college']],
  [/\b(?:(?:public|town|community) librar(?:y|ies)|library services?)\b/i, ['readers', 'library']],
  [/\b(?:(?:parish|town|city|borough|county|district|local) councils?|councils?$|local authorit(?:y|ies)|local government|municipalit(?:y|ies))\b/i, ['residents', 'council']],
  [/\b(?:housing (?:associations?|co-?operatives?)|social housing)\b/i, ['tenants', 'landlord']],
  [/\b(?:trade unions?|professional bod(?:y|ies)|membership (?:bod(?:y|ies)|organi[sz]ations?)|chambers? of commerce|(?:trade|members[’']?|residents[’']?) associations?|credit unions?|societ(?:y|ies)$|clubs?$)\b/i, ['members', 'body']],
  [/\b(?:solicitors?|law firms?|lawyers?|conveyanc\w+|accountan\w+|book-?keep\w+|architects?|surveyors?|counsell\w+|psychotherap\w+|financial advis\w+|salons?|photograph\w+)\b/i, ['clients', 'firm']],
  [/\b(?:vets?|veterinary)\b/i, ['clients', 'practice']],
] // prettier-ignore

const byArchetype: Readonly<Record<string, Words>> = {
  charity: ['supporters', 'charity'],
  'agency-and-consulting': ['clients', 'firm'],
  'health-and-dental': ['patients', 'practice'],
  fitness: ['members', 'club'],
}
