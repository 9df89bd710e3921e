// Reads text below a person's name. All of it is about that person, whether it says "Ruth throws", "she", or
// has no subject.
import { findQuantities } from '../../language/values/numbers.ts'
import { firstNameOf } from './names.ts'
import { isSubject, peopleWithRolesIn, personOf, type PersonCard } from './people.ts'
import { isPrivate, yearJoined } from './private-life.ts'
import { roleAtStart } from './roles.ts'
import { isAboutPerson, wordCount, type Found, type Sentence } from '../../language/sentence.ts'
import type { TextBlock } from '../../language/text-block.ts'

/**
 * The facts of a sentence below a person's name; null for any other sentence. None of them is about the
 * brand's founding.
 */
export function findBiography(sentence: Sentence): Found[] | null {
  const { text, block, staff } = sentence
  const card = personOf(block.heading)
  if (!card) return null
  const introduced = staff.introducedIn(block, text)
  if (introduced.length > 0) return introduced.map((slots) => ({ type: 'person', slots }))
  const isOfPeople = card.role !== undefined || whoPages.test(block.place.label)
  if (!isOfPeople && !isAbout(card, block)) return text === block.heading ? null : roleLine(text, card)
  if (text.endsWith('?') || text === block.heading) return []
  if ((card.role ? /^(?:We|Our|So far|To date)\b/ : /^(?:So far|To date)\b/).test(text)) return null
  const isMore = isOfPeople && worthTelling.test(text) && !isPrivate(text) && goesOn(text, card)
  const isBiography = wordCount(text) >= 4 && (isSubject(text, card, isOfPeople) || isMore)
  if (!isBiography) return roleLine(text, card) ?? (isOfPeople ? sinceLine(text, card) : [])
  const counted = isAboutPerson(text) ? [] : findQuantities({ ...sentence, isAboutBrand: true })
  const said = peopleWithRolesIn(text).find(({ person }) => person === card.person)
  return [
    { type: 'person', slots: { ...said, ...card, ...yearJoined(text) } },
    ...counted.filter(({ slots }) => !/^(?:years|decades)$/i.test(slots.noun ?? '')),
  ]
}

const whoPages =
  /\b(team|staff|trustees|people|faculty|meet|directors|board|founders?|practitioners|hosts?|crew|owners)\b|^who\b|^(?:about )?us$/i

/** On other pages than those about people, the text has to show that it is about the person. */
const isAbout = ({ person }: PersonCard, { text }: TextBlock): boolean =>
  isAboutPerson(text) ||
  new RegExp(String.raw`^${RegExp.escape(firstNameOf(person))}\s\p{Ll}+(?:ed|s)\b`, 'u').test(text)

/** A line below the name that is only a role: "Senior Potter". */
function roleLine(text: string, card: PersonCard): Found[] | null {
  const role = wordCount(text) <= 8 ? roleAtStart(text) : null
  return role ? [{ type: 'person', slots: { ...card, role } }] : null
}

/** A short line about how long the person has done something: "Schools since 2017." */
const sinceLine = (text: string, card: PersonCard): Found[] =>
  /^\p{Lu}[\p{L} ]{2,30}(?<!\b[Cc]losed) since (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d\d\.?$/u.test(text)
    ? [{ type: 'person', slots: { ...card, ...yearJoined(text) } }]
    : []

/** A sentence is worth keeping as a fact if it has a figure or mentions the brand. */
const worthTelling =
  /\d|\b(?:we|us|our|ours|here|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b/iu

/**
 * Whether the sentence continues about the person: "She came", "Her rule is", "Came in 2017", "With us
 * since", "Nineteen years in a bakery", "Signalman until 2008".
 */
const goesOn = (text: string, { person }: PersonCard): boolean =>
  text.startsWith(`${firstNameOf(person)} is `) || continuing.some((pattern) => pattern.test(text))

const continuing: readonly RegExp[] = [
  /^(?:He|She) (?!would\b|said\b)\p{Ll}/u,
  /^(?:His|Her) \p{Ll}/u,
  /^(?:Came|Went|Grew|Has|Had|Was|Can|Does|Did|Made|Ran|Built|Taught|Began|Left|Took|Spent|Led|Won|Kept|Learnt|Wrote|Drove|Bought|Born|Once|Formerly|Previously)\b/,
  /^(?:With us|Here|At the \p{Ll}+|In the \p{Ll}+) since\b/u,
  /^\p{Lu}\p{Ll}+ed (?:the|a|an|in|at|with|as|to|on|here|from|for|us|our|every|all)\b/u,
  /^\p{Lu}\p{Ll}+s (?:the|a|an|every|each|all|our|most|both|some|through|up|out|off|at|in|on|and)\b/u,
  /^(?:\p{Lu}\p{Ll}+|\d+)(?:-\p{Ll}+)? years (?:in|at|as|on|with|of)\b/u,
  /^\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}(?<=man|woman|er|or|ist|ian|nurse|clerk|chef|cook|smith|wright) (?:until|since|for|in|on|at|from)\b.*\b(?:years?|(?:19|20)\d\d)\b/u,
]
