// Finds out whether a brief asks for a series, such as a number of days, tips or posts.

export interface Series {
  /** The brief's own words for the series: "12 days of fitness". */
  spoken: string
  parts: number
  /**
   * The subject of the series, such as "birds of Christmas" or "dangers for dogs"; null if it is the brand's
   * own work.
   */
  subject: string | null
}

const numerals = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const word = String.raw`[\p{L}\p{N}’'+&-]+`
/** Matches a number with parts such as tips or posts, or with things "of" or "for" something. */
const series = new RegExp(
  String.raw`\b(\d{1,2}|${numerals.join('|')})\s+(?:(?:${word}\s)?(?:days|tips|ways|reasons|mistakes|posts|parts|facts|myths)|(?:short|little|small|quick)\s${word}s|${word}s(?=\s+of\b)|things|questions|steps|weeks(?=\s+of\b))\b(?:\s+(?:of|for|to|about|you|that)(?:\s+${word}){1,7})?`,
  'iu',
)
/** Matches a brief that is only a number of things for a season: "12 Welsh words for Christmas". */
const forSeason = new RegExp(
  String.raw`^(\d{1,2}|${numerals.join('|')})\s+(?:${word}\s){0,2}?${word}s\s+(?:for|of|before|until)\s+(?:christmas|advent|easter|lent|ramadan|summer|winter|spring|autumn|halloween|january)\b`,
  'iu',
)
/**
 * Matches a number of any things. It is only a series if the brief says that they come one by one: "12
 * objects in the chapel, one a day".
 */
const counted = new RegExp(
  String.raw`\b(\d{1,2}|${numerals.join('|')})\s+${word}s\b(?:\s+(?:of|for|to|about|in|from|at)(?:\s+${word}){1,5})?`,
  'iu',
)
/** Matches a brief that is only a number of days or nights with something: "ten quiet evenings with a book". */
const timesWith = new RegExp(
  String.raw`^(\d{1,2}|${numerals.join('|')})\s+(?:${word}\s){0,2}?(?:days|nights|mornings|evenings|weeks)\s+(?:of|with)(?:\s+${word}){1,7}`,
  'iu',
)
const calendar = /\badvent calendar\b/i
const isHowLong = /\b(?:last|within|every|over|for|in|a week|years?|months?)\b/i
/** Matches small words that a shortened title must not end with. */
const dangling = /(?:\s(?:for|to|of|about|a|an|the|you|your|that|can|could|do|with|and|in|on|at))+$/i
const perWeek = /^\S+ (?:days|weeks)$/i

export function seriesIn(text: string): Series | null {
  const match =
    series.exec(text) ??
    timesWith.exec(text) ??
    forSeason.exec(text) ??
    (/\b(?:one a (?:day|week)|a day|series|every day|daily)\b/i.test(text) ? counted.exec(text) : null)
  const [spoken = '', figure = ''] = match ?? []
  const index = match?.index ?? 0
  const parts = /^\d+$/.test(figure) ? Number(figure) : numerals.indexOf(figure.toLowerCase()) + 2
  if (spoken === '' || parts < 2 || parts > 31)
    return calendar.test(text) ? { spoken: 'advent calendar', parts: 24, subject: subjectIn(text) } : null
  // "4 days" a week is working time, and "for 5 weeks" is a duration, so neither is a series.
  if (perWeek.test(spoken.trim()) || isHowLong.test(text.slice(Math.max(0, index - 8), index))) return null
  const named = spoken.trim().replace(/[,.]$/, '').replace(dangling, '')
  return { spoken: named, parts, subject: subjectIn(named) }
}

/** Finds the subject of the series by removing the number, the kind of part and the season. */
function subjectIn(named: string): string | null {
  const left = named
    .replace(usual, ' ')
    .replace(/[^\p{L}\s’'-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return left === '' ? null : left
}
const usual = new RegExp(
  String.raw`\b(?:\d+|${numerals.join('|')}|days?|weeks?|tips?|ways?|posts?|parts?|facts?|things?|questions?|steps?|mistakes?|myths?|advent|calendar|christmas|xmas|festive|summer|winter|spring|autumn|easter|new year|short|little|small|quick|useful|of|for|to|about|you|your|our|the|a|an|and|in|with|that)\b`,
  'giu',
)
