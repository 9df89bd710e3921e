// What a place asks of its charity: where it goes, who may come, how it began, and what the council gets.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const inTheNeighbourhood: readonly Entry[] = [
  {
    id: 'do-you-come-out-this-far',
    pillar: 'community',
    stage: 'discover',
    question: 'Do you come out as far as us?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        area village cover serve town county resident surround rural local radius mile district borough
        across community base centre heart live around coast meadow beach office street church charity
        people
      `),
    },
    titles: [
      'Does {brand} come out as far as you? {place} and the roads beyond',
      'Draw a line around {place} and see who falls inside it for {brand}',
      'Just outside {place}? What {brand} can and cannot do for you there',
    ],
    why: "Every boundary runs down the middle of some lane or street, and the people on its far side never know whether to ask. A town's name on a web page does not settle it.",
    angle:
      'Draw the line road by road and be honest about its edge. The reader in the last house should finish knowing yes or no, and the reader past it should know whom to ask instead.',
    beats: [
      'Begin at {place} and name the villages, estates or streets that are in, the way people living there say them.',
      'Put three awkward cases on the map, such as the farm up the track, the flat over the border and the daughter far away who asks for her father.',
      'Ask whoever travels furthest, to you or for you, what the trip is like on a bad day.',
      'Give people outside the line the name of somebody who covers their side, checked this week.',
    ],
    callsToAction: [
      'Tell us your postcode and we will tell you yes or no.',
      'Just outside the line? Ask anyway, since we may know who covers your side.',
      'Put this map on your noticeboard, whichever side of it you are on.',
    ],
    tasks: [
      'Draw the boundary on a plain map that anyone can print',
      'List the place names that people use and the map does not',
      'Ring the neighbouring services to check where theirs end',
    ],
    objections: ['They only really do the town.', 'We are too far out to bother anybody.'],
    formats: ['events', 'social', 'blog', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'coming-on-your-own',
    pillar: 'community',
    stage: 'decide',
    question: 'Is it all right to come on my own if I know nobody?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        coffee morning tea lunch club cafe social quiz walk party choir singing knit drop-in friendly
        meet group cake company bingo dance game mend make supper natter lake class art craft
      `),
      never: lemmas(`
        pay school young befriending hospice tour sponsored counselling drive donate gift
      `),
    },
    titles: [
      '{label} for people who do not know a soul there yet, from {brand}',
      'Whom to look for, what to say and when to slip away at {label}',
      'The first four minutes of {label}, for anyone thinking of coming alone',
    ],
    why: 'Few people walk easily into a room of friends. It is often the door, and the minutes after it, that decide whether somebody comes at all.',
    angle:
      'Plan the first four minutes like a good host, then tell people you have. Somebody at the door, a job for idle hands, a seat with its back to the wall.',
    beats: [
      'Describe the door, the coats, the noise and what, if anything, there is to pay, in the order a newcomer meets them.',
      'Choose two regulars to look out for new people, and put their first names in the piece if they agree.',
      'Ask somebody who came to {label} alone what they did with themselves before anyone spoke to them.',
      'Explain how to leave early without a fuss, and that people do.',
      'Plan one time with name labels for everyone, the regulars included, and say which it is.',
    ],
    callsToAction: [
      'Come for ten minutes. Nobody is timing you.',
      'Ask at the door for one of the two names.',
      'Bring your own mug, if it helps to have something to hold.',
    ],
    tasks: [
      'Agree with two regulars that they will watch the door',
      'Stand where a newcomer stands and write down what is confusing',
      'Print name labels for everybody',
    ],
    objections: ['They will all know each other.', 'I am not the joining sort.'],
    formats: ['events', 'social', 'email', 'podcast'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'is-the-reason-still-there',
    pillar: 'people',
    stage: 'discover',
    question: 'How did this start, and is the reason still there?',
    needs: {
      types: ['founded'],
      concepts: lemmas(`
        founded began set formed group charity local village help first people year volunteer community
        church neighbour save mill trust hall bank deliver family parent home old need
      `),
    },
    titles: [
      'What was missing round here in {year}, and is it still missing today?',
      'The meeting, the row or the kitchen table that began {brand} in {year}',
      'If {brand} had not begun in {year}, would somebody start it now?',
    ],
    why: 'A date on a letterhead says old; it does not say needed. People new to the area, and new trustees, want to know what the trouble was that made anyone bother.',
    angle:
      'Tell the problem rather than the institution. Find out who was cross, what about, and what they had in the bank, then ask whether the same person would be cross today.',
    beats: [
      'Track down the first minute book, letter or cutting and read one line of it aloud.',
      'Ask whoever has been there longest, or their family, what was said before anyone said "charity".',
      'Set what was asked for in {year} beside what is asked for now.',
      'Own up to something that was tried and dropped.',
      'End on whether the job is done, which a good charity is glad to be asked.',
    ],
    callsToAction: [
      'If you remember the beginning, tell us before it is forgotten.',
      'Look in the loft for a photograph or a newsletter with our name on it.',
      'Tell us what is missing round here now.',
    ],
    tasks: [
      'Find the earliest piece of paper that survives',
      'Record the person who has been there longest',
      'Ask the family first, if it began with a death',
    ],
    objections: [
      'It has been going so long that it must be set in its ways.',
      'They are only keeping themselves going.',
    ],
    formats: ['podcast', 'blog', 'social', 'events'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'why-should-the-council-pay',
    pillar: 'community',
    stage: 'return',
    question: 'Why should the council put money into this?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        council councillor parish funded financial authority borough commission ward district county
        partnership serve work support charity local community people rural across around base heart
      `),
    },
    titles: [
      'For the councillor with five minutes, {brand} in {place} on one side of paper',
      'What would {place} have to find elsewhere if {brand} were not there?',
      'The sum for {place}, worked out by {brand} without the big words',
    ],
    why: 'Councillors are asked to vote money for things they have never seen. The residents whose money it is want the same short answer.',
    angle:
      'Write the paper you would want to be handed the night before a budget meeting. One side, no logo: the sum, the work, and what it would take to do it another way.',
    beats: [
      'Start with {place}: how many people or households were reached there, and how that was counted.',
      'Put public money, if there is any, on one line and everything given, raised or done unpaid on the next.',
      'Work one example through from request to finish, with its cost and without anyone who could be recognised.',
      'State what would go first if money ran short, without making a threat of it.',
      'Invite a councillor to an ordinary working day instead of an opening.',
    ],
    callsToAction: [
      'Come and see an ordinary day, with no ribbon to cut.',
      'Forward this to whoever represents your street.',
      'Ask us for the figures for your own patch.',
    ],
    tasks: [
      'Count the work done for the place in the last year',
      'Check the public money against the council minutes',
      'Cut it until it fits on one side',
    ],
    objections: [
      'If it matters, the council should do it itself.',
      'Volunteers are free, so why do they need a grant?',
    ],
    formats: ['linkedin', 'email', 'events'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
]
