// Brings the forms of an English word together: plurals, -ing and -ed. Near enough for matching, not a dictionary.

/**
 * One step from a lower-case word towards its plain form, or the word itself when it is there.
 * Every step but those of the written list makes the word shorter, so repeating it comes to an end.
 */
export function plainer(word: string): string {
  const written = irregular.get(word)
  if (written !== undefined) return written
  if (unchanged.has(word)) return word
  const possessive = word.replace(/['’]s?$/, '')
  if (possessive !== word) return possessive
  return withoutPlural(word) ?? withoutEnding(word) ?? word
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
  return restored(stem)
}

/** The verb that a stem is of: "bak" of bake, "plann" of plan, "cancell" of cancel, "visit" of visit. */
function restored(stem: string): string {
  if (/([bdgkmnprt])\1$/.test(stem) && !doubled.has(stem)) return stem.slice(0, -1)
  if (/[aeiouy].*[eio]ll$/.test(stem)) return stem.slice(0, -1)
  return lostAnE(stem) ? `${stem}e` : stem
}

function lostAnE(stem: string): boolean {
  if (withE.has(stem)) return true
  if (withoutE.has(stem)) return false
  return (
    /^[^aeiouy]*[aeiouy][^aeiouywx]$/.test(stem) ||
    /[cuv]$|[^z]z$|[^s]s$|[^n]g$/.test(stem) ||
    /[bcdfgkpt]l$/.test(stem) ||
    /[aeiouy].*[^aeiou](?:at|id|ud|ad|in|ir|ut)$|[^o]ur$/.test(stem)
  )
}

const doubled = words('add egg odd')

/** Stems whose verb ends in e although their ending does not tell. */
const withE = words(
  'acquir arrang assum becom chang challeng compar compet complet consum creat declar delet describ escap excit' +
    ' exchang explor guid ignor invit landscap orang persuad postpon prepar prescrib quot rang renam requir restor' +
    ' resum subscrib tast wast welcom',
)
const withoutE = words('canvas focus')

/** Words that would become another word without their ending. */
const unchanged = words('always bedding during goods hundred morning news nothing outing pudding something')

const irregular = new Map(
  (
    'aches ache, ate eat, bought buy, brought bring, brownies brownie, built build, buses bus, chose choose,' +
    ' chosen choose, cookies cookie, drank drink, eaten eat, feet foot, gave give, given give, grew grow, grown grow,' +
    ' halves half, heard hear, held hold, kept keep, knew know, knives knife, known know, loaves loaf,' +
    ' made make, meant mean, men man, menus menu, met meet, mice mouse, movies movie, paid pay,' +
    ' people person, quizzes quiz, ran run, said say, sent send, shelves shelf, shoes shoe,' +
    ' smoothies smoothie, sold sell, taught teach, teeth tooth, thought think, told tell, took take,' +
    ' taken take, went go, wives wife, women woman, won win, wore wear, written write, wrote write'
  )
    .split(', ')
    .map((pair): [string, string] => {
      const [form = '', plain = ''] = pair.split(' ')
      return [form, plain]
    }),
)

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
