// Decides who speaks in a site's quotations: a customer, or somebody whose praise proves nothing.
import { roleAtEnd } from '../finders/people/roles.ts'
import { voiceOf } from '../language/voice.ts'
import { hasSum } from '../language/values/sums.ts'
import type { SiteBlock } from '../page/read-blocks.ts'

/** Corrects who speaks in a block where the page shows that it is not a customer. */
export function withVoices(blocks: readonly SiteBlock[]): SiteBlock[] {
  const pagesOf = Map.groupBy(blocks, ({ text }) => text)
  const isFrame = ({ text }: SiteBlock) =>
    new Set((pagesOf.get(text) ?? []).map(({ place }) => place.of)).size >= FEWEST_PAGES
  const sections = Map.groupBy(blocks, ({ place, heading }) => `${place.of} ${heading}`)
  const isStaff = staffTest(blocks)
  return blocks.map((block, at) => {
    if (block.form === 'title' || voiceOf(block) !== 'customer') return block
    if (isFrame(block)) return { ...block, voice: 'brand' }
    if (isNotAboutBrand(block, isStaff)) return { ...block, voice: 'third-party' }
    const section = sections.get(`${block.place.of} ${block.heading}`) ?? []
    // If other texts of the section have quotation marks, a line without them is a notice, unless it is the
    // name below a quotation.
    const isPlain = !isQuotation(block) && section.some(isQuotation) && block.voice === undefined
    const before = blocks[at - 1]
    const isSignature =
      block.text.length <= 80 && !/[.!?]$/.test(block.text) && before !== undefined && isQuotation(before)
    return isPlain && !isSignature ? { ...block, voice: 'brand' } : block
  })
}

/**
 * A text on at least this many pages is part of the site's layout and doesn't belong to the heading above it.
 */
const FEWEST_PAGES = 3

const isQuotation = ({ text }: SiteBlock): boolean => /^["“„«]/.test(text)

/**
 * Whether a quotation isn't about the brand: praise for a book, a supplier or a partnership, letters, and
 * staff members' words.
 */
function isNotAboutBrand(block: SiteBlock, isStaff: (signature: string) => boolean): boolean {
  const { text, heading, voice } = block
  if (ofStaff.test(heading) || ofFriends.test(heading) || /^["“]?Dear \p{Lu}/u.test(text)) return true
  // Somebody who introduces themselves by name is not a customer signing a review.
  if (/^["“]?(?:I['’]m|I am|[Mm]y name is) \p{Lu}\p{Ll}+ \p{Lu}/u.test(text)) return true
  const [, words = '', behind = ''] = /^["“„«](.+)["”»](.*)$/su.exec(text) ?? []
  if (words === '') return false
  const signature = behind.replace(/^[\s,–—~-]+/, '')
  // A signature with a product and a price shows that the praise is for the product: "— Wren on The Tide
  // Clerk, $17.99".
  if (hasSum(signature) || /^\p{Lu}\p{Ll}+ on \p{Lu}/u.test(signature)) return true
  if (signature === '') return voice === undefined && !personal.test(words)
  return isStaff(signature) || isJobTitle(signature)
}

const ofStaff =
  /\b(?:staff|team|our|editors?['’]?|booksellers?['’]?) (?:picks?|favou?rites?|choices?|recommend\w*)\b|^(?!Customers?\b|People\b|Clients?\b|Everyone\b|Others\b)\p{Lu}\p{Ll}+ (?:says|recommends|picks|loves|is reading)$/u
const ofFriends = /^(?:our |some )?(?:friends|partners|suppliers|stockists|sponsors|neighbours|funders)$/i

/** Words with which people describe their own experience. */
const personal = /\b(?:I|I['’]\p{L}+|we|me|my|us|our|they|them|their|she|he)\b/iu

/** Whether a signature is a job title at a company: "Regional Manager, Hale Systems". */
const isJobTitle = (signature: string): boolean => {
  const [first = ''] = signature.split(/,| at | \| /)
  return (
    first !== signature &&
    roleAtEnd(first) !== null &&
    /^\p{Lu}[\p{L}&/-]*(?: [\p{L}&/-]+){0,4}$/u.test(first)
  )
}

/** Returns a test for signatures of staff and volunteers: by a word for them, or by a role that the site lists. */
function staffTest(blocks: readonly SiteBlock[]): (signature: string) => boolean {
  const listed = new Set(
    blocks.flatMap(({ cells: [first] = [] }) =>
      first && /^(?:roles?|positions?|posts?|jobs?)$/i.test(first.head) ? [first.text.toLowerCase()] : [],
    ),
  )
  return (signature) =>
    ofHouse.test(signature) ||
    signature
      .toLowerCase()
      .split(/,\s*|\s\(|\)|\s(?:since|for|at|of)\s/)
      .slice(1)
      .some((part) => listed.has(part.trim()))
}

const ofHouse =
  /\b(?:volunteers?|trustee|fundraiser|(?:member of|on (?:the|our)) (?:staff|team)|employee|our [\p{Ll}-]+)\b/iu
