// Reduces English words to a base form, from plurals, -ing, -ed and American spelling. It only has to be good
// enough to match texts; it isn't a dictionary.
import { irregular, unchanged } from './irregular.ts'

/**
 * Takes a lower-case word one step towards its base form, or returns it if it is one. Every step makes the
 * word shorter, except for irregular forms and -ize, so repeating it always ends.
 */
export function stepToLemma(word: string): string {
  const written = irregular.get(word)
  if (written !== undefined) return written
  if (unchanged.has(word)) return word
  const possessive = word.replace(/['’]s?$/, '')
  if (possessive !== word) return possessive
  return withoutPlural(word) ?? withoutEnding(word) ?? british(word)
}

/** Turns "organize" into "organise". Words in -size are left alone: "resize", "bite-size". */
function british(word: string): string {
  return word.replace(/(?<=[aeiouy].*[^aeious])iz(?=e$|ations?$|er$)/, 'is')
}

function withoutPlural(word: string): string | undefined {
  if (word.length < 4 || !/[^su]s$/.test(word) || word.endsWith('is')) return undefined
  if (/[^aeiou]ies$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ss|x|ch|sh|zz|[^aeiou]o)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

function withoutEnding(word: string): string | undefined {
  if (/[^aeiou]ied$/.test(word)) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  const stem = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(word)?.[1]
  if (stem === undefined || stem.length < 2 || word.endsWith('eed')) return undefined
  return verbOf(stem)
}

/**
 * Completes a verb whose ending was removed: "bak" becomes "bake", "plann" becomes "plan", "cancell" becomes
 * "cancel".
 */
function verbOf(stem: string): string {
  if (/([bdgkmnprt])\1$/.test(stem) && !doubled.has(stem)) return stem.slice(0, -1)
  if (/[aeiouy].*[eio]ll$/.test(stem) && !doubled.has(stem)) return stem.slice(0, -1)
  return lostAnE(stem) ? `${stem}e` : stem
}

function lostAnE(stem: string): boolean {
  if (withE.has(stem)) return true
  if (withoutE.has(stem)) return false
  return (
    /^[^aeiouy]*[aeiouy][^aeiouywx]$/.test(stem) ||
    /[cuv]$|[^z]z$|[^s]s$|[^n]g$/.test(stem) ||
    /[bcdfgkptz]l$|[ct]r$/.test(stem) ||
    /[aeiouy].*(?:[^eo]at|[^aeio]ir|[^aeiou](?:id|ud|ad|in|ut))$|[^o]ur$/.test(stem)
  )
}

const doubled = words('add egg err odd refill resell retell unroll')

/** Verbs that end in e although their stem doesn't show it. */
const withE = words(
  'acquir adher admir ador arrang assum bast becom challeng chang compar compet compil complet conced' +
    ' consum copywrit creat declar decod delet describ devot encod erod escap exchang excit exhal explod' +
    ' explor guid handwrit hing ignit ignor infring inhal inscrib interven invit landscap loung mistak' +
    ' orang overcom past perfum persuad plung postpon preced prepar prescrib profil promot provok quot' +
    ' rang reconcil rehom remak renam reshap reschedul resid restor restyl resum revok rewrit schedul subscrib' +
    ' supersed tast telephon transcrib undertak unit wast welcom',
)
const withoutE = words('begin bias canvas cousin focus margin')

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
