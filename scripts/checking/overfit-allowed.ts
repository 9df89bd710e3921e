// Rules of the website reader that match only one fixture but may stay, each with the kind of page it is for.

export interface Allowed {
  /** What these rules are meant to read on any website. */
  stands: string
  rules: readonly string[]
}

export const allowed: readonly Allowed[] = [
  { stands: 'prices before tax, in the countries whose tax is called so', rules: ['gst', 'GST'] },
  {
    stands: 'addresses that name a county of Britain or Ireland, or a kind of road',
    rules: [
      'West ',
      'Cornwall',
      'Suffolk',
      'Somerset',
      'Devon',
      'Northumberland',
      'West Midlands',
      'Highland',
      'Powys',
      'Sligo',
      'Kilkenny',
      'Waterford',
      String.raw`\b(?:Co\.|County) (?:Galway|Dublin|Cork|Kerry|Mayo|Clare|Limerick|Wicklow|Wexford|Meath|Kildare|Donegal|Sligo|Kilkenny|Waterford|Tipperary)\b`,
      'Highway',
      'inland',
    ],
  },
  {
    stands: 'prizes by the words that prizes are called',
    rules: [
      'troph(?:y|ies)',
      'bronze',
      String.raw`champions?\w*`,
      'commended',
      'brought home',
      'institute',
      String.raw`finalists?\b`,
      'were voted',
      'was voted',
    ],
  },
  {
    stands: 'how people tell what a name means or where it comes from',
    rules: [
      String.raw`^(?:the )?\p{Lu}\p{Ll}+ (?:word )?for\b`,
      String.raw`(?:took|chose|picked|borrowed|kept) the name\b`,
      String.raw`why (?:we are|we['’]re|it is|it['’]s) called`,
    ],
  },
  { stands: 'being the only one for miles', rules: [String.raw`for \p{L}+ miles`] },
  {
    stands: 'the stock phrases of marketing, which tell nothing',
    rules: ['approach', String.raw`innovat\w+`, 'dreams?', 'dream', 'five-star', 'champion', 'regard'],
  },
  {
    stands: 'what a business answers for, takes back, or does without a bill',
    rules: [
      'nothing to pay',
      'remake',
      'is paid ',
      String.raw`\b(?:do not|don['’]t|cannot|can['’]t|not) (?:be )?refund`,
      'stand by',
      'call-?out',
    ],
  },
  {
    stands: 'things that are free of something and not without charge',
    rules: ['nut', 'lactose', 'peat', 'chemical'],
  },
  {
    stands: 'what other businesses ask or claim, set beside one’s own',
    rules: [
      'dealer',
      'quotations? from',
      'the (?:big|national) (?:firms?|chains?|names?|brands?|companies|company|stores?|shops?)',
      'hotels',
      'they are ',
      'others? charge',
      String.raw`\bcompared (?:with|to) (?:what|others|elsewhere)`,
      'labs?',
      'vendors?',
      'the place (?:in|down|up|next|over|across|round|along)',
      'average (?:price|cost|firm|is)',
      'postage',
      'now only',
    ],
  },
  { stands: 'what was once and is no more', rules: ['Formerly', 'formerly', 'were to'] },
  {
    stands: 'health, law and children, which ask for care',
    rules: [
      'tribunal',
      String.raw`anaesthe\w+`,
      String.raw`under[- ](?:\d|1[0-8])s?`,
      'schoolchildren',
      'coverings?',
    ],
  },
  {
    stands: 'questions and doubts of customers, and questions that ask nothing',
    rules: ['surely', 'are we', String.raw`^(?:our|most|half|many)\b`, 'want to join'],
  },
  {
    stands: 'names and titles of people, and words that are none',
    rules: ['Canon', 'vice', 'Basil', 'governors', 'memberships? of'],
  },
  { stands: 'collections counted by their kinds', rules: ['varieties'] },
  {
    stands: 'papers of rules, accounts and risks among documents',
    rules: ['risk assessments?', 'risk assessment', 'deficit', 'what we (stand for|believe)', 'hire out'],
  },
  {
    stands: 'text for machines, fillers, announcements and parked addresses',
    rules: [
      'instructed',
      String.raw`as\s+number\s+one`,
      'dummy',
      'tba',
      'launching soon',
      'is registered',
      'we are (?:moving|opening|hiring|closing)',
    ],
  },
  {
    stands: 'the class names by which site builders mark what folds, moves or is an icon',
    rules: [String.raw`collaps\w*`, 'pane', 'framer', 'flag'],
  },
  { stands: 'superlatives of reviews, which a brand can’t print without proof', rules: ['greatest'] },
  { stands: 'sections and pages that every site may have', rules: ['areas', 'curriculum', 'fully'] },
]
