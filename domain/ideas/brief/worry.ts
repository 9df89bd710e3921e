// Finds what people say, ask or fear according to a brief: "is it not miserable in winter", "he'll grow out
// of it", "why we cost more".

export interface Worry {
  /**
   * The worry in the words of the people who have it, with punctuation: "He’ll grow out of it.", "Why is your
   * quote dearer?"
   */
  spoken: string
  /** A heading for a text that answers the worry: "Why we’re a tenner more than the budget gym". */
  heading: string | null
}

const verbs = String.raw`(?:is|are|isn[’']t|aren[’']t|do|does|don[’']t|doesn[’']t|can|will|would|should|was|were|have|has)`
const asks = new RegExp(
  String.raw`(?:^|[,;:]\s*|\bask(?:s|ing)?\s+(?:us\s+)?)(why\s+${verbs}\b[^?;]*|why\s+(?:pay|bother|book|buy|join|come|use)\b[^?;]*|who(?:[’']d|\s+would)\s[^?;]*|${verbs}\s+(?:it|this|that|we|you|they|he|she|i|a|an|the|our|your|my|there)\b[^?;,]*)\??`,
  'i',
)
/** Matches a brief that is only a question, in any wording: "how long does probate take?" */
const isAsked =
  /^["“]?(?:how|what|when|where|which|who|is|are|isn[’']t|aren[’']t|do|does|don[’']t|doesn[’']t|can|will|would|should|has|have)\b[^.;]*\?+["”]?$/i
/** Matches a question in which the user is asking us for help. */
const ofWriter =
  /\b(?:do|can|should|could|would|shall|to)\s+(?:we|i|you)?\s*(?:get|fill|sell|find|win|bring|promote|market|attract|reach|post|say|tell|write|make|reward|thank|explain|announce|advertise|grow)\b/i
const whyWe =
  /\bwhy\s+((?:we|our|it|a|an|the|this|that|i|my|[\p{L}’'-]+s?)(?:[’']\p{L}+)?\s(?:[^?.;,]|[.,](?=\d))+)/iu
