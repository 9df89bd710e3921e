// Corrects a brief that was typed in a hurry, because its words are printed in ideas.

const short: Readonly<Record<string, string>> = {
  arent: 'aren’t',
  cant: 'can’t',
  couldnt: 'couldn’t',
  didnt: 'didn’t',
  doesnt: 'doesn’t',
  dont: 'don’t',
  hadnt: 'hadn’t',
  hasnt: 'hasn’t',
  havent: 'haven’t',
  im: 'I’m',
  isnt: 'isn’t',
  ive: 'I’ve',
  shouldnt: 'shouldn’t',
  thats: 'that’s',
  theyre: 'they’re',
  theyve: 'they’ve',
  wasnt: 'wasn’t',
  werent: 'weren’t',
  weve: 'we’ve',
  wouldnt: 'wouldn’t',
  youre: 'you’re',
  youve: 'you’ve',
  yrs: 'years',
}
const any = new RegExp(String.raw`\b(?:${Object.keys(short).join('|')})\b`, 'gi')

/** Adds missing apostrophes and removes repeated spaces. */
export const withApostrophes = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(any, (word) => {
      const full = short[word.toLowerCase()] ?? word
      return /^\p{Lu}/u.test(word) ? full.charAt(0).toUpperCase() + full.slice(1) : full
    })
