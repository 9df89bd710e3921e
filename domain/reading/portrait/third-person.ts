// A brand's sentence about itself, told of it: "We bake in Hexham and love our oven" as "Mill Lane bakes in Hexham and loves its oven".

/** The sentence with the brand as its subject, or null where that can't be told without bending it. */
export function toldOf(name: string, sentence: string): string | null {
  const text = sentence
    .replace(/^["“„]+|["”“]+$/g, '')
    .replace(/^At [^,]{2,60}?,? (?=we\b)/, '')
    .trim()
    .replace(/^w/, 'W')
  const own = new RegExp(String.raw`^(?:I['’]m|I am|[Mm]y name is) ${RegExp.escape(name)},? (?=an? )`).exec(
    text,
  )
  if (own) return toldOf(name, `${name} is ${text.slice(own[0].length)}`)
  if (!/^\p{Lu}.*[.!]$/su.test(text) || text.split(/\s+/).length > 42 || unfit.test(text)) return null
  if (bidding.test(text) || bare.test(text)) return null
  let isFirst = true
  const pronoun = () => {
    const said = isFirst ? name : 'it'
    isFirst = false
    return said
  }
  if (text.startsWith(name)) isFirst = false
  let isBent = false
  const isOfMany = /\b[Ww]e\b/.test(text)
  const told = text
    .replace(
      /\b[Ww]e(?:['’](re|ve|ll))?(?:\s+(\p{L}+['’]?\p{L}*))?(?:\s+(\p{L}+))?/gu,
      (whole, short?: string, verb = '', next = '') => {
        const rest = next ? ` ${next}` : ''
        const who = pronoun()
        if (short === 're') return isPlural(`${verb}${rest}`) ? bend() : `${who} is ${verb}${rest}`
        if (short === 've') return `${who} has ${verb}${rest}`
        if (short === 'll') return `${who} will ${verb}${rest}`
        if (adverbs.has(verb)) return `${who} ${verb} ${third(next)}`
        if (verb === 'are' && isPlural(next)) return bend()
        return verb === '' ? bend() : `${who} ${third(verb)}${rest}`

        function bend(): string {
          isBent = true
          return whole
        }
      },
    )
    .replace(/\bour\b/g, 'its')
    .replace(/^Our\b/, () => possessive(name))
    .replace(/(?<=[,;]\s|\sand\s)Our\b/g, 'its')
    .replace(/\bus\b/g, 'it')
    .replace(/!$/, '.')
  return isBent || /\b(?:we|us|ours?|ourselves|I|my|me)\b/i.test(told)
    ? null
    : isOfMany
      ? withJoinedVerbs(told)
      : told
}

/** "Named after a river.", "Run by volunteers.": a sentence without a subject. */
const bare =
  /^(?:\p{Lu}\p{Ll}+ed|Made|Built|Set|Born|Run|Sung|Grown|Home|Perfect|Ideal)\b(?![^.]*,\s(?:we|it|our|the)\b)/u

/** What speaks to somebody, points elsewhere or can't be checked. */
const unfit =
  /\b(?:you|your|yours|I|my|me|I['’]m|ours|ourselves|click|below|above|here|this (?:page|site|website)|let['’]s|n['’]t|don['’]t|best|finest|leading|number one|unrivalled|unbeatable|world[- ]class|second to none|painless|guaranteed results)\b|["“”?]|https?:/i

/** "Come and see", "Order online": what asks somebody says nothing of the brand. */
const bidding =
  /^(?:come|attend|apply|schedule|request|learn|order|book|call|ring|see|read|join|visit|find|get|choose|try|ask|bring|enjoy|discover|please|follow|buy|shop|download|contact|send|give|take|make|let|if|when|whether|there|no|yes|and|but|or|so|because|which|that|this|these|those|they|he|she|his|her|their)\b/i

const adverbs = new Set(
  'also always only never still now then really proudly usually often currently regularly simply actively firmly strongly truly just both all'.split(
    ' ',
  ),
)

/** "We are bakers", "we are qualified tradespeople": several people, and no brand. */
const isPlural = (text: string): boolean =>
  !/^(?:an?|the|one|part|based|located|situated|proud|committed|dedicated|passionate|open|run|owned|registered|independent|not|also|now|fully|here|happy|able|authorised|regulated|accredited|known|home|close|near|in|on|at|just|right|a\b)\b/i.test(
    text.trim(),
  )

const fixed = new Set('can could will would shall should may must might'.split(' '))
const past = new Set(
  'began started opened built made took won sold grew came went had were was did kept found left ran set brought bought gave held moved'.split(
    ' ',
  ),
)
const odd: Readonly<Record<string, string>> = { are: 'is', have: 'has', do: 'does', go: 'goes' }

function third(verb: string): string {
  if (fixed.has(verb) || past.has(verb) || verb.endsWith('ed')) return verb
  const known = odd[verb]
  if (known !== undefined) return known
  if (/(?:s|x|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

const possessive = (name: string) => (name.endsWith('s') ? `${name}’` : `${name}’s`)

/** "Bakes bread and roast the coffee": a second verb goes with the first. */
const withJoinedVerbs = (text: string): string =>
  text.replace(second, (whole) => {
    const [joint, verb] = whole.split(' ')
    return joint === undefined || verb === undefined || /(?:s|ed|ing)$/.test(verb) || small.has(verb)
      ? whole
      : `${joint} ${third(verb)}`
  })

const second =
  /\b(?:and|or) \p{Ll}{3,}(?= (?:the|an?|its|it|them|every|each|all|their)\b)|\b(?:and|or) (?:offer|provide|make|serve|sell|help|support|believe|love|deliver|design|build|teach|welcome|supply|create|grow|give)(?= )/gu
const small = new Set(
  'into from with over through about after before between also both than then for'.split(' '),
)
