// Turns what a brief says about its readers into the second person, because ideas address them: "people who
// paused last winter" becomes "you paused last winter".

const known = String.raw`(?:people|folks?|clients|patients|customers|families|couples|parents|guests|friends|brides|landlords|tutees|attendees|businesses|companies|firms|shops|schools|churches|farms|women|men|girls|boys|dads|mums|daughters|sons|pupils|students|tenants|regulars|households|residents|teams|those|ones|any(?:one|body)|every(?:one|body)|some(?:one|body)|(?!(?:offer|order|flower|voucher|dinner|number|letter|paper|boiler|other|poster|computer|trainer|answer|corner|cover|river|water|winter|summer|tower|hamper|burger|shower|cooker)s)\p{L}{2,}(?:ers|ors|ists|ants))`
/**
 * Matches a group of people. "Who" and "whose" only follow people, so any word may come before them;
 * otherwise the group must be a known one.
 */
const group = String.raw`(?:${known}|[\p{L}-]+s(?=\swho))`
const someWords = String.raw`(?:\s+(?!who|whose|that|with|not|have|haven|never|don|i\b|we\b|living|still)[\p{L}’'-]+){0,3}?`
const many = new RegExp(
  String.raw`\b(?<group>${group}|(?<=the )\d+(?=\swho))${someWords}\s+(?<rest>(?:who|whose|that|with|not\s+(?:seen|been|heard)|have(?:n[’']t)?|had(?:n[’']t)?|don[’']t|didn[’']t|never|i|we|still\s+to|(?:still\s+)?\p{L}{2,}ing)\b.*)$`,
  'iu',
)
const single = /^(?:any|every|some)(?:one|body)$/i
/** Matches the place where the statement about the readers ends and the request to us begins. */
const ending =
  /\s*(?:[,;:.!]|\s[-–—]\s|\s(?:to (?:come|book|try|join|renew)|and (?:we|i|get|tell|remind|ask)\b|so (?:we|they)\b|win back|without (?:nagging|telling|sounding)))/i

/**
 * Finds what a brief says about its readers, so that it can follow "if": "you never sent back the form",
 * "your cat booster is overdue", "we photographed you in 2016". Null if the brief says nothing about them.
 */
export function inSecondPerson(text: string): string | null {
  const match = many.exec(text)
  const { group: who = '', rest = '' } = match?.groups ?? {}
  const [clause = ''] = rest.split(ending)
  const words = clause.trim().split(/\s+/)
  if (words.length < 3 || words.length > LONGEST) return null
  // In "dog owners whose booster", it is the dog that needs the booster.
  const [, owned] = /\b(\p{L}+)\s+owners\s+whose\b/iu.exec(text) ?? []
  const turnedSaid = clauseInSecondPerson(clause.trim(), single.test(who))
  const said =
    owned === undefined
      ? turnedSaid
      : (turnedSaid?.replace(/^your /, `your ${owned.toLowerCase()}’s `) ?? null)
  return said === null || /\b(?:https?|www)\b/.test(said) ? null : said.replace(/\+$/, '')
}
const LONGEST = 16

