// Text of a document that is no statement of anybody: markup, filler, lists of contents, words meant for machines.
import { machineAddressed, placeholders } from '#domain/reading/citing/untrusted-patterns.ts'

/** Text that speaks to a machine which reads it. */
export const isMachineAddressed = matcherOf(machineAddressed)

/** Text that stands where the real text was to come. */
export const isPlaceholder = (text: string): boolean => placeholder(text) || isFiller(text) || hasGap(text)

/** "[services]": a gap that a template leaves. */
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

/** The designers' Latin, whichever words of it were taken. */
export function isFiller(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.length >= 5 && words.filter((word) => latin.has(word)).length > words.length * 0.4
}

/** Tags, attributes and separators of a page's source. */
export const isMarkup = (text: string): boolean =>
  /<\/?[a-z][\w-]*(\s[^<>]*)?>|&(nbsp|amp|lt);|^#?-{4,}|^(aria-label|alt|placeholder|class|href|src)\s*=/i.test(
    text,
  )

/** A program or a table of figures rather than prose. */
export function isCode(text: string): boolean {
  const signs = text.match(/[{}<>;=|\\[\]()_*/+^~]/g)?.length ?? 0
  return (
    (signs > 3 && signs > text.length * 0.06) || /\b(function|const|var|return|null|void)\b.*[;{(]/.test(text)
  )
}

/** A line of a table of contents: dots or a page's number at its end. */
export const isContentsLine = (text: string): boolean =>
  /(\.\s?|…){4,}\s*\d{0,4}$|[.…_]{3,}\s*\d{1,4}$/.test(text)

/** Headings of a brand guide under which stands how to write and draw, not what the brand does. */
export const isStyleGuidance = (heading: string): boolean =>
  /\b(tone( of voice)?|our voice|brand voice|writing style|house style|grammar|logo|colou?rs?|palette|typograph\w*|fonts?|typefaces?|imagery|photography|do.?s? and don.?ts?)\b/i.test(
    heading,
  )

/** Headings whose text tells nothing of a brand. */
export const isBackMatter = (heading: string): boolean =>
  /^((table of )?contents|index|references|bibliography|further reading|works cited|list of (figures|tables)|glossary|revision history|document (control|history)|version history|disclaimer|copyright( and licen[cs]e)?|footnotes|endnotes)\b/i.test(
    heading.replace(/^[\d.\s]+/, ''),
  )
