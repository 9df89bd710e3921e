// Finds the branches of a brand that has more than one: parts of the website that give a place's name with its
// address and its phone number or opening hours.
import type { SiteBlock } from '../page/read-blocks.ts'
import { addressAt, addressKey, hasPhone, hasStreet } from './contacts.ts'

/** A part of a page that may be about a branch. */
interface Part {
  name: string
  /** The address, reduced to what tells it from others. */
  address: string
  blocks: SiteBlock[]
}

/**
 * Marks each block that belongs to a branch with the branch's name. If the site shows fewer than two branches,
 * the blocks stay as they are.
 */
export function withBranches(blocks: readonly SiteBlock[]): SiteBlock[] {
  const pages = [...Map.groupBy(blocks, ({ place }) => place.of).values()]
  const listed = pages.map(partsOn).find(areBranches)
  const ofPages = pages.flatMap(wholePage)
  const branches = listed ?? (areBranches(ofPages) ? ofPages : [])
  if (branches.length === 0) return [...blocks]
  const names = new Map<SiteBlock, string>()
  for (const { name, blocks } of branches) for (const block of blocks) names.set(block, name)
  for (const part of pages.flatMap(partsOn)) {
    const same = branches.find(({ address }) => address === part.address)
    if (same) for (const block of part.blocks) if (!names.has(block)) names.set(block, same.name)
  }
  const byKey = new Map(branches.flatMap(({ name }) => [[keyOf(name), name] as const]))
  return blocks.map((block) => {
    if (ofAll.test(block.text)) return block
    const branch = names.get(block) ?? labelsOf(block).flatMap((label) => byKey.get(keyOf(label)) ?? [])[0]
    return branch === undefined || block.form === 'title' ? block : { ...block, branch }
  })
}

/** Whether the parts are branches: at least two, each with its own name and address. */
function areBranches(parts: readonly Part[]): boolean {
  const names = new Set(parts.map(({ name }) => keyOf(name)))
  const addresses = new Set(parts.map(({ address }) => address))
  return parts.length > 1 && names.size === parts.length && addresses.size === parts.length
}

/** The parts of a page that have a name, an address, and a phone number or hours. */
function partsOn(page: readonly SiteBlock[]): Part[] {
  if (ofOthers.test(page[0]?.place.label ?? '')) return []
  return page.flatMap((block, at) => {
    const named = rowName(block)
    return asPart(named ?? block.text, named === null ? under(page, at) : alongside(page, at))
  })
}

/** The blocks below a name up to the next name. A line between them may say something else. */
function under(page: readonly SiteBlock[], at: number): SiteBlock[] {
  const title = page[at]
  const next = page[at + 1]
  const isName = title !== undefined && (title.form === 'title' || isNameLine(title, next))
  if (!isName) return []
  const own: SiteBlock[] = []
  let idle = 0
  for (const [after, block] of page.slice(at + 1, at + 1 + MOST_BLOCKS).entries()) {
    const hasAddress = own.some(({ text }) => hasStreet(text))
    const isHigher = block.form === 'title' && (title.form !== 'title' || block.level <= title.level)
    const isNext = block.form === 'title' || isNameLine(block, page[at + 2 + after])
    // The address is given before any other heading, else it belongs to that heading.
    if (rowName(block) !== null || ofAll.test(block.text) || (isHigher && block.level < MINOR)) break
    if (isNext && (!hasAddress || hasAddressNext(page, at + 1 + after))) break
    idle = hasDetails(block) ? 0 : idle + 1
    if (idle > MOST_IDLE) break
    own.push(block)
  }
  return own
}

/** How many blocks a branch's part has at most. */
const MOST_BLOCKS = 12
const MOST_IDLE = 1
/** From this level on, titles are bold lines rather than headings. */
const MINOR = 7

const hasAddressNext = (page: readonly SiteBlock[], at: number): boolean =>
  page.slice(at + 1, at + 3).some(({ text }) => hasStreet(text))

/** Whether a short line without figures names the address in the line below it. */
const isNameLine = (block: SiteBlock, next: SiteBlock | undefined): boolean =>
  block.form === 'line' &&
  block.text.length <= 40 &&
  /^\p{Lu}[^\d.,:?!@]+$/u.test(block.text) &&
  !hasStreet(block.text) &&
  next !== undefined &&
  hasStreet(next.text)

/** The name at the start of a line that gives the address too: a row of a table, or "Oakley shop: 5 High Street". */
function rowName({ text, lead, cells }: SiteBlock): string | null {
  const [name = ''] = cells?.map((cell) => cell.text) ?? [
    lead || (/^([^:\d]{3,40}):\s/.exec(text)?.[1] ?? ''),
  ]
  const isName = name.length <= 40 && !generic.test(withoutKind(name)) && withoutKind(name) !== ''
  return isName && hasStreet(text.slice(name.length)) ? name : null
}

const alongside = (page: readonly SiteBlock[], at: number): SiteBlock[] => page.slice(at, at + 1)

