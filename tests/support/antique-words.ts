// Words and phrases that nobody would write in an email today, each with a plain alternative.

const antique: readonly (readonly [words: RegExp, better: string])[] = [
  [/\bwho(?:so)?ever\b/i, 'anyone who'],
  [/\bwhom\b/i, 'who'],
  [/\bupon\b/i, 'on'],
  [/\bstands?\b(?! (?:up|out|for)\b)/i, 'is'],
  [/\bmerely\b/i, 'only'],
  [/\botherwise than\b/i, 'differently from'],
  [/\b(?:there|here|where)(?:by|of|in|upon|with|after|to)\b/i, 'say what is meant'],
  [
    /\b(?:thence|whence|hence(?:forth)?|hitherto|forthwith|lest|ere|unto|whilst|amongst)\b/i,
    'say it plainly',
  ],
  [/\bfor good\b/i, 'permanently, or leave it out'],
  [/\b(?:is|are|was|were|it is) told\b(?! (?:apart|to)\b)/i, 'say who says it'],
  [/\btold by\b/i, 'added by'],
  [/\b(?:not|no|n[’']t|nobody)\b[^.]*\bany more\b/i, 'no longer'],
  [/\bdearer\b/i, 'more expensive'],
  [/\b(?:take|taken|takes) (?:it )?back\b/i, 'undo'],
  [/\bbecomes? of\b/i, 'happens to'],
  [/\bf[ae]lls? due\b/i, 'is due'],
  [/\bgiven up\b/i, 'failed'],
  [/\bof faith\b/i, 'religious'],
  [/\brests? (?:up)?on\b/i, 'is based on'],
  [/\bone press\b/i, 'one click'],
  [
    /\b(?:these|those|your|this|a|the|no|of) mails?\b(?! (?:client|program|provider|scanner|server))|^mails\b/i,
    'email',
  ],
  [/(?<!\bthere )\bis no (?!longer\b|more\b)/i, 'is not a'],
  [/\bwhat is known of\b/i, 'what we know about'],
  [/\bweaves?\b|\bwoven\b|\banew\b/i, 'fills in, again'],
  [/\bseldom\b/i, 'rarely'],
  [/\bparted by\b/i, 'separated by'],
  [/\bonly (?:you can say|your brand)\b/i, 'leave it out: nothing was compared'],
  [/\bthat was not\b/i, 'wasn’t'],
]

/** Stiff phrases that texts of the product avoid; documentation may use them. */
const stiff: typeof antique = [
  [/\bnone is\b/i, 'there is no'],
  [/\bby (?:itself|themselves)\b/i, 'on its own, automatically'],
  [/\b(?:could|can|is|are|will|have) not be\b/i, 'can’t be'],
  [/\bmailed\b/i, 'emailed'],
  // One word for each thing; the specification's buttons say “Log in” and “Sign out”.
  [/\bsign(?:s|ed|ing)?[ -]in\b/i, 'log in'],
  [/\banalyz/i, 'analyse'],
]

/** The antique words in a text, each with a plain one. */
export const antiqueIn = (text: string): string[] => foundIn(text, antique)

/** The antique words and stiff phrases in a text of the product. */
export const unwantedIn = (text: string): string[] => foundIn(text, [...antique, ...stiff])

const foundIn = (text: string, words: typeof antique): string[] =>
  words.flatMap(([words, better]) => {
    const [found] = words.exec(text.replace(/\s+/g, ' ')) ?? []
    return found === undefined ? [] : [`“${found}” (better: ${better})`]
  })
