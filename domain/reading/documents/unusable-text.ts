// Recognises text in documents that can't be used: markup, placeholders, tables of contents, text addressed
// to machines.
import { machineAddressed, placeholders } from '#domain/reading/citing/untrusted-patterns.ts'

/** Whether a text addresses a machine that reads it. */
export const isMachineAddressed = matcherOf(machineAddressed)

/** Whether a text is a placeholder. */
export const isPlaceholder = (text: string): boolean => placeholder(text) || isFiller(text) || hasGap(text)

/** Whether a text has a gap left by a template: "[services]". */
export const hasGap = (text: string): boolean => /\[\p{L}[\p{L}' ]{3,40}\]/u.test(text)

const placeholder = matcherOf(placeholders)

function matcherOf(sources: readonly string[]): (text: string) => boolean {
  const pattern = new RegExp(sources.join('|'), 'i')
  return (text) => pattern.test(text)
}

const latin = new Set(
  'ac ad aliquam aliquet amet ante arcu auctor augue commodo condimentum consectetur consequat convallis cras curabitur cursus dapibus diam dictum dolor donec dui efficitur egestas eget eleifend elementum elit enim erat eros est et etiam eu euismod facilisis faucibus felis fermentum feugiat finibus fringilla fusce gravida hendrerit iaculis id imperdiet ipsum justo lacinia lacus laoreet lectus leo libero ligula lobortis lorem luctus maecenas magna malesuada massa mattis mauris maximus metus mi molestie mollis morbi nam nec neque nibh nisi nisl non nulla nullam nunc odio orci ornare pellentesque pharetra placerat porta porttitor posuere praesent pretium proin pulvinar purus quam quis quisque rhoncus risus rutrum sagittis sapien scelerisque sed sem semper sit sodales sollicitudin suscipit suspendisse tellus tempor tempus tincidunt tortor tristique turpis ullamcorper ultrices ultricies urna ut varius vehicula vel velit venenatis vestibulum vitae vivamus viverra volutpat vulputate'.split(
    ' ',
  ),
)

/** Whether a text is lorem ipsum, in any mix of its words. */
export function isFiller(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length >= 5 && words.filter((word) => latin.has(word)).length > words.length * 0.4
}

/** Whether a text is part of a page's source code. */
export const isMarkup = (text: string): boolean =>
  /<\/?[a-z][\w-]*(\s[^<>]*)?>|&(nbsp|amp|lt);|^#?-{4,}|^(aria-label|alt|placeholder|class|href|src)\s*=/i.test(
    text,
  )

/** Whether a text is program code or a table of figures. */
export function isCode(text: string): boolean {
  const signs = text.match(/[{}<>;=|\\[\]()_*/+^~]/g)?.length ?? 0
  return (
    (signs > 3 && signs > text.length * 0.06) || /\b(function|const|var|return|null|void)\b.*[;{(]/.test(text)
  )
}

/** Whether it is a line of a table of contents: it ends in dots or a page number. */
export const isContentsLine = (text: string): boolean =>
  /(\.\s?|…){4,}\s*\d{0,4}$|[.…_]{3,}\s*\d{1,4}$/.test(text)

/**
 * Headings in a brand guide that introduce rules for writing and design, which are not facts about the brand.
 */
export const isStyleGuidance = (heading: string): boolean =>
  /\b(tone( of voice)?|our voice|brand voice|writing style|house style|grammar|logo|colou?rs?|palette|typograph\w*|fonts?|typefaces?|imagery|photography|do.?s? and don.?ts?)\b/i.test(
    heading,
  )

/** Headings above text without facts about the brand, such as references. */
export const isBackMatter = (heading: string): boolean =>
  /^((table of )?contents|index|references|bibliography|further reading|works cited|list of (figures|tables)|glossary|revision history|document (control|history)|version history|disclaimer|copyright( and licen[cs]e)?|footnotes|endnotes)\b/i.test(
    heading.replace(/^[\d.\s]+/, ''),
  )
