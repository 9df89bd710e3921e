// Where the brand is: named places it says it is in, from or for, and its address.
import { found, isOfPerson, wordCount, type Finder } from './sentence.ts'

const word = String.raw`\p{Lu}[\p{L}’'.-]+`
const place = String.raw`(${word}(?:(?:\s|-on-|-upon-|\son\s|\supon\s|\sof\s)${word}){0,3})`
const cues: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:in|at) the heart of (?:the )?${place}`, 'u'),
  new RegExp(
    String.raw`\b(?:[Bb]ased|located|situated|[Mm]ade|born|brewed|baked|roasted|grown|built|[Ww]oven|printed|crafted|designed|[Hh]andmade|founded|open|opened|working) (?:in|at|near|outside) (?:the )?${place}`,
    'u',
  ),
  new RegExp(String.raw`\b[Ff]rom (?:our|the|a) [\p{Ll} ]{3,40} in ${place}`, 'u'),
  new RegExp(String.raw`\b(?:community|village|town|city|parish(?:es)?) of (?:rural )?${place}`, 'u'),
  new RegExp(
    String.raw`\b(?:serving|across|throughout) (?:patients |customers |clients |families )?(?:from |in |of )?(?:the )?${place}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:by hand|business|company|bakery|brewery|school|shop|studio|clinic|practice|workshop|museum|charity|café|restaurant|hotel|farm) in ${place}`,
    'u',
  ),
  new RegExp(String.raw`^from ${place}`, 'u'),
]

// The town stands right before the postcode, with the county at most between.
const address = new RegExp(
  String.raw`\b(?<town>${word}(?:(?:\s|-on-|-upon-|-)${word}){0,3}),?\s(?:(?:Co\.?|County)\s\p{Lu}\p{Ll}+,?\s)?(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b|[A-Z]{2}\s\d{5}\b|(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)\s\d{4}\b|[A-Z]\d{2}\s[A-Z\d]{4}\b)`,
  'u',
)
const street =
  /\b(Shop|No|Streets|Phase|Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Way|Place|Square|Court|Row|Hill|Close|Terrace|Quay|Mall|Unit|Floor|Building|House|Estate|Park)\b/

const notPlaces =
  /^(The|Our|We|Us|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Christmas|Easter|I|It|This|English|French|HTTPS?|HTML|AI|GitHub|Facebook|Instagram|Google|God|Education)\b/

export const findPlaces: Finder = ({ text, isOfBrand, isAlone, block }) => {
  const town = address.exec(text)?.groups?.['town']
  // South of the equator a street and a town with four digits are an address.
  const southern =
    isAlone && street.test(text)
      ? /,\s(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)\s\d{4}$/u.exec(text)?.[1]
      : undefined
  if (southern) return found('place', { place: southern })
  if (town && wordCount(text) <= 20 && !street.test(town))
    return found('place', { place: town.replace(/,$/, '') })
  if (isOfPerson(text) || (!isOfBrand && !(isAlone && !/[.!?]$/.test(text)) && block.kind === 'website'))
    return []
  for (const cue of cues) {
    const named = cue
      .exec(text)?.[1]
      ?.replace(/(?:\sPhase|\sRoad)$/, '')
      .replace(/[.’'-]+$|['’]s$/, '')
    if (named && !notPlaces.test(named) && !street.test(named) && !/\b\p{Lu}{2,}\b/u.test(named))
      return found('place', { place: named })
  }
  return []
}