/** A page about one branch: it has one address and is named after the place. */
function wholePage(page: readonly SiteBlock[]): Part[] {
  const main = page.filter(({ region }) => region === 'main')
  const first = main.findIndex(({ text }) => hasStreet(text))
  const name = page[0]?.place.label ?? ''
  const start = Math.max(0, first - 1)
  const part = first < 0 ? [] : asPart(name, main.slice(start, start + MOST_BLOCKS))
  const addresses = new Set(main.flatMap((_, at) => addressAt(main, at)?.address ?? []).map(addressKey))
  return addresses.size === 1 ? part : []
}

function asPart(title: string, blocks: readonly SiteBlock[]): Part[] {
  const found = blocks.map((_, at) => addressAt(blocks, at)).find((one) => one !== null)
  const line = blocks.find(({ text }) => hasStreet(text))?.text
  const address = found?.address ?? line
  const isOpen = blocks.some(({ text }) => hasPhone(text) || hasHours(text))
  const name = nameOf(title, found?.town ?? null)
  if (
    address === undefined ||
    !isOpen ||
    name === null ||
    !isPlace(name, title, address, blocks[0]) ||
    blocks.some(({ text }) => dated.test(text))
  )
    return []
  return [{ name, address: addressKey(address), blocks: [...blocks] }]
}

/**
 * Whether the name is a place's and not a job or a topic, such as "Vicar": it is in the address, it calls
 * itself a branch or shop, or it is on a list of branches or shops.
 */
function isPlace(name: string, title: string, address: string, block: SiteBlock | undefined): boolean {
  return (
    address.toLowerCase().includes(name.toLowerCase()) ||
    kindAtEnd.test(title.replace(/[\s:.,–—-]+$/, '')) ||
    ofBranches.test(`${block?.place.label ?? ''} ${block?.heading ?? ''}`)
  )
}

/** The branch's name: the heading without "branch" or "shop", or the town in full if the heading begins it. */
function nameOf(title: string, town: string | null): string | null {
  if (ofOthers.test(title) || title.length > 60) return null
  const bare = withoutKind(title)
  if (generic.test(bare) || bare === '') return town
  if (town?.toLowerCase().startsWith(bare.toLowerCase())) return town
  if (!/^\p{Lu}/u.test(bare) || /[?!@;:]/.test(bare) || bare.length > 40) return null
  return /\p{Ll}/u.test(bare)
    ? bare
    : bare.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (one) => one.toUpperCase())
}

const kinds =
  'branch|shop|store|practice|surgery|studio|salon|clinic|café|cafe|restaurant|gym|office|showroom|site|nursery|bakery|hospital|centre'
const kindAtEnd = new RegExp(String.raw`\s+(?:${kinds})$`, 'iu')
const ofBranches = new RegExp(
  String.raw`\b(?:branches|locations|practices|surgeries|bakeries|nurseries|(?:${kinds})s)\b`,
  'iu',
)
const withoutKind = (title: string): string => {
  const plain = title
    .replace(/\s*\([^)]*\)/g, '')
    .replace(/^(?:the|our|visit|find)\s+(?=\p{Lu})/iu, '')
    .replace(/[\s:.,–—-]+$/, '')
    .trim()
  return plain.replace(kindAtEnd, '')
}

const keyOf = (name: string): string => withoutKind(name).toLowerCase()

/** The names that a block may give itself: its heading, or what is before its colon or in its first cell. */
const labelsOf = ({ text, heading, lead, cells }: SiteBlock): string[] => [
  cells?.[0]?.text ?? '',
  lead,
  /^([^:\d]{3,40}):\s/.exec(text)?.[1] ?? '',
  heading,
]

/** Lines below the last branch that are about the whole business. */
const ofAll = /^(?:e-?mail|enquiries|general|head office|for (?:all|any|either|both)|bookings)\b/i

/** Headings that say nothing about which branch it is. */
const generic =
  /^(?:contact(?: us| details)?|us|find us|visit us|where(?: we are| to find us)?|address|location|opening (?:hours|times)|hours|directions|parking|get in touch|how to (?:find|reach) us|home|welcome|shop|branch|store|practice|studio|salon|clinic|office)$/i

/** Pages and headings with addresses of others, or addresses where nobody is served. */
const ofOthers =
  /\b(?:stockists?|retailers?|where to buy|suppliers?|partners?|nearby|neighbours?|venues?|events?|accommodation|registered|complaints?|ombudsman|privacy|terms|useful (?:numbers|contacts|links))\b/i

const day = String.raw`(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*`
const hours = new RegExp(String.raw`\b(?:${day}|daily|every day|weekdays)\b.{0,30}\d|\bopen\b.{0,20}\d`, 'i')
const hasHours = (text: string): boolean =>
  hours.test(text) && !hasStreet(text.slice(hours.exec(text)?.index))
const dated =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i

const hasDetails = ({ text }: SiteBlock): boolean => hasStreet(text) || hasPhone(text) || hasHours(text)
