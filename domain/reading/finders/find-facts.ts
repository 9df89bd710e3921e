// Finds what a source says about the brand: each fact has a verbatim quote, a type and its values.
import type { Fact, FactType, NewFact } from '#contract/facts.ts'
import { findBeginnings, correctFoundings } from '../language/beginnings.ts'
import { findAwards, findNameOrigins, findSuperlatives } from './claims.ts'
import { findContrasts } from '../language/contrasts.ts'
import { findGuarantees } from './offered/guarantees.ts'
import { flagsOf, freshnessOf } from '../language/flags.ts'
import { findHours } from '../language/values/hours.ts'
import { findPrices } from '../language/values/money.ts'
import { brandMentionTest, nameWordsOf, speaksAsOnePerson } from '../language/brand-names.ts'
import { findNeeds } from './needs.ts'
import { findFree } from './offered/free.ts'
import { findQuantities } from '../language/values/numbers.ts'
import { findRatios } from '../language/values/ratios.ts'
import { findBiography } from './people/biographies.ts'
import { findPeople } from './people/people.ts'
import { isAboutOthers } from './about-others.ts'
import { findPlaces } from './places.ts'
import { findProcesses } from './processes.ts'
import { findPromises } from './offered/promises.ts'
import { classifyQuestion, findCustomerQuestions, findObjections } from './questions.ts'
import { findStatements, mostConcrete } from './statements.ts'
import type { Finder, Found, Sentence } from '../language/sentence.ts'
import { sentencesOf } from '../language/sentences.ts'
import { staffOf } from './people/staff.ts'
import type { TextBlock } from '../language/text-block.ts'
import { yearsIn } from '../language/values/years.ts'
import { voiceOf } from '../language/voice.ts'
import { withoutRepeats } from '../language/repeats.ts'

/** The finders that look for values. One sentence may contain several kinds of values. */
const valueFinders: readonly Finder[] = [
  findPrices,
  findBeginnings,
  findHours,
  findPeople,
  findPlaces,
  findNameOrigins,
  findQuantities,
]

/**
 * The finders that look for claims. Only the first match is used, and no claim is looked for in a sentence
 * that already has two kinds of values.
 */
const claimFinders: readonly Finder[] = [
  findCustomerQuestions,
  findSuperlatives,
  findAwards,
  findGuarantees,
  findFree,
  findRatios,
  findObjections,
  findPromises,
  findContrasts,
  findProcesses,
  findNeeds,
]

/**
 * Finds the facts in blocks of text. `today` is a date such as "2026-11-20". With the brand's name, sentences
 * that use it count as the brand's own; without it, only those that say "we" do.
 */
export function findFacts(blocks: readonly TextBlock[], today: string, brandName = ''): NewFact[] {
  const thisYear = Number(today.slice(0, 4))
  const own = blocks.filter((block) => block.region === 'main' && voiceOf(block) === 'brand')
  const isSolo = speaksAsOnePerson(own.map(({ text }) => text))
  const isAboutBrand = brandMentionTest(brandName, isSolo)
  const staff = staffOf(own)
  const nameWords = nameWordsOf(brandName)
  const isNamed = (heading: string) =>
    brandName !== '' && heading.toLowerCase().includes(brandName.toLowerCase())
  let era: { of: string; years: number[] } = { of: '', years: [] }
  const facts = blocks.flatMap((block): NewFact[] => {
    if (block.region === 'nav' || block.text.length > 20_000) return []
    era = eraAfter(block, era)
    const blockVoice = voiceOf(block)
    const sentences = block.isAsked === true ? [block.text] : sentencesOf(block.text)
    return sentences.flatMap((whole): NewFact[] => {
      const text = whole.replace(/^[QA][.:]\s+/, '')
      const isOwn = block.kind === 'profile' || isAboutBrand(text) || staff.subjectOf(text) !== undefined
      const sentence = {
        text,
        block,
        isAlone: sentences.length === 1,
        isAboutBrand: isOwn,
        isUnderBrandName: isNamed(block.heading),
        nameWords,
        isSolo,
        staff,
        thisYear,
      }
      const voice = blockVoice === 'brand' && isAboutOthers(text, block.heading) ? 'third-party' : blockVoice
      const all = typed(sentence)
      return all
        .filter(({ type }) => voice === 'brand' || !needsBrandVoice.has(type))
        .map((one) => asFact(one, sentence, voice, era.of === block.place.of ? era.years : [], all))
    })
  })
  return mostConcrete(withoutRepeats(correctFoundings(facts)))
}

