// Writes the five sections of an analysis as prose for a brief: a few whole sentences in the third person,
// each true on its own. Sentences that can't be retold safely are left out.
import type { WebsiteAnalysis } from '#contract/website.ts'
import { sentencesOf } from '../language/sentences.ts'
import { wordCount } from '../language/sentence.ts'
import { customersOf } from './customers.ts'
import { differentiatorsIn } from './differentiators.ts'
import { publishable, type Material } from './material.ts'
import { colleaguesIn, withRole } from './people-named.ts'
import { listInSentence, rankOfferings } from './prominence.ts'
import { awardsIn, countsIn, ratingIn, reviewsIn } from './proof.ts'
import { asList, quoted, quotedInside, section } from './prose.ts'
import { selfDescriptionOf } from './self-description.ts'
import { storyOf, yearOf } from './story.ts'
import { summarise } from './summarise.ts'
import { allInThirdPerson, inThirdPerson, withName } from './third-person.ts'
import { describeTone } from './tone.ts'
import { mottoOf, refusedThings, statedValues, valuesIn } from './values.ts'

/**
 * Writes the sections. A section about which the site says nothing says so. For a site that isn't in English,
 * only what was found is written: tone, differentiators and values stay empty for people to fill in.
 */
export function describe(material: Material): WebsiteAnalysis {
  const known = { ...material, facts: publishable(material.facts) }
  const companyBackground = background(known)
  if (known.language !== null)
    return {
      companyBackground,
      uniqueDifferentiators: '',
      valuesAndEthos: '',
      toneOfVoice: '',
      summary: summarise(known),
    }
  const kept = valuesToTell(known, companyBackground)
  return {
    companyBackground,
    uniqueDifferentiators: differentiators(known, `${companyBackground} ${kept.join(' ')}`),
    valuesAndEthos: values(known, kept),
    toneOfVoice: describeTone(material.blocks),
    summary: summarise(known),
  }
}

function background({ brandName, facts, blocks, offerings, home, language }: Material): string {
  const name = brandName || 'The company'
  const self = selfDescriptionOf(brandName, blocks, home)
  const what = named(allInThirdPerson(sentencesOf(self?.text ?? ''), customersOf(blocks)).slice(0, 2), name)
  const things = rankOfferings(offerings, facts, blocks).slice(0, 4)
  const list = things.length > 1 ? listInSentence(things, blocks) : ''
  const town = what.length === 0 ? townOf(name, facts) : ''
  const people = colleaguesIn(facts, blocks).slice(0, 3)
  const story = storyOf(facts, blocks, what.join(' '))
  const year = story.length === 0 ? yearOf(facts, blocks, what.join(' ')) : null
  return section(
    [
      [
        ...what,
        what.length > 0
          ? list && `The offer includes ${list}.`
          : list
            ? `${town ? `Based in ${town}, ${name}` : name} offers ${list}.`
            : town && `${name} is in ${town}.`,
        year === null ? '' : `${name} dates from ${year}.`,
      ],
      [...story, people.length > 0 ? `The team includes ${asList(people.map(withRole))}.` : ''],
    ],
    language === null ? 'The website says little about the company itself.' : '',
  )
}

/** The sentences with the brand's name in the first. Those before it that can't have the name are left out. */
function named(told: readonly string[], name: string): string[] {
  const [first, ...others] = told
  if (first === undefined) return []
  const opening = withName(first, name)
  return opening === null ? named(others, name) : [opening, ...others]
}

/** The town in the contact details; empty if it is unknown or part of the name. */
function townOf(name: string, facts: Material['facts']): string {
  const town = facts.find(
    ({ type, slots, quote }) =>
      type === 'place' && quote.includes(slots.place ?? '\n') && !/\d|\bnear\b/.test(slots.place ?? ''),
  )?.slots.place
  return town === undefined || name.includes(town) ? '' : town
}

function differentiators({ brandName, facts, blocks, home }: Material, alreadyUsed: string): string {
  const name = brandName || 'the company'
  const customers = customersOf(blocks)
  const retold = (texts: readonly string[]) =>
    texts
      .flatMap((text) => inThirdPerson(text, customers) ?? [])
      .filter((text) => !alreadyUsed.includes(text.slice(12)))
  const passages = differentiatorsIn({ brandName, blocks, home }, '').map(
    ({ text }) => sentencesOf(text)[0] ?? '',
  )
  const claims = retold(passages).filter(
    (text) => ofBrand.test(text) || text.toLowerCase().startsWith(customers),
  )
  const counts = retold(countsIn(facts, blocks)).slice(0, 1)
  const points = [...new Set([...claims.slice(0, 2), ...counts])]
  const promise = passages.find(
    (text) => promises.test(text) && inThirdPerson(text, customers) === null && wordCount(text) <= 24,
  )
  const rating = ratingIn(blocks)
  const awards = retold(awardsIn(facts, brandName)).slice(0, 1)
  const [review] = reviewsIn(facts, home)
  return section(
    [
      [
        ...named([...points, ...awards], name),
        promise === undefined || points.length > 1
          ? ''
          : `The website promises ${customers}: ${quoted(promise)}`,
      ],
      [
        rating === '' ? '' : `Its rating is ${quotedInside(rating)}.`,
        review === undefined
          ? ''
          : `In the words of ${review.author.replace(/, (.+)$/, ' ($1)')}: ${quoted(review.text)}`,
      ],
    ],
    'The pages we read don’t say what sets you apart. Ask customers why they chose you.',
  )
}

/** Openings of sentences about the brand as a whole. */
const ofBrand = /^(?:they|their|every\p{L}*|all|each|nobody|no one|nothing)\b/iu
const promises = /\b(?:we|you)(?:['’]ll| will| never| always)\b/i

/** Up to three sentences on what the brand believes, does for others or refuses to do, with its name. */
function valuesToTell({ brandName, blocks, home }: Material, alreadyUsed: string): string[] {
  const told = valuesIn(blocks, home)
    .flatMap((text) => inThirdPerson(text, customersOf(blocks)) ?? [])
    .filter((text) => !alreadyUsed.includes(text.slice(12)))
  return named([...new Set(told)].slice(0, 3), brandName || 'the company')
}

function values({ blocks, home }: Material, told: readonly string[]): string {
  const stated = statedValues(blocks)
  const refused = refusedThings(blocks)
  const motto = mottoOf(blocks, home)
  return section(
    [
      [
        stated === '' ? '' : `The values on the website are ${stated}.`,
        ...told,
        refused === '' || told.length > 1
          ? ''
          : `Among the things they won’t do, the website lists ${refused}.`,
        motto === '' ? '' : `The motto on the home page is ${quotedInside(motto)}.`,
      ],
    ],
    'The pages we read don’t state any values. Write two sentences about what you would never do and why.',
  )
}