const fear =
  /\b(frightened|scared|afraid|nervous|worried|anxious|embarrassed|ashamed|put off|tired)\s+((?:of|about|that|by|to|they|we|it|he|she|everyone|nobody)(?=[\s’'])[^,;.]+)/i
/** Matches a clause with "I" or "my". It is what a customer says, because users write "we" in briefs. */
const inFirstPerson =
  /^(what if|everyone|everybody|nobody|no one|my|i|i[’']m|i[’']ve|don[’']?t want|can[’']?t|will i|do i|am i|is it|too)\b/i
const speaksOfMe = /\b(?:i|i[’']m|i[’']ll|me|my|myself)\b/i
const whether = /\b(?:ask(?:s|ing)?|wonder(?:s|ing)?|want to know)\s+(?:us\s+)?(?:if|whether)\s+([^,;.]+)/i
const scares =
  /^([^,;.]+?)\s+(?:scares|frightens|intimidates|puts off|worries)\s+(?:people|them|everyone|folk|beginners|customers)\b/i
const think =
  /\b(?:people|they|folk|everyone|customers|clients|parents|guests|patients|members|some)\s+(?:(?:often|always|still|just|also)\s+)?(?:think|thinks|thinking|say|says|saying|believe|assume|reckon|worry|complain|keep (?:saying|telling (?:us|me)|thinking)|tell (?:us|me)|telling (?:us|me))\s+(?:that\s+)?["“]?([^"”;.]+(?:\.(?=\d)[^"”;.]+)*)["”]?/i
/** Matches the doubt of a single person: "Mum says she doesn’t need any help". */
const somebodySays =
  /^(?:(?:my|our|their|the|some|a few)\s)?(?:\p{L}+\s){1,2}(?:says?|thinks?|reckons?|believes?)\s+(?:that\s+)?((?:i|we|she|he|they|it|there|you)(?:[’']\p{L}+)?\s[^;.]+)/iu
const quoted = /["“]([^"”]{6,80})["”]/
const isSpeech =
  /\b(?:i|my|me|will|would|we|he|she|it|they|you|is|are|isn|don|can|too|not|never)\b|[’'](?:re|ll|m|ve|t|d)\b/i

/** Finds the question, doubt or fear that the brief mentions, or null. */
export function worryIn(typed: string): Worry | null {
  // Words such as "answer that one" at the end are a request to us, not part of the question.
  const text = typed.replace(
    /[,;:]?\s*\b(?:answer (?:that|this|it)|explain (?:that|this|it)|how do we (?:say|put) (?:it|that))\b.*$/i,
    '',
  )
  const [, marked] = quoted.exec(text) ?? []
  if (marked !== undefined && isSpeech.test(marked)) return { spoken: ended(marked), heading: null }
  const [, thought] = think.exec(text) ?? []
  if (thought !== undefined && thought.split(/\s+/).length > 2)
    return { spoken: ended(ofThem(thought)), heading: null }
  const [, said] = somebodySays.exec(text) ?? []
  if (said !== undefined && said.split(/\s+/).length > 2) return { spoken: ended(said), heading: null }
  const heading = reasonAsked(text)
  const [, asked] = asks.exec(text) ?? []
  if (heading !== null) return { spoken: ended(asked ?? heading, '?'), heading }
  if (asked !== undefined && asked.split(/\s+/).length > 2)
    return { spoken: ended(named(asked, text), '?'), heading: null }
  const [, reason] = whyWe.exec(text) ?? []
  if (reason !== undefined) {
    const said = reason
      .replace(/^i\b/i, 'we')
      .replace(/^my\b/i, 'our')
      .replace(/\s+(?:when|while|but|and)\s.*$/i, '')
    return { spoken: `Why?`, heading: spelt(`why ${said}`) }
  }
  if (isAsked.test(text) && !ofWriter.test(text))
    return { spoken: ended(text.replace(/[?"”]+$/, ''), '?'), heading: null }
  const [, doubted] = whether.exec(text) ?? []
  if (doubted !== undefined) return { spoken: ended(asQuestion(doubted), '?'), heading: null }
  const [, feeling, of] = fear.exec(text) ?? []
  if (feeling !== undefined && of !== undefined)
    return { spoken: ended(`I’m ${feeling.toLowerCase()} ${ofThem(of)}`), heading: null }
  const [, thing] = scares.exec(text) ?? []
  if (thing !== undefined) return { spoken: ended(`${thing} scares me`), heading: null }
  if (!inFirstPerson.test(text) || !(speaksOfMe.test(text) || /^(?:what if|don[’']?t want)/i.test(text)))
    return null
  const sentence = /^don[’']?t want/i.test(text) ? `I ${text}` : text
  return {
    spoken: ended(sentence, /^(?:what if|will|do|am|is|can)\b/i.test(text) ? '?' : '.'),
    heading: null,
  }
}

/**
 * Turns a question into the heading of its answer: "why does it cost so much" becomes "Why it costs so much".
 */
function reasonAsked(text: string): string | null {
  const [, subject, rest] =
    /\bwhy\s+(?:does|do)\s+(.+?)\s+(cost(?:s)?\b[^?;]*|charge\b[^?;]*|take\b[^?;]*)/i.exec(text) ?? []
  if (subject !== undefined && rest !== undefined) {
    const isMany = /^(?:you|we|they|our \p{L}+s|your \p{L}+s)$/iu.test(subject)
    return spelt(`why ${oursOf(subject)} ${isMany ? rest : rest.replace(/^(cost|charge|take)\b/i, '$1s')}`)
  }
  const [, what, is, how] =
    /\bwhy\s+(?:is|are)\s+((?:your|our|the)\s\p{L}+(?:\s\p{L}+)?)(\s)((?:so|more|dearer|pricier|less|higher)\b[^?;]*)/iu.exec(
      text,
    ) ?? []
  if (what !== undefined && is !== undefined && how !== undefined)
    return spelt(`why ${oursOf(what)} ${what.endsWith('s') ? 'are' : 'is'} ${how}`)
  const [pay] = /\bwhy\s+pay\b[^?;,]*/i.exec(text) ?? []
  return pay === undefined ? null : spelt(pay)
}

const oursOf = (subject: string): string => subject.replace(/^your\b/i, 'our').replace(/^you\b/i, 'we')

/**
 * Puts the name into the question: "callum, second photographer, is he worth it" asks whether Callum is worth
 * it.
 */
function named(asked: string, text: string): string {
  const [, who] = /^([^,]+),.*\b(?:he|she|it|they)\b/i.exec(text) ?? []
  return who === undefined || who.split(' ').length > 3
    ? asked
    : asked.replace(/\b(?:he|she|it|they)\b/i, who.charAt(0).toUpperCase() + who.slice(1))
}

/** Turns what people think about themselves and the brand into what they would say to the brand. */
const ofThem = (said: string): string =>
  said
    .replace(/\bthey[’'](ll|ve|d)\b/gi, 'I’$1')
    .replace(/\bthey[’']re\b/gi, 'I’m')
    .replace(/\bon their own\b/gi, 'on my own')
    .replace(/\bwe[’'](ll|ve|re|d)\b/gi, 'you’$1')
    .replace(/\p{L}+/gu, (word) => turnedWords[word.toLowerCase()] ?? word)

const turnedWords: Readonly<Record<string, string>> = {
  them: 'me',
  their: 'my',
  they: 'I',
  themselves: 'myself',
  us: 'you',
  our: 'your',
}

/** Turns a statement into a question: "there's homework" becomes "is there homework". */
function asQuestion(clause: string): string {
  const [, subject, verb, rest] =
    /^(there|it|that|this|you|we|they|he|she|i)(?:[’']|\s)(s|is|are|re|was|were|can|do|will|would|has|have)\s+(.+)$/i.exec(
      clause.trim(),
    ) ?? []
  if (subject === undefined || verb === undefined || rest === undefined) return clause
  const full = verb.toLowerCase() === 's' ? 'is' : verb.toLowerCase() === 're' ? 'are' : verb.toLowerCase()
  return `${full} ${subject.toLowerCase()} ${rest}`
}

function ended(said: string, stop = '.'): string {
  const bare = spelt(said)
  return /[.?!]$/.test(bare) ? bare : `${bare}${stop}`
}

const spelt = (said: string): string => {
  const bare = said
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll("'", '’')
    .replace(/[,;:]$/, '')
    .replace(/\bi\b/g, 'I')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}
