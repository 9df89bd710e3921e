// Decides who is speaking: the brand, a customer, or somebody else. A customer's words are never used as the
// brand's.
import type { Fact } from '#contract/facts.ts'
import type { TextBlock } from './text-block.ts'

/**
 * A text in quotation marks, with or without a signature. A signature without a dash must follow a complete
 * sentence.
 */
const quoted =
  /^["“„«‟'‘].{12,}(?:["”“»‟'’](?:\s*[-–—].{2,80})?|[.!?…]["”“»]\s*\p{Lu}[\p{L}’'.-]*(?: (?:& |and )?\p{Lu}[\p{L}’'.-]*){0,3}(?:(?:,|\s\(|\.\s)[^"“”!?]{1,60})?)$/su
const customers =
  /\b(testimonials?|reviews?|feedback|kind words|what (?:our |people|they|others|clients|customers|patients|members|guests|parents|users)\b.{0,20}\b(?:say|think|said)|happy (?:clients|customers|patients)|success stories|in (?:their|our|an?|your) (?:[\w’']+ )?(?:own )?words)\b/i
const others =
  /\b(in the (?:press|news|media)|press|as (?:seen|featured) (?:in|on)|featured in|recommended by|experts?|research|studies|critics|what the papers)\b/i

/** Words in headings above other people's words, and words that show that the brand is speaking after all. */
const ofOthers =
  /\b(?:in the (?:press|news|media)|as (?:seen|featured) (?:in|on)|featured in|recommended by|what the papers)\b/i
const ofHouse = /\b(?:we|our|us|I|my)\b/

/** Who says a block. If all of it is in quotation marks, somebody else does, unless it says "we". */
export function voiceOf({ text, heading, voice }: TextBlock): Fact['voice'] {
  if (voice && !speaksAsBrand(text)) return voice
  const isQuoted = quoted.test(text.trim())
  if (others.test(heading) && isQuoted) return 'third-party'
  if (ofOthers.test(heading) && !ofHouse.test(text)) return 'third-party'
  if (customers.test(heading) && !heading.endsWith('?')) return speaksAsBrand(text) ? 'brand' : 'customer'
  if (isQuoted) return speaksAsBrand(text) ? 'brand' : 'customer'
  return praises(text) ? 'customer' : 'brand'
}

/**
 * Words that only the brand itself says, such as "our customers". A line that is only a number counts as the
 * brand's.
 */
const speaksAsBrand = (text: string) =>
  /\bour (?:patients|customers|clients|guests|members|visitors|pupils|students|door|aim|promise|belief)\b|\bwe (?:believe|offer|aim|provide|promise)\b/i.test(
    text,
  ) ||
  (text.split(' ').length < 5 && /\d/.test(text))

/** Thanks from a customer without quotation marks: "I have never had a better …". */
const praises = (text: string) =>
  /\b(I|my (?:wife|husband|son|daughter|dog|family|partner))\b/.test(text) &&
  /\b(highly recommend|would recommend|thank you so much|can['’]t thank|couldn['’]t be happier|so (?:happy|pleased|grateful)|best .{0,30} I['’]ve|never (?:had|been|worked|found|tasted)|will (?:definitely )?be back|five stars|10\/10)\b/i.test(
    text,
  )
