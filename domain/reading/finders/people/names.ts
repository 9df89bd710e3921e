// Recognises names of people in a text.
import { isRoleWord } from './roles.ts'

export const honorific = String.raw`(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor|Rev|Revd|Sir|Dame|Chef|Father|Canon)\.?\s`
const part = String.raw`(?:(?:[OD]['’]|Mc|Mac|De|Di)?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)`
export const names = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${honorific})?(?:\p{Lu}\.\s?)*(${part}(?:\s(?:\p{Lu}\.|van|von|de|der|la|le|bin|al))?(?:\s${part}){1,2})(?![\p{L}\p{N}])`,
  'gu',
)

/** Words that are capitalised in headings and company names but are rarely part of a person's name. */
const noName = new Set(
  `mr mrs ms miss im ive its were weve theyre youre lets heres thats no not zero the our your my meet about contact home welcome service services product products team staff hall house school college university
  church street road avenue lane park garden gardens city county council town village centre center company limited ltd inc llc trust
  scheme group club society association foundation institute committee board office clinic hospital dental dentistry kitchen kitchens
  coffee tea room rooms shop store bakery brewery brewing hotel inn farm museum gallery library theatre award awards civic business
  digital web server online open free new best top great good high quality expert advanced modern treatment treatments canal root smile
  teeth pricing prices booking call email phone monday tuesday wednesday thursday friday saturday sunday january february march april
  june july august september october november december north south east west island river lake valley bay world united national
  international royal british english american irish indian australian european army police crime market railway station festival
  fair project programme program class classroom middle upper lower primary senior junior head lead chief vice general manager director
  founder chair treasurer trustee trustees teacher doctor how what why when where who and for with from this that every all more read
  view learn see sign join support help privacy policy terms gift special offer offers menu wine beer ale lager stout christmas easter
  summer winter spring autumn virtual private dedicated desk space social media facebook instagram twitter google co founders former
  original aid annual giving financial regular shopping creative technical artistic certified customer client marketing sales human public design security data open source night nights
  morning mornings evening evenings afternoon afternoons weekend week
  feeds foods farms motors renewables lettings properties holdings industries supplies systems solutions consulting ventures enterprises trading partners partnership sons daughters brothers bros solicitors accountants
  auctioneers architects builders roofing plumbing heating electrical joinery landscapes nurseries stables kennels dairies creameries ceramics textiles press books records media studios works stores bank insurance savings`.split(
    /\s+/,
  ),
)

/** Whether capitalised words may be a person's name: at least two, and none that company or product names use. */
export function isName(name: string): boolean {
  const words = name
    .replace(new RegExp(`^${honorific}`, 'u'), '')
    .replace(/[.’']/g, '')
    .toLowerCase()
    .split(/[\s-]+/)
  return words.length > 1 && !words.some((word) => noName.has(word) || isRoleWord(word))
}

/** The name without its title: "Rao" for "Dr Rao". */
export const withoutTitle = (person: string) => person.replace(new RegExp(`^${honorific}`, 'u'), '')

export const firstNameOf = (name: string) => withoutTitle(name).split(' ')[0] ?? ''

/** Whether a word is in so many company names that it doesn't identify any. */
export const isGenericNameWord = (word: string): boolean => noName.has(word.toLowerCase())

/** Endings that show that a name is a company's: "Hale & Sons", "Tom Reed Ltd". */
export const companySuffix =
  /^(?:['’]s)?,? (?:&|and) (?:Sons?|Daughters?|Co|Company|Partners|Brothers|Family|Associates)\b|^,? (?:Ltd|Limited|LLP|LLC|Inc|PLC|plc|CLG|CIC|GmbH|Pty)\b/

/** Whether two names are the same person's, with or without a title or surname. */
export function isSamePerson(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => withoutTitle(name).toLowerCase())
  if (first === undefined || second === undefined) return false
  return first === second || first.startsWith(`${second} `) || second.startsWith(`${first} `)
}
