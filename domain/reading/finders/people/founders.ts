// Finds who founded, owns or runs the business in its own history: "Dougal started on his own in 1998", "the
// shop is run by two sisters, …".
import { wordCount, type Found, type Sentence } from '../../language/sentence.ts'
import { honorific, isName, names, companySuffix } from './names.ts'
import { yearJoined } from './private-life.ts'

const business = String.raw`(?:business|company|firm|shop|bookshop|store|salon|studio|school|nursery|practice|clinic|surgery|caf[eé]|restaurant|pub|hotel|guest ?house|bakery|bakehouse|brewery|farm|garage|gallery|museum|charity|centre|center|club|agency|workshop|pottery|vineyard|dairy|mill|stall|gym|theatre|choir|garden|kitchen|bar|roastery|yard|forge)`
const beginning = String.raw`(?:founded|co-founded|set up|established|started|opened|launched|began)`
const owning = String.raw`(?:owns?|own and run|owns and runs|bought|took over|took on)`
/**
 * Words that show that the business was started, not just a job: "On his own", "the pottery", "a stall at the
 * market".
 */
const begun = String.raw`(?:(?:out |up )?(?:on (?:his|her|their) own|(?:for|by) (?:him|her|them)sel(?:f|ves))|(?:the|our|this|his|her|their) (?:[\p{Ll}-]+ ){0,2}${business}|an? (?:[\p{Ll}-]+ ){0,3}${business})`

const began = new RegExp(String.raw`^[^.;:!?]{0,90}?(?<!\bn[o’']t )\b${beginning}\s${begun}(?!\p{L})`, 'u')
const owns = new RegExp(
  String.raw`^(?:,? (?:who|and (?:his|her) \p{Ll}+))?[^.;:!?]{0,40}?\b${owning}\s(?:the|our|this)\s(?:[\p{Ll}-]+ ){0,2}${business}(?!\p{L})`,
  'u',
)
const elsewhere =
  /\b(?:before (?:joining|coming|moving)|then joined|later joined|previously|until (?:he|she|they) (?:joined|came))\b/i

/** Pages and headings about the history of the business. */
const ofStory =
  /\b(?:story|history|about|who|how (?:it|we) (?:all )?(?:started|began)|beginnings?|our (?:past|roots)|founders?|owners?|welcome|since (?:18|19|20)\d\d)\b/i

/** The subject of a sentence about the business's history, if that person founded or owns it. */
export function foundersIn({ text, block, staff, isAboutBrand }: Sentence): Found[] {
  const isHome = /^[a-z]+:\/\/[^/]+\/?(?:index\.\w+)?$/i.test(block.place.of)
  const isStory = isHome || ofStory.test(block.heading) || ofStory.test(block.place.label)
  if (block.region !== 'main' || !(isStory || isAboutBrand) || elsewhere.test(text) || wordCount(text) < 4)
    return []
  const [full = ''] =
    new RegExp(String.raw`^(?:In (?:19|20)\d\d,? )?(?:${names.source})`, 'u').exec(text) ?? []
  const name = full.replace(/^In \d{4},? /, '')
  const person = isName(name) && !companySuffix.test(text.slice(full.length)) ? name : staff.subjectOf(text)
  if (person === undefined) return []
  const rest = text.slice(text.indexOf(person) + person.length)
  const role = began.test(rest) ? 'founder' : owns.test(rest) ? 'owner' : null
  return role === null ? [] : [{ type: 'person', slots: { person, role, ...yearJoined(text) } }]
}

const kin = String.raw`(?:brother|sister|wife|husband|partner|son|daughter|mother|father|mum|dad|cousin|friend)`
const given = String.raw`((?:${honorific})?\p{Lu}\p{Ll}+)((?:\s\p{Lu}[\p{L}’-]+){0,2})`
const agents = new RegExp(
  String.raw`\b(founded|started|set up|established|opened|run|owned|owned and run|run and owned|managed)(?:\sin\s\d{4})?\sby\s(?:husband and wife,? |the owners,? |two (?:brothers|sisters|friends),? )?${given}(?:,? (?:and|&) (?:(?:his|her) (${kin}),? )?${given})?(?!\p{L})`,
  'u',
)

/**
 * People named after "founded by", "run by" and so on: "run by Ada and her brother Colm Hale". Two first
 * names with one surname share it.
 */
export function foundedOrRunBy(text: string): { person: string; role: string }[] {
  const match = agents.exec(text)
  if (!match) return []
  const [whole, verb = '', first = '', last = '', relation, second = '', family = ''] = match
  if (companySuffix.test(text.slice(match.index + whole.length))) return []
  const isPair = second !== '' && family !== ''
  if (last === '' && !isPair) return []
  const one = last === '' && relation === undefined ? first + family : first + last
  const people = isPair ? [one, second + family] : [one]
  const role = roleOfVerb(verb, isPair)
  return people.every((person) => !person.includes(' ') || isName(person))
    ? people.map((person) => ({ person, role }))
    : []
}

/** Two people who run a business together usually own it; one person who runs it may only manage it. */
function roleOfVerb(verb: string, isPair: boolean): string {
  if (/own/.test(verb)) return 'owner'
  if (/^(?:run|managed)$/.test(verb)) return isPair && verb === 'run' ? 'owner' : 'manager'
  return 'founder'
}
