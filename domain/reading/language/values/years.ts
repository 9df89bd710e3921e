// Finds years in a text.

/** The years in a text, without prices, numbers or measures. A range such as 2013-14 gives both years. */
export function yearsIn(text: string): number[] {
  const plain = text.matchAll(
    /(?<![\d£€$₹,.#-])(1[5-9]\d\d|20\d\d)(?![\d,]*\d|\s?(?:%|k\b|km|m\b|ml|kg|sq))/g,
  )
  const ranges = text.matchAll(/\b(20\d\d)\s?[-–/]\s?(\d\d)\b(?!\d)/g)
  return [
    ...[...plain].map(([, year]) => Number(year)),
    ...[...ranges].map(([, from = '', to = '']) => Number(from.slice(0, 2) + to)),
  ]
}
