// Writes the five sections of an analysis as prose for a brief: a few whole sentences in the third person,
// each true on its own. Sentences that can't be retold safely are left out.
import type { WebsiteAnalysis } from '#contract/website.ts'
import { sentencesOf } from '../language/sentences.ts'
import { wordCount } from '../language/sentence.ts'
import { customersOf } from './customers.ts'
import { isTimeless, isVague } from './passages.ts'
import { claimsIn } from './differentiators.ts'
import { publishable, type Material } from './material.ts'
import { introductionsOf } from './people-named.ts'
import { listInSentence, rankOfferings } from './prominence.ts'
import { awardsIn, countsIn, guaranteesIn, ratingIn, reviewsIn } from './proof.ts'
import { quoted, quotedInside, section } from './prose.ts'
import { saysWhatItIs, selfDescriptionOf } from './self-description.ts'
import { storyOf, yearOf } from './story.ts'
import { summarise } from './summarise.ts'
import { allInThirdPerson, inThirdPerson, startsWithName, withName } from './third-person.ts'
import { describeTone } from './tone/tone.ts'
import { mottoOf, refusedThings, statedValues, valuesIn, valuesSectionIn } from './values.ts'

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
  const what = named(
    allInThirdPerson(sentencesOf(self?.text ?? ''), { name, customers: customersOf(blocks) }).slice(0, 2),
    name,
  )
  const things = rankOfferings(offerings, facts, blocks).slice(0, 4)
  const list = things.length > 1 ? listInSentence(things, blocks) : ''
  const [spoken = ''] = sentencesOf(self?.text ?? '')
  const words = what.length === 0 && wordCount(spoken) <= 32 && saysWhatItIs(spoken) ? spoken : ''
  const town = townOf([name, ...what].join(' '), facts)
  const story = storyOf({ brandName, facts, blocks }, what.join(' '))
  const year = story.length === 0 ? yearOf(facts, blocks, what.join(' ')) : null
  return section(
    [
      [
        ...what,
        words === '' ? '' : `${name} introduces itself like this: ${quoted(words)}`,
        what.length > 0 || words !== ''
          ? list && `The offer includes ${list}.`
          : list
            ? `${town ? `Based in ${town}, ${name}` : name} offers ${list}.`
            : town && `${name} is in ${town}.`,
        year === null ? '' : `${name} dates from ${year}.`,
      ],
      [...named(story, name), introductionsOf(facts, blocks, story.join(' '))],
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

/** The town in the contact details; empty if it is unknown or the text already has it. */
function townOf(said: string, facts: Material['facts']): string {
  const town = facts.find(
    ({ type, slots, quote }) =>
      type === 'place' && quote.includes(slots.place ?? '\n') && !/\d|\bnear\b/.test(slots.place ?? ''),
  )?.slots.place
  return town === undefined || said.includes(town) ? '' : town
}

function differentiators({ brandName, facts, blocks, home }: Material, alreadyUsed: string): string {
  const name = brandName || 'the company'
  const wording = { name, customers: customersOf(blocks) }
  const retold = (texts: readonly string[]) =>
    texts
      .flatMap((text) => inThirdPerson(text, wording) ?? [])
      .filter((text) => !alreadyUsed.includes(text.slice(12)))
  const claims = claimsIn({ brandName, blocks, home })
    .map(({ text }) => text)
    .filter((text) => !alreadyUsed.includes(text))
  const points = retold(claims)
    .filter((text) => ofWhole.test(text) || startsWithName(text, name))
    .filter((text) => !pastYear.test(text))
  const counts = retold(countsIn(facts, blocks)).slice(0, 1)
  const guaranteed = retold(guaranteesIn(facts)).slice(0, 1)
  const picked = [...new Set([...points.slice(0, 2), ...counts, ...guaranteed, ...points])].slice(
    0,
    MOST_POINTS,
  )
  const awards = retold(awardsIn(facts, brandName)).slice(0, 1)
  const told = named([...picked, ...awards], name)
  const promise = claims.find(
    (text) =>
      promises.test(text) &&
      isTimeless(text) &&
      inThirdPerson(text, wording) === null &&
      wordCount(text) <= 24,
  )
  const rating = ratingIn(blocks)
  const reviews = reviewsIn(facts, home).slice(0, told.length === 0 ? 2 : 1)
  return section(
    [
      [
        ...told,
        promise === undefined || told.length > 1
          ? ''
          : `The website promises ${wording.customers}: ${quoted(promise)}`,
      ],
      [
        rating === '' ? '' : `Its rating is ${quotedInside(rating)}.`,
        ...reviews.map(({ author, text }, at) => {
          const who = author.replace(/, (.+)$/, ' ($1)')
          const s = / (?:&|and|\+) /.test(author) ? '' : 's'
          return `${at === 0 ? `In a review, ${who} write${s}` : `${who} add${s}`}: ${quoted(text)}`
        }),
      ],
    ],
    'The website doesn’t say what sets the brand apart.',
  )
}

const MOST_POINTS = 3

/** History, which the background tells. */
const pastYear = /\b(?:in|since) (?:1[5-9]|20)\d\d\b/i

/** Openings of sentences about the brand as a whole. */
const ofWhole =
  /^(?:they|their|every\p{L}*|all|each|no|nobody|no one|nothing)\b|^(?:most|many|some) \p{L}+ they\b|^(?:new|any|out of hours)\b|^\d+% of what\b|^(?:around|about|nearly|over|more than) .*\b(?:come|are|use|visit|learn)\b/iu
const promises =
  /^(?:we|you|if|every\p{L}*|most|all)\b.*(?<![\p{L}])(?:we|you)(?:['’]ll| will| never| always)\b/iu

/** Up to three sentences on what the brand believes, does for others or refuses to do, with its name. */
function valuesToTell({ brandName, blocks, home }: Material, alreadyUsed: string): string[] {
  const stated = statedValues(blocks)
  const wording = { name: brandName, customers: customersOf(blocks) }
  const below = stated === '' ? valuesSectionIn(blocks) : null
  if (below !== null) {
    const told = allInThirdPerson(below.sentences, wording).filter((one) => !isVague(one))
    const opening = named(told, brandName || 'the company')
    return opening.length === below.sentences.length
      ? opening
      : [`Under “${below.heading}”, the website says: ${quoted(below.sentences.join(' '))}`]
  }
  const told = valuesIn(blocks, home)
    .filter((text) => !stated.includes(text.replace(/\.$/, '')))
    .flatMap((text) => inThirdPerson(text, wording) ?? [])
    .filter((text) => !alreadyUsed.includes(text.slice(12)))
  return named([...new Set(told)].slice(0, 3), brandName || 'the company')
}

function values({ blocks, home }: Material, told: readonly string[]): string {
  const stated = statedValues(blocks)
  const refused = refusedThings(blocks)
  const motto = mottoOf(blocks, home)
  const isOpen = [stated, refused, ...told].every((one) => one === '')
  return section(
    [
      [
        stated === '' ? '' : `The values on the website are ${stated}.`,
        ...told,
        refused === '' || told.length > 2
          ? ''
          : `Among the things they won’t do, the website lists ${refused}.`,
        isOpen ? 'The website doesn’t set out its values.' : '',
        motto === '' ? '' : `The motto on the home page is ${quotedInside(motto)}.`,
      ],
    ],
    '',
  )
}
