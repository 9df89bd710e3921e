// Finds where the brand is: places it says it is in, from or for, and its address.
import { hasSum } from '../language/values/sums.ts'
import {
  found,
  isAboutPerson,
  wordCount,
  type Finder,
  type Found,
  type Sentence,
} from '../language/sentence.ts'

const word = String.raw`\p{Lu}[\p{L}’'.-]+`
const place = String.raw`(${word}(?:(?:\s|-on-|-upon-|\son\s|\supon\s|\sof\s)${word}){0,3})`
const building = String.raw`(?:house|building|mill|barn|store|warehouse|chapel|church|station|school|schoolhouse|factory|forge|tannery|inn|pub|hotel|hall|stables?|cottage|farmhouse|dairy|brewery|bakery|bank|post office|shop|workshop|boathouse|bridge|tower|wharf|works|granary|nursery|garden|allotment|plot|orchard|field|farm|studio|office|depot|clinic|surgery|practice|museum|gallery|café|restaurant|gym|wall|ground|oast|kiln|lodge|villa|terrace|cinema|library)`

/** Patterns of sentences that say where the premises are without saying "we". */
const ofPremises: readonly RegExp[] = [
  // A site and the town near it: "The nursery stands in three acres outside Clun", "Our second plot is in
  // Kilrush".
  new RegExp(
    String.raw`^(?:Our|The) (?:[\p{L}’'-]+ ){0,3}?${building}s? (?:is|are|stands?|lies|sits)(?: now| just)? (?:[^.;]{0,60}? )?(?:in|outside|near|behind|above|between|on the edge of|just off|overlooking) (?:the (?:village|town|hamlet|city) of )?${place}`,
    'u',
  ),
  // A travelling time from a town: "Twenty minutes from Ennis on the Corofin road."
  new RegExp(
    String.raw`^(?:Half an hour|An hour|(?:\p{L}+|\d+) (?:minutes?|miles?|kilometres?|km|hours?|yards|metres))['’]? (?:(?:drive|walk) )?(?:(?:north|south|east|west|inland|up|down)\p{Ll}* )?(?:of|from|outside) ${place}`,
    'u',
  ),
]
/** A distance and direction from a town: "52 kilometres north of Westport". */
const distance = new RegExp(
  String.raw`\b[Ww]e(?:['’]re| are| live| work) [^.;]{0,40}(?:\d+|half|an?|two|three|four|five|six|ten|twenty) (?:an hour|hours?|minutes?|miles?|kilometres?|kms?|km)['’]? ?(?:drive |walk )?(?:(?:north|south|east|west|inland|up|down)\p{Ll}* )?(?:of|from|outside|away from) ${place}`,
  'u',
)
const cues: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:in|at) the heart of (?:the )?${place}`, 'u'),
  new RegExp(
    String.raw`\b(?:[Bb]ased|located|situated|[Mm]ade|born|brewed|baked|roasted|grown|built|[Ww]oven|printed|crafted|designed|[Hh]andmade|founded|open|opened|working) (?:in|at|near|outside) (?:the )?${place}`,
    'u',
  ),
  new RegExp(String.raw`\b[Ff]rom (?:our|the) [\p{Ll} ]{3,40} in ${place}`, 'u'),
  new RegExp(String.raw`\b(?:community|village|town|city|parish(?:es)?) of (?:rural )?${place}`, 'u'),
  new RegExp(
    String.raw`\b(?:serving|across|throughout) (?:patients |customers |clients |families )?(?:from |in |of )?(?:the )?${place}`,
    'u',
  ),
  new RegExp(
    String.raw`(?<!\bfrom an? (?:[\p{Ll}-]+ ){0,3})\b(?:by hand|business|company|bakery|brewery|school|shop|stall|studio|clinic|practice|workshop|museum|charity|café|restaurant|hotel|farm) in ${place}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:we|We) (?:also |still )?(?:have|keep|run) (?:an?|our|the) [\p{Ll} ]{3,50}? in ${place}`,
    'u',
  ),
  distance,
  // Where the brand travels to is not where it is: "We collect from Fife", "We go as far as Tenbury".
  new RegExp(
    String.raw`(?:\b[Ww]e|\b[Oo]ur \p{Ll}+) (?:also |only )?(?:collect|deliver|go|travel|come|cover|visit|serve|work|drive|fetch|cater|trade|sell)(?: out)? (?:(?:from|to|in|across|throughout|as far as|all over|around|between|at) |(?:in |to )?every \p{L}+ (?:between|in|from) |(?<=(?:cover|visit|serve) )(?:the whole of |all of )?)(?:the )?${place}`,
    'u',
  ),
  new RegExp(String.raw`^from ${place}`, 'u'),
]

// The town is right before the postcode, at most with the county between them.
const address = new RegExp(
  String.raw`\b(?<town>${word}(?:(?:\s|-on-|-upon-|-)${word}){0,3}),?\s(?:(?:Co\.?|County)\s\p{Lu}\p{Ll}+,?\s)?(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|[A-Z]{2}\s\d{5}\b|(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s\d{4}\b|[A-Z]\d{2}\s[A-Z\d]{4}\b)`,
  'u',
)
const street =
  /\b(Shop|No|Streets|Phase|Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Way|Place|Square|Court|Row|Hill|Close|Terrace|Quay|Mall|Unit|Floor|Building|House|Estate|Park)\b/

const notPlaces =
  /^(The|Our|We|Us|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Christmas|Easter|I|It|This|English|French|HTTPS?|HTML|AI|GitHub|Facebook|Instagram|Google|God|Education)\b/

/** A stop, a shop or a public building is where people pass, not a town. */
const landmark =
  /\s(?:Station|Airport|Terminal|Interchange|Stop|Car Park|Hospital|School|College|University|Cathedral|Museum|Library|Theatre|Cinema|Stadium|Hotel|Inn|Arcade|Mall|Yard|(?:Shopping|Leisure|Garden|Retail|Business) (?:Centre|Center|Park))$/
/** A part of the country alone: "across the North" */
const region = /^(?:North|South|East|West|Midlands|Highlands|Continent)$/

const road =
  /\b(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Way|Place|Square|Court|Row|Hill|Close|Terrace|Quay|Mall|Wynd|Yard|Gate|Walk|Mews|Parade|Green|Crescent|Wharf|Wharf|Bank|Rise|View|Buildings|Estate|Market)$/
const town = new RegExp(String.raw`^${word}(?:(?:\s|-on-|-upon-|\son\s|\supon\s|-)${word}){0,2}$`, 'u')

/**
 * The town after the last street of an address on its own line: "The Old Forge, 2 Mill Row, Bewdley,
 * Worcestershire."
 */
function townOfAddress(text: string): string | undefined {
  const parts = text.replace(/\.$/, '').split(', ')
  const onRoad = parts.findLastIndex((part) => road.test(part))
  const at = onRoad >= 0 ? onRoad : /^(?:Unit|Suite|Studio|Floor|Room) /.test(parts[0] ?? '') ? 1 : -1
  const isAddress =
    at >= 0 &&
    parts.length <= 6 &&
    parts.every((part) => part.length <= 40 && /^[\p{Lu}\d]/u.test(part)) &&
    parts.some((part) => /^\d|^The |^(?:Unit|Suite|Studio|Floor|Room) /.test(part))
  const next = parts[at + 1]
  return isAddress && next !== undefined && town.test(next) ? next : undefined
}

/**
 * An address within a sentence: "We are at the Old Dairy Yard on Mill Lane in Bewdley, behind the
 * launderette."
 */
const whereWeAre = new RegExp(
  String.raw`^(?:We(?:['’]re| are)|You(?:['’]ll| will| can)? find us|Find us|Come and find us) (?:at|on|in|behind|opposite|above|below|next to|beside|between|under|just off) [^.;]{3,100}`,
  'u',
)
/** Whether a sentence gives directions: next to what, behind what, how far from where. */
export const givesDirections = (text: string): boolean => whereWeAre.test(text) || distance.test(text)

const inTown = new RegExp(String.raw`\b(?:in|near|outside) (?:the )?${place}`, 'gu')

const builtIn = new RegExp(
  String.raw`^(?:The|Our|This|It)(?: (?:[\p{L}’'-]+ ){0,3}?${building}s?)?(?: (?:at|on|in|by) (?:the )?${place})? (?:itself )?(?:was|is|were|dates?) (?:first |originally )?(?:built|put up|raised|erected|converted|from|back to)\b[^.;]{0,40}?\b((?:1[0-9]|20)\d\d)\b`,
  'u',
)

/** Whether a sentence says when the building was built that the brand later moved into. */
export const isAboutBuilding = ({ text, nameWords }: Sentence): boolean => {
  const match = builtIn.exec(text)
  if (!match || text.startsWith('It ')) return false
  // A brand may be named after its hall or mill. Then a sentence about the hall is about the brand.
  const words =
    match[0]
      .toLowerCase()
      .split(/ (?:was|is|were|dates?) /)[0]
      ?.split(/\s+/) ?? []
  return (
    !words.some((word) => nameWords.has(word) && new RegExp(`^${building}$`).test(word)) || words.length > 3
  )
}

function findBuilding(sentence: Sentence): Found[] {
  if (!isAboutBuilding(sentence)) return []
  const [, named, year] = builtIn.exec(sentence.text) ?? []
  return found('place', { ...(named && !notPlaces.test(named) ? { place: named } : {}), year: Number(year) })
}

/** The last town that a sentence names after "in", "near" or "outside". */
function townIn(text: string): string | undefined {
  const named = [...text.matchAll(inTown)].map(([, town = '']) => town.replace(/[.’'-]+$|['’]s$/, ''))
  return named.findLast((town) => !notPlaces.test(town) && !street.test(town))
}

/** Removes days and months after a place: "Fife on Wednesdays". */
const dayBehind =
  /\s(?:on|of|in)?\s?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b.*$|\sin (?:January|February|March|April|May|June|July|August|September|October|November|December)\b.*$/

export const findPlaces: Finder = (sentence) =>
  placesIn(sentence).filter(
    ({ slots: { place = '', year } }) => year !== undefined || (!landmark.test(place) && !region.test(place)),
  )

function placesIn(sentence: Sentence): Found[] {
  const { text, isAboutBrand, isAlone, block } = sentence
  if (text.endsWith('?') || /^if\b|\bwould\b/i.test(text)) return []
  const ofBuilding = findBuilding(sentence)
  if (ofBuilding.length > 0) return ofBuilding
  const atHome = townOfAddress(text) ?? (whereWeAre.test(text) ? townIn(text) : undefined)
  if (atHome && !notPlaces.test(atHome)) return found('place', { place: atHome })
  const post = address.exec(text)?.groups?.['town']
  // Addresses in Australia and New Zealand end in a town and four digits.
  const southern =
    isAlone && street.test(text)
      ? /,\s(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)\s\d{4}$/u.exec(text)?.[1]
      : undefined
  if (southern) return found('place', { place: southern })
  if (post && wordCount(text) <= 20 && !street.test(post))
    return found('place', { place: post.replace(/,$/, '') })
  if (block.region === 'main' && block.kind === 'website' && /[.!]$/.test(text)) {
    const standing = placeBy(ofPremises, text)
    if (standing) return found('place', { place: standing })
  }
  if (
    isAboutPerson(text) ||
    (!isAboutBrand && !(isAlone && !/[.!?]$/.test(text)) && block.kind === 'website')
  )
    return []
  // A product's price list says where the product is made, perhaps by somebody else.
  if (!isAboutBrand && hasSum(text)) return []
  const named = placeBy(cues, text)
  return named ? found('place', { place: named }) : []
}

/** The place found by the first pattern that matches. */
function placeBy(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const named = pattern
      .exec(text)?.[1]
      ?.replace(/(?:\sPhase|\sRoad)$/, '')
      .replace(dayBehind, '')
      .replace(/[.’'-]+$|['’]s$/, '')
    if (named && !notPlaces.test(named) && !street.test(named) && !/\b\p{Lu}{2,}\b/u.test(named)) return named
  }
  return undefined
}
