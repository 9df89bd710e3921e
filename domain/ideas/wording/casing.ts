// How a label is written inside a sentence. The brand's own sentences teach it: "Bread day" on a price list is "a bread day" in its
// prose. What cannot be learnt or told from the words stays as the brand writes it, as one writes the name of a dish.
import { conceptOf, synonyms } from '#domain/library/thesaurus.ts'
import { once } from '#domain/once.ts'
import { withArticle } from './article.ts'

interface InSentence {
  text: string
  /** Whether one of it takes "a" or "an", where the sentence leaves room for it. */
  takesArticle: boolean
}

export type Casing = (label: string) => InSentence

/** What a brand's sentences write small and large, and the sentences as one text. Read once: deliveries ask for ideas and for days ahead. */
const habitsOf = once(
  (quotes: readonly string[]) => {
    const small = new Set<string>()
    const capital = new Set<string>()
    for (const quote of quotes) {
      for (const [, word = ''] of quote.matchAll(
        /(?<=[\p{Ll}\p{N},;]["”’)]?\s["“‘(]?)(\p{L}[\p{L}'’-]*)/gu,
      )) {
        const lower = word.toLowerCase()
        if (word === lower) small.add(lower)
        else capital.add(lower)
      }
    }
    const prose = ` ${quotes.join(' \n ')} `
    return { small, capital, prose, quietProse: prose.toLowerCase() }
  },
  { by: (quotes) => quotes.join('\n'), most: 8 },
)

/** Learns from the brand's quotes which words it writes small, and what it speaks of one of. `lemmas` are common words of any trade. */
export function learnCasing(quotes: readonly string[], lemmas: ReadonlySet<string>): Casing {
  const { small, capital, prose, quietProse } = habitsOf(quotes)
  const isCommon = (word: string) => {
    const lower = word.toLowerCase()
    if (small.has(lower) || joining.has(lower)) return true
    return !capital.has(lower) && !proper.has(lower) && (isKnown(lower) || lemmas.has(conceptOf(lower)))
  }
  const known = new Map<string, InSentence>()
  const inSentence = (label: string): InSentence => {
    const quiet = label.includes(' ') && label === label.toUpperCase() ? quietened(label, isCommon) : label
    const lower = quiet.toLowerCase()
    const isOneOfMany = stands(withArticle(lower), quietProse) && !isTitleCased(quiet)
    const isOneWord = !quiet.includes(' ')
    if (isOneOfMany || (!isOneWord && stands(lower, prose, isWithinSentence)))
      return { text: lower, takesArticle: isOneOfMany }
    if (isTitleCased(quiet)) return { text: quiet.replace(/^The (?=\p{Lu})/u, 'the '), takesArticle: false }
    const [first = '', ...rest] = quiet.split(' ')
    const kind = kindOf(quiet)
    // "Training one volunteer" is done; a scything day is a day.
    const isDoing =
      /^\p{Lu}\p{Ll}{3,}ing$/u.test(first) && !(rest.length === 1 && kind === 'one') && rest.length > 0
    if ((kind === 'unknown' && !isDoing) || !isPlain(first) || !isCommon(first))
      return { text: quiet, takesArticle: false }
    return { text: [first.toLowerCase(), ...rest].join(' '), takesArticle: kind === 'one' && !isDoing }
  }
  return (label) => {
    const told = known.get(label) ?? inSentence(label)
    known.set(label, told)
    return told
  }
}

/** The text with a capital first letter, unless its first word has capitals of its own making ("iPad hire"). */
export function capitalised(text: string): string {
  return /^\p{Ll}+(?!\p{L})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** Whether the phrase stands whole in the prose, with what the last signs before it must be. By hand: a regular expression for each label costs more than all the rest. */
function stands(phrase: string, prose: string, isAfter = isBoundary): boolean {
  for (let at = prose.indexOf(phrase); at >= 0; at = prose.indexOf(phrase, at + 1)) {
    if (isAfter(prose.slice(Math.max(0, at - 2), at)) && isBoundary(prose.charAt(at + phrase.length)))
      return true
  }
  return false
}

const isBoundary = (sign: string): boolean => !/[\p{L}\p{N}]$/u.test(sign)
const isWithinSentence = (signs: string): boolean => /[\p{Ll},] $/u.test(signs)

const isTitleCased = (label: string) =>
  label
    .split(' ')
    .slice(1)
    .some((word) => /^\p{Lu}/u.test(word))
const isPlain = (word: string) => /^\p{L}\p{Ll}*(?:['’-]\p{Ll}+)*$/u.test(word)

/** Whether the label names several, one of many, or a stuff, by its last noun. */
function kindOf(label: string): 'several' | 'one' | 'stuff' | 'unknown' {
  const noun = label.split(/,? \(|,\s|\s(?:of|for|with|in|on|at|from|to|by)\s/)[0] ?? label
  const last = noun.split(/[\s-]/).at(-1)?.toLowerCase() ?? ''
  if (/^(?:an?|the|our|your)\s/i.test(label)) return 'unknown'
  if (ones.has(last)) return 'one'
  if (stuffs.has(last) || /.{3}ing$/.test(last)) return 'stuff'
  return /[^suai]s$/.test(last) ? 'several' : 'unknown'
}

/** A label shouted in capitals, in the letters it would have in prose. Short words may be abbreviations and stay. */
function quietened(label: string, isCommon: (word: string) => boolean): string {
  const [first = '', ...rest] = label.split(' ').map((word) => {
    if (isCommon(word)) return word.toLowerCase()
    return word.length > 3 ? word.charAt(0) + word.slice(1).toLowerCase() : word
  })
  return [capitalised(first), ...rest].join(' ')
}

/** Words that the thesaurus knows are common nouns and verbs, so a capital on them is only a heading's. */
function isKnown(word: string): boolean {
  const concept = conceptOf(word)
  return concept !== word || concept in synonyms || ones.has(word) || stuffs.has(word)
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

const joining = words('a an and at by for from in of on or the to with')

const ones = words(
  'loaf cake bun pie tart pizza burger sandwich bagel box hamper basket jar bottle glass pint platter board feast desk office room' +
    ' suite studio hall cabin cottage tent pitch table seat chair class course lesson workshop session evening day night week' +
    ' weekend trip tour walk visit stay break retreat party meeting event ticket pass card voucher membership subscription plan' +
    ' package bundle kit set pack parcel survey check check-up checkup appointment consultation assessment review report audit' +
    ' test scan filling crown implant treatment facial massage haircut cut trim wash service repair overhaul inspection valet' +
    ' window door staircase kitchen bathroom fence garden tree bike car van boat horse dog cat puppy website logo brochure' +
    ' portrait frame bouquet wreath candle mug bowl book print dress suit ring necklace will lease mortgage' +
    ' look call call-out callout ride rebuild refit tune-up polish swap bleed makeover fitting handbook policy form quote' +
    ' estimate valuation boiler radiator tap cylinder gutter chimney stove gate shed bay bed berth plot locker bench lamp' +
    ' mouthguard denture brace canal jug cask tart wheel wheelset share sauna',
)

const stuffs = words(
  'tea coffee bread breakfast brunch lunch supper dinner cream cheese beer ale cider wine gin soup salad food produce honey milk' +
    ' flour wood timber furniture advice help support care hire storage delivery tuition childcare yoga pilates music art pottery' +
    ' accommodation insurance payroll bookkeeping conveyancing maintenance hygiene whitening access membership-free software',
)

const proper = words(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august' +
    ' september october november december christmas easter halloween english welsh scottish irish british french' +
    ' italian spanish german danish greek turkish indian chinese japanese thai korean mexican american european' +
    ' victorian edwardian georgian',
)
