// The telling words of the days that begin from July to December, by the id of the day.

export const julyToDecember: Readonly<Record<string, string>> = {
  'world-vegan-day': 'vegan',
}
