// Words and phrases that nobody would write in an email today, each with a plain one.

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
]

/** The antique words in a text, each with a plain one. */
export const antiqueIn = (text: string): string[] =>
  antique.flatMap(([words, better]) => {
    const [found] = words.exec(text.replace(/\s+/g, ' ')) ?? []
    return found === undefined ? [] : [`“${found}” (better: ${better})`]
  })