/**
 * Types of facts that only count in the brand's own voice: somebody else's price, person or promise is not
 * the brand's.
 */
const needsBrandVoice: ReadonlySet<FactType> = new Set([
  'price',
  'labelled-price',
  'founded',
  'person',
  'hours',
  'place',
  'promise',
  'guarantee',
  'customer-question',
])

const MOST_LETTERS = 700

function typed(sentence: Sentence): Found[] {
  if (sentence.text.length > MOST_LETTERS) return []
  if (sentence.block.isAsked === true) return classifyQuestion(sentence.block)
  if (/^\p{Ll}/u.test(sentence.text) && !sentence.isAlone) return []
  // Text below a person's name is about that person, not the brand.
  const biography = findBiography(sentence)
  if (biography) return biography
  const exactly = withoutOthersYears(
    valueFinders.flatMap((find) => find(sentence)),
    sentence.text,
  )
  const isWhole = !/[,;:–-]$/.test(sentence.text)
  const claims = isWhole
    ? claimFinders.reduce<Found[]>((before, find) => (before.length > 0 ? before : find(sentence)), [])
    : []
  const all = [...exactly, ...(new Set(exactly.map(({ type }) => type)).size < 2 ? claims : [])]
  return all.length > 0 ? all : spoken(sentence)
}

/**
 * Removes years that belong to a person: "Ruth Hale, head potter since 2009", "our cook Tom Reed, in kitchens
 * for nine years".
 */
function withoutOthersYears(all: readonly Found[], text: string): Found[] {
  const people = all.flatMap(({ slots: { person } }) => (person === undefined ? [] : [person]))
  const isOwn = people.some((person) => text.startsWith(person)) && /\bsince\b/.test(text)
  return all.filter(
    ({ type, slots }) =>
      !(type === 'founded' && isOwn) &&
      !(type === 'quantity' && people.length > 0 && /^(?:years|decades)$/i.test(slots.noun ?? '')),
  )
}

const spoken = (sentence: Sentence): Found[] =>
  voiceOf(sentence.block) === 'brand'
    ? findStatements(sentence)
    : sentence.text.split(' ').length >= 6
      ? [{ type: 'statement', slots: {} }]
      : []

function asFact(
  { type, slots, quote }: Found,
  { text, block, thisYear }: Sentence,
  voice: Fact['voice'],
  era: readonly number[],
  all: readonly Found[],
): NewFact {
  // A number from when the brand was founded is part of its history, so it never becomes outdated.
  const isHistory = all.some((other) => other.type === 'founded')
  const freshness = isHistory
    ? 'undated'
    : freshnessOf(type, `${text} ${block.heading}`, agesByEra.has(type) ? era : [], thisYear)
  return {
    kind: block.kind,
    quote: quote ?? text,
    place: block.page === undefined ? block.place : { ...block.place, page: block.page },
    type,
    slots: withBranch(type, slots, block),
    heading: block.heading,
    freshness,
    status: 'extracted',
    visibility: block.kind === 'document' ? 'internal' : 'public',
    voice,
    flags: [...flagsOf(`${text} ${block.heading}`), ...(freshness === 'dated' ? (['dated'] as const) : [])],
  }
}

/** Hours get the branch of their block. What was taken for a part of the business was the branch's name. */
function withBranch(type: FactType, slots: Found['slots'], { branch }: TextBlock): Found['slots'] {
  if (branch === undefined || type !== 'hours') return slots
  const { label = '', ...rest } = slots
  const isName = label.toLowerCase().includes(branch.toLowerCase()) || /\d/.test(label)
  return label === '' || isName ? { ...rest, branch } : { ...slots, branch }
}

/**
 * Types of facts that get their year from an announcement above them: "Prices for the season of 2013-2014:".
 */
const agesByEra: ReadonlySet<FactType> = new Set([
  'price',
  'labelled-price',
  'hours',
  'free',
  'offer',
  'ratio',
])
const announces =
  /\b(prices?|pricing|tuition|fees?|rates?|admissions?|tickets?|season|programme|program|calendar|schedule|timetable|terms?|school year|hours|opening|menu|events?|dates)\b/i

function eraAfter(block: TextBlock, before: { of: string; years: number[] }) {
  const years =
    announces.test(block.text) && (block.text.length < 80 || block.text.endsWith(':'))
      ? yearsIn(block.text)
      : []
  if (years.length > 0) return { of: block.place.of, years }
  return before.of === block.place.of ? before : { of: '', years: [] }
}
