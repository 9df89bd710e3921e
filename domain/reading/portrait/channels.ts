// Which channels suit a kind of business.

const channels: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:charit\p{L}*|church|chapel|parish|congregation|mosque|temple|communit\p{L}*|volunteers?|non-?profit|museum|heritage)\b/iu,
    'Local Facebook groups, posters and a short email reach neighbours and volunteers, and pictures of people helping say more than appeals.',
  ],
  [
    /\b(?:dent\p{L}*|physio\p{L}*|podiat\p{L}*|clinic|vets?|veterinary|optic\p{L}*|pharmac\p{L}*|osteo\p{L}*|counsell?\p{L}*|medical|surgery)\b/iu,
    'One page per question for those who search, posts on the Google Business Profile for those nearby, and reminders by email suit this trade best.',
  ],
  [
    /\b(?:agency|consult\p{L}*|software|app|b2b|manufactur\p{L}*|accountan\p{L}*|solicitors?|legal|wholesale|engineering|hr)\b/iu,
    'LinkedIn posts in the words of the people who do the work, a short email with one useful thing in it, and a page for each question suit business buyers best.',
  ],
  [
    /\b(?:roof\p{L}*|heating|plumb\p{L}*|electric\p{L}*|build\p{L}*|joiner\p{L}*|carpent\p{L}*|landscap\p{L}*|decorat\p{L}*|glaz\p{L}*|fencing|cleaning)\b/iu,
    'Photos of finished jobs on the Google Business Profile, local Facebook groups and a reminder by email before the season changes suit this trade best.',
  ],
  [
    /\b(?:hotel|guest ?house|b&b|cabins?|lodge|hostel|holiday|glamping|campsite|cottages?)\b/iu,
    'Pictures of the place as it looks now on Instagram, an email to past guests and an up-to-date Google Business Profile suit stays best.',
  ],
  [
    /\b(?:nursery|childcare|school|class(?:es)?|tuition|studio|gym|yoga|pilates|climbing|fitness|danc\p{L}*|lessons|courses)\b/iu,
    'Short videos on Instagram and Facebook that show what a first visit is like, and an email when places open, suit this trade best.',
  ],
  [
    /\b(?:baker\p{L}*|caf[eé]|restaurant|brew\p{L}*|pub|taproom|shop|store|bookstore|bookshop|florist|butcher|grocer|deli|market)\b/iu,
    'Instagram and Facebook for what is new this week, the Google Business Profile for opening times and an email for regulars suit this trade best.',
  ],
]

/** A sentence on the channels that suit the kind of business in the text. */
export const channelsFor = (text: string): string =>
  channels.find(([kind]) => kind.test(text))?.[1] ??
  'An email to people who already know it and an up-to-date Google Business Profile for those who search nearby are the places to start.'
