// The telling words of the days that begin from January to June, by the id of the day.

export const januaryToJune: Readonly<Record<string, string>> = {
  veganuary: 'vegan',
  'dry-january': 'alcohol sober',
}
