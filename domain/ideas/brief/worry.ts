// What people say, ask or fear, as a brief puts it: "is it not miserable in winter", "he'll grow out of it", "why we cost more".

export interface Worry {
  /** In the words of those who have it, with its stop: "He’ll grow out of it.", "Why is your quote dearer?" */
  spoken: string
  /** A heading that the answer could stand under: "Why we’re a tenner more than the budget gym". */
  heading: string | null
}

const verbs = String.raw`(?:is|are|isn[’']t|aren[’']t|do|does|don[’']t|doesn[’']t|can|will|would|should|was|were|have|has)`
const asks = new RegExp(
  String.raw`(?:^|[,;:]\s*|\bask(?:s|ing)?\s+(?:us\s+)?)(why\s+${verbs}\b[^?;]*|${verbs}\s+(?:it|this|that|we|you|they|he|she|i|a|an|the|our|your|my|there)\b[^?;,]*)\??`,
  'i',
)
const whyWe =
  /\bwhy\s+((?:we|our|it|a|an|the|this|that|i|my|[\p{L}’'-]+s?)(?:[’']\p{L}+)?\s(?:[^?.;,]|[.,](?=\d))+)/iu
const fear =
  /\b(frightened|scared|afraid|nervous|worried|anxious|embarrassed|ashamed|put off|tired)\s+((?:of|about|that|by|to)\s[^,;.]+)/i
const scares =
  /^([^,;.]+?)\s+(?:scares|frightens|intimidates|puts off|worries)\s+(?:people|them|everyone|folk|beginners|customers)\b/i
const think =
  /\b(?:people|they|folk|everyone|customers|clients|parents|guests|patients|members|some)\s+(?:think|thinks|say|says|believe|assume|keep saying|tell us|reckon)\s+(?:that\s+)?["“]?([^"”;.]+)["”]?/i
const quoted = /["“]([^"”]{6,80})["”]/
const isSpeech = /\b(?:i|we|he|she|it|they|you|is|are|isn|don|can|too|not|never)\b|[’'](?:re|ll|m|ve|t|d)\b/i

/** What the brief wants answered, or null. */
export function worryIn(text: string): Worry | null {
  const [, marked] = quoted.exec(text) ?? []
  if (marked !== undefined && isSpeech.test(marked)) return { spoken: ended(marked), heading: null }
  const [, thought] = think.exec(text) ?? []
  if (thought !== undefined && thought.split(/\s+/).length > 2)
    return { spoken: ended(ofThem(thought)), heading: null }
  const [, asked] = asks.exec(text) ?? []
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
  const [, feeling, of] = fear.exec(text) ?? []
  if (feeling !== undefined && of !== undefined)
    return { spoken: ended(`I’m ${feeling.toLowerCase()} ${of}`), heading: null }
  const [, thing] = scares.exec(text) ?? []
  return thing === undefined ? null : { spoken: ended(`${thing} scares me`), heading: null }
}

/** "callum, second photographer, is he worth it": the question with the name in it. */
function named(asked: string, text: string): string {
  const [, who] = /^([^,]+),.*\b(?:he|she|it|they)\b/i.exec(text) ?? []
  return who === undefined || who.split(' ').length > 3
    ? asked
    : asked.replace(/\b(?:he|she|it|they)\b/i, who.charAt(0).toUpperCase() + who.slice(1))
}

/** What somebody thinks of themselves, as they'd say it. */
const ofThem = (said: string): string =>
  said
    .replace(/\bthem\b/gi, 'me')
    .replace(/\btheir\b/gi, 'my')
    .replace(/\bthey\b/gi, 'I')

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
