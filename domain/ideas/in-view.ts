// The fact as the summary shows it: led in by what kind of fact it is, with what is set beside it.
import type { Fact } from '#contract/facts.ts'
import type { EvidenceType } from '#domain/library/entry.ts'
import { holds } from './anchors.ts'
import type { Known } from './known-facts.ts'
import { isAbout } from './same-person.ts'
import { chanceOf } from './seeded.ts'
import { whatSaysIt, whereItStands } from './source.ts'
import type { Telling } from './telling.ts'
import { spokenName } from './values.ts'
import { quoted } from './wording/quotation.ts'

/** The quote and where it stands, led in by what kind of fact it is, and the fact that is set beside it. */
export function factInView({ candidate, brand }: Telling, companion: Known | null, seed: string): string {
  const { fact, type, worked } = candidate.first
  const where = whereItStands(fact, brand.name)
  const says = whatSaysIt(fact, brand.name)
  const name = spokenName(brand.name)
  const general = [
    `${says} has it: `,
    'To begin from: ',
    // A line of a chronicle is nobody's word for anything.
    ...(speaksForItself.test(fact.quote)
      ? [`In the words of ${name}, ${where}: `, 'In its own words: ', 'Said in public already: ']
      : [`It says ${where}: `, `As told ${where}: `]),
  ]
  const own: Partial<Record<EvidenceType, string[]>> = {
    price: [`${says} gives the price: `, 'Printed for anyone to see: '],
    'labelled-price': [
      `As priced ${where}: `,
      'Printed for anyone to see: ',
      'From the list: ',
      'The line in question: ',
      'As it is priced: ',
    ],
    founded: [
      `So it says ${where}: `,
      ...(tellsBeginning.test(fact.quote) ? ['How it began: ', 'The beginning, as told: '] : []),
    ],
    person: ofPerson(fact, where, says),
    'customer-question': [`It is asked in these words ${where}: `, `The question, ${where}: `],
    ...(fact.voice === 'customer' ? { objection: [`The doubt, ${where}: `] } : {}),
    promise: [`The promise, ${where}: `, `${name} has put it in writing ${where}: `],
    guarantee: [`The terms, ${where}: `, `${name} has put it in writing ${where}: `],
    award: [`The award is named ${where}: `, `${says} has it: `],
    quantity: [`${says} gives the number: `, 'The number: ', `As counted ${where}: `],
    ratio: [`It says ${where}: `, 'The figure: '],
    hours: [`As posted ${where}: `],
    place: [`It says ${where}: `, `${says} has it: `],
    process: [`${says} describes it: `, 'How it is done: ', 'The step in its own words: '],
    'name-origin': [`The story, ${where}: `],
  }
  const leads = own[type] ?? own[fact.type] ?? general
  const lead = leads[Math.floor(chanceOf(seed + fact.quote) * leads.length)] ?? ''
  const other = (candidate.second ?? companion)?.fact
  const beside = other === undefined ? '' : ` ${besideIt(other, fact)}`
  const sum = worked === null ? '' : ` ${worked.sum}`
  return `${lead}${unsaidLabel(fact)}${quoted(fact.quote)}${beside}${sum}`
}

/** What is told of somebody, by name where the words themselves name nobody. */
function ofPerson({ quote, slots: { person } }: Fact, where: string, says: string): string[] {
  if (person === undefined || isAbout({ quote, slots: {} }, person))
    return [`It says ${where}: `, `As told ${where}: `, `${says} has it: `]
  return [
    `It is told of ${person} ${where}: `,
    `${says} has this of ${person}: `,
    `Of ${person} it says ${where}: `,
  ]
}

/** Not "638 roofs since 2004", which is a count. */
const tellsBeginning =
  /\b(?:began|begun|opened|founded|started|established|set up|took over|bought|sold (?:our|the|my|his|her) first|first)\b/i

/** Somebody speaks, and of today. */
const speaksForItself =
  /^(?!.*\b(?:was|were|had|came|began|took|bought|built|moved|opened|founded|died)\b).*\b(?:[Ww]e|[Oo]ur|us|I|[Mm]y)\b/su

/** The second fact; where it stands is said with the evidence. Somebody is named as the one to ask. */
function besideIt(other: Fact, fact: Fact): string {
  const { person, role } = other.slots
  const isVoice =
    other.type === 'person' && person !== undefined && (fact.type !== 'person' || !holds(other.quote, person))
  const leads = isVoice ? askings : besides
  const lead = leads[Math.floor(chanceOf(fact.quote + other.quote) * leads.length)] ?? ''
  if (isVoice) return `${lead} ${person}${role === undefined ? '' : `, ${role}`}.`
  return `${lead} ${unsaidLabel(other)}${quoted(other.quote, 160)}`
}

/** What a bare price is of, where only its row or its heading says so. */
const unsaidLabel = ({ quote, slots: { label } }: Fact): string =>
  label === undefined || holds(quote, label) ? '' : `${label}, `

const besides = ['Beside it:', 'Next to that:', 'And:', 'Together with:', 'Known too:'] as const
const askings = ['Somebody to ask:', 'Who could tell more:', 'A voice for it:', 'Ask by name:'] as const