function clauseInSecondPerson(clause: string, isSingle: boolean): string | null {
  const asYou = (said: string) => toYou(isSingle ? inPlural(said) : said)
  const [, theirs] = /^whose\s+(.+)$/i.exec(clause) ?? []
  if (theirs !== undefined) return whoseClause(theirs)
  const [, own, aux] = /^(?:who|that)[’'](ve|re|d)\s+(.+)$/i.exec(clause) ?? []
  if (own !== undefined && aux !== undefined) return `you’${own} ${toYou(aux)}`
  const [, relative] = /^(?:who|that)\s+(.+)$/i.exec(clause) ?? []
  if (relative !== undefined)
    return /^(?:i|we)\b/i.test(relative) ? weClause(relative) : `you ${asYou(relative)}`
  if (/^(?:i|we)\b/i.test(clause)) return weClause(clause)
  const [, unseen] = /^not\s+(?:seen|been|heard from)\b\s*(.*)$/i.exec(clause) ?? []
  if (unseen !== undefined) return `we haven’t seen you ${toYou(unseen)}`.trim()
  const [, having] = /^with\s+(.+)$/i.exec(clause) ?? []
  if (having !== undefined) return `you have ${toYou(having)}`
  const [, left] = /^still\s+to\s+(.+)$/i.exec(clause) ?? []
  if (left !== undefined) return `you still have to ${toYou(left)}`
  if (/^(?:still\s+)?\p{L}{2,}ing\s/iu.test(clause))
    return `you’re ${toYou(clause.replace(/\bwho[’']?ve\b/i, 'and have').replace(/\bwho\b/i, 'and'))}`
  return /^(?:have|had|don|didn|never)/i.test(clause) ? `you ${toYou(clause)}` : null
}

/** Turns "whose tank we emptied" into "we emptied your tank". In other clauses "their" is kept. */
function whoseClause(said: string): string {
  const [, thing, verb, rest] =
    /^(.+?)\s+(?:we|i)\s+((?:have\s+|once\s+|last\s+)?\p{L}+)\s*(.*)$/iu.exec(said) ?? []
  if (thing !== undefined && verb !== undefined)
    return `we ${verb.toLowerCase()} your ${thing}${rest === undefined || rest === '' ? '' : ` ${toYou(rest)}`}`
  const apart = /^(?:\p{L}+)\s+(?:is|was|has|says|said|ran|runs|came|went)\b/iu.test(said)
  return `your ${apart ? toYou(said) : said.replace(/\bthey\b/gi, 'you')}`
}

/**
 * Adds "you" as the object: "we photographed in 2016" becomes "we photographed you in 2016", and "we did
 * flowers for in May" becomes "we did flowers for you in May".
 */
function weClause(clause: string): string | null {
  const said = clause.replace(/^(?:i|we)[’']ve\s+/i, 'we have ').replace(/^(?:i|we)\s+/i, '')
  const [, done, after] =
    /^(\p{L}+\s.+?\s(?:for|with|to))(?:\s+((?:in|on|last|this|since|before|during)\s.*))?$/iu.exec(said) ?? []
  if (done !== undefined) return `we ${done} you${after === undefined ? '' : ` ${toYou(after)}`}`
  const [, verb, rest = ''] =
    /^((?:(?:have|never|once|already|\p{L}+ly)\s+)*\p{L}+)\s*(.*)$/iu.exec(said) ?? []
  if (verb === undefined) return null
  // In "people we helped with their boiler", the preposition after the verb shows that the people were
  // helped.
  return /^(?:in|on|at|for|with|last|this|since|from|before|during|$)/i.test(rest)
    ? `we ${verb.toLowerCase()} you ${toYou(rest)}`.trim()
    : null
}

const words: Readonly<Record<string, string>> = {
  they: 'you',
  them: 'you',
  their: 'your',
  theirs: 'yours',
  themselves: 'yourself',
  i: 'we',
  my: 'our',
  me: 'us',
}

const toYou = (said: string): string =>
  said
    .replaceAll("'", '’')
    .replace(/\bthey’(ve|re|d|ll)\b/gi, 'you’$1')
    .replace(/\p{L}+/gu, (word) => words[word.toLowerCase()] ?? word)

/**
 * Puts verbs into the plural, as "you" needs: "hasn't booked" becomes "haven't booked", "needs" becomes
 * "need".
 */
const inPlural = (said: string): string =>
  said
    .replace(/^hasn[’']t\b/i, 'haven’t')
    .replace(/^has\b/i, 'have')
    .replace(/^isn[’']t\b/i, 'aren’t')
    .replace(/^is\b/i, 'are')
    .replace(/^was\b/i, 'were')
    .replace(/^doesn[’']t\b/i, 'don’t')
    .replace(/^(\p{L}{3,}[^s\s])s\b/iu, '$1')
