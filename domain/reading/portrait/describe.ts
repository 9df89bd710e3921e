// Writes the five sections of an analysis as prose for a brief: a few sentences, each true and clear on its
// own. The brand's own words are quoted as they are; "we" is not changed to "it".
import type { WebsiteAnalysis } from '#contract/website.ts'
import { wordCount } from '../language/sentence.ts'
import { differentiatorsIn, homePagePassage, differenceScore } from './differentiators.ts'
import { publishable, type Material } from './material.ts'
import { colleaguesIn, withRole } from './people-named.ts'
import { listInSentence, rankOfferings } from './prominence.ts'
import { awardsIn, figuresIn, ratingIn, reviewsIn } from './proof.ts'
import { asList, MOST_WORDS, quoted, quotedInside, section } from './prose.ts'
import { selfDescriptionOf } from './self-description.ts'
import { beginningOf, foundedBy, storyOf } from './story.ts'
import { summarise } from './summarise.ts'
import { describeTone } from './tone.ts'
import { beliefsIn, mottoOf, valuesUnderHeadings } from './values.ts'

/**
 * Writes the sections. A section about which the site says nothing says so. For a site that isn't in English,
 * only what was found is written: tone, differentiators and values stay empty for people to fill in.
 */
export function describe(material: Material): WebsiteAnalysis {
  const facts = publishable(material.facts)
  const known = { ...material, facts }
  const companyBackground = background(known)
  if (known.language !== null)
    return {
      companyBackground,
      uniqueDifferentiators: '',
      valuesAndEthos: '',
      toneOfVoice: '',
      summary: summarise(known),
    }
  const uniqueDifferentiators = differentiators(known, companyBackground)
  return {
    companyBackground,
    uniqueDifferentiators,
    valuesAndEthos: values(known, `${companyBackground} ${uniqueDifferentiators}`),
    toneOfVoice: describeTone(material.blocks),
    summary: summarise(known),
  }
}

function background({ brandName, facts, blocks, offerings, home, language }: Material): string {
  const name = brandName || 'The company'
  const self = selfDescriptionOf(brandName, blocks, home)
  const things = rankOfferings(offerings, facts, blocks).slice(0, 5)
  const people = colleaguesIn(facts, blocks).slice(0, 3)
  const isPlain =
    self !== null && self.text.startsWith(name) && !/\b(?:we|our|us|you|your|I|my)\b/i.test(self.text)
  const what = [
    self === null
      ? placeOf(name, facts)
      : isPlain
        ? self.text
        : `${name}, in their own words: ${quoted(self.text)}`,
  ]
  const who = [
    things.length > 1 ? `Products and services: ${listInSentence(things, blocks)}.` : '',
    people.length > 0 ? `Named on the website: ${asList(people.map(withRole))}.` : '',
  ]
  const left = MOST_WORDS - wordCount([...what, ...who].join(' '))
  return section(
    [what, who, beginning({ brandName, facts, blocks }, self?.text ?? '', left)],
    language === null ? 'The website says little about the company itself.' : '',
  )
}

/** Describes how the brand began, in at most `left` words. */
function beginning(
  known: Pick<Material, 'brandName' | 'facts' | 'blocks'>,
  alreadyUsed: string,
  left: number,
): string[] {
  const { facts, blocks } = known
  const story = storyOf(facts, blocks, alreadyUsed, left - 6)
  const began = beginningOf(known, `${alreadyUsed} ${story?.text ?? ''}`)
  const founder = story === null && began === '' ? foundedBy(facts) : null
  return [
    story === null ? '' : `How it started: ${quoted(story.text)}`,
    began === '' ? '' : `On the early days, the website says: ${quoted(began)}`,
    founder === null ? '' : `About ${founder.name}, the website says: ${quoted(founder.text)}`,
  ]
}

/**
 * The sentence "Name is in Town.", with the town from the contact details; empty if the town is unknown or
 * part of the name.
 */
function placeOf(name: string, facts: Material['facts']): string {
  const town = facts.find(
    ({ type, slots, quote }) => type === 'place' && slots.place === quote && !/\d/.test(quote),
  )?.slots.place
  return town === undefined || name.includes(town) ? '' : `${name} is in ${town}.`
}

function differentiators({ brandName, facts, blocks, home }: Material, alreadyUsed: string): string {
  const [first, second] = differentiatorsIn({ brandName, blocks, home }, alreadyUsed)
  const more = first === undefined ? homePagePassage({ blocks, home }, alreadyUsed) : ''
  const reviews = reviewsIn(facts, home).slice(0, second === undefined ? 2 : 1)
  const rating = ratingIn(blocks)
  const figures = figuresIn(facts, blocks, home)
  const awards = awardsIn(facts, brandName).slice(0, 1)
  return section(
    [
      [
        first === undefined ? '' : `What sets them apart, in their own words: ${quoted(first.text)}`,
        more === '' ? '' : `From the home page: ${quoted(more)}`,
        second === undefined ? '' : `Also: ${quoted(second.text)}`,
      ],
      [
        awards.length > 0 ? `Awards and recognition: ${awards.map(quoted).join(' ')}` : '',
        rating === '' ? '' : `Rating on the website: ${quoted(rating)}.`,
        figures.length === 0 ? '' : `Figures on the website: ${asList(figures.map(quotedInside))}.`,
        reviews.length === 0
          ? ''
          : `Reviews on the website: ${asList(reviews.map(({ text, author }) => `${quoted(text)} (${author})`))}.`,
      ],
    ],
    'The pages we read don’t say what sets you apart. Ask customers why they chose you.',
  )
}

function values({ brandName, blocks, home }: Material, alreadyUsed: string): string {
  const stated = valuesUnderHeadings(blocks).slice(0, 3)
  const listed = stated.map(({ text }) => text).join(' ')
  const beliefs = beliefsIn(blocks, `${alreadyUsed} ${listed}`, home).slice(0, stated.length > 1 ? 1 : 2)
  const kept = differentiatorsIn(
    { brandName, blocks, home },
    `${alreadyUsed} ${listed} ${beliefs.join(' ')}`,
    2,
  ).find(({ text }) => ofCare.test(text) && differenceScore(text) >= 2)
  const motto = mottoOf(blocks, home)
  const spoken = stated.map(
    ({ heading, text }, at) =>
      `${at === 0 ? 'Under' : 'And under'} “${plainHeading(heading)}” the website says: ${text}`,
  )
  return section(
    [
      spoken,
      [
        ...beliefs.map((belief, at) =>
          at === 0 ? `What they care about: ${quoted(belief)}` : `Also: ${quoted(belief)}`,
        ),
        motto === '' ? '' : `The home page says: ${quotedInside(motto)}.`,
        kept === undefined || wordCount([listed, ...beliefs, motto].join(' ')) > 34
          ? ''
          : `How they treat people, for example: ${quoted(kept.text)}`,
      ],
    ],
    'The pages we read don’t state any values. Write two sentences about what you would never do and why.',
  )
}

/** Sentences that say what the brand does for people. */
const ofCare =
  /\b(?:we|nobody|no one)\b.*\b(?:you|anyone|anybody|everyone|people)\b|\b(?:you|anyone|anybody|everyone|people)\b.*\b(?:we|nobody|no one)\b/i

/** A heading without full capitals: "OUR VALUES" becomes "Our values". */
const plainHeading = (heading: string): string =>
  (heading === heading.toUpperCase() ? heading.charAt(0) + heading.slice(1).toLowerCase() : heading).replace(
    /[.:!]$/,
    '',
  )
