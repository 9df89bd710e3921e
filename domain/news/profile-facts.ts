// What the profile says, sentence by sentence, for brands of which hardly anything else is known.
import type { Fact } from '#contract/facts.ts'
import { type Brand, IN_PROFILE } from '#domain/brand/brand.ts'
import { AS_READ } from '#domain/brand/facts/as-read.ts'
import { sentencesOf } from '#domain/brand/facts/sentences.ts'

/** Under this many printable facts a week can't be told without the profile's own sentences. */
const FEW = 8

/** The brand with the sentences of its company information as facts, where it has few others. They are its people's own words. */
export function withProfileFacts(brand: Brand, printable: number): Brand {
  if (printable >= FEW) return brand
  const told = sentencesOf(brand.companyInfo).filter((sentence) => sentence.split(/\s+/).length >= 4)
  return { ...brand, facts: [...brand.facts, ...told.map((quote, at) => asFact(quote, at))] }
}

const asFact = (quote: string, at: number): Fact => ({
  id: `profile-${at}`,
  kind: 'profile',
  quote,
  place: IN_PROFILE.companyInfo,
  // What people write there of themselves is mostly what they do.
  type: /\b(?:we|our|us)\b/i.test(quote) ? 'process' : 'statement',
  slots: {},
  heading: '',
  ...AS_READ,
  flags: [],
  documentId: null,
})
