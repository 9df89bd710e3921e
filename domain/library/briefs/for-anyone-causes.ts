// Briefs for any trade on days of a cause, a country, a faith or the dead.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const causeBriefs: readonly Brief[] = [
  {
    id: 'once-more-before-the-bin',
    themes: ['environment'],
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'Is it worth keeping, or do I just buy a new one?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        repair mend refill reuse recycle second-hand hire rent sharpen resole restore refurbish bulk loose vintage spare
        patch reupholster recondition upcycle darn rewire
      `),
      never: ['tooth', 'denture', 'room', 'venue', 'conference', 'gutter', 'roof', 'chimney', 'valley'],
    },
    titles: [
      '{label} at {amount} beside the price of a new one, with the sums left in',
      'Bring it before you bin it: {brand} looks at one tired thing for {occasion}',
      'Worth another round? What {label} can save, weighed up ahead of {occasion}',
    ],
    why: 'Around {occasion}, people mean to throw less away, and stand in the kitchen with the old thing in one hand and an advertisement in the other. A sum would settle it.',
    angle:
      'Argue both sides with figures from real receipts. Where the new one wins, let it win, since nobody believes a firm for which the old is always better.',
    beats: [
      'Pick one worn thing that a customer has brought in or asked about, and weigh it on camera.',
      'Set {amount} beside the price of the cheapest and of a decent new one, from this month’s receipts.',
      'Estimate how long each of the three will last, and write who made the estimate.',
      'Say where the old one goes if it is past saving: the depot, the charity, the box of spare parts.',
      'End with the thing going home again, or with the honest goodbye.',
    ],
    callsToAction: [
      'Look in the cupboard first, then ask us.',
      'Send a picture of the worn part, and get a yes or a no.',
      'Let us know how old the oldest thing is that you use daily.',
    ],
    production: [
      { weeksBefore: 5, task: 'Choose one worn object, and ask its owner for permission' },
      { weeksBefore: 4, task: 'Collect the three prices with receipts or dated pictures' },
      { weeksBefore: 3, task: 'Film the object on the scales, in work and finished' },
      { weeksBefore: 2, task: 'Confirm with the council or the depot what they will take' },
      { weeksBefore: 1, task: 'Publish the sum with its working' },
    ],
    objections: ['By the time I have had it seen to, a new one is cheaper.'],
    formats: ['video', 'social', 'blog'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'the-paper-of-that-year',
    themes: ['heritage', 'national-day'],
    moods: ['celebrate'],
    stage: 'discover',
    question: 'What was it like round here when they began?',
    needs: {
      types: ['founded', 'past-year'],
      concepts: lemmas(`
        family generation original old history heritage century tradition build grandfather brother mill
        brewery chapel street railway
      `),
      never: ['war', 'soldier', 'memorial', 'die', 'slavery', 'massacre'],
    },
    titles: [
      'The same week in {year}: {brand} reads an old newspaper ahead of {occasion}',
      'Prices, weather, lost dogs: what the town read in {year}, and what became of it',
      'From the library basement: one page of {year} on the wall for {occasion}',
    ],
    why: 'When {occasion} comes round, people like to hear what their own streets were like in that week of other years. What lies between {year} and now is in the library, and few have asked to see it.',
    angle:
      'Make the town the hero and {brand} a line in the margin. Leave in what has aged badly, with a sober word beside it.',
    beats: [
      'Request the local paper of {year} at the library, for the same week of the year as {occasion}, or an account book if there was no paper yet.',
      'Copy out five small items: a price, a match, a quarrel, the weather, something lost.',
      'Find out what became of one of them by asking a customer of long ago, a historian or the family concerned.',
      'Place the quoted sentence among the items, no larger than the lost dog.',
      'Read the page aloud where passers-by can stop, and write down what they add.',
    ],
    callsToAction: [
      'Tell us what your family was doing that year.',
      'Bring a photograph of the street, and take a copy of ours.',
      'Correct us if your grandmother told it differently.',
    ],
    production: [
      { weeksBefore: 8, task: 'Order the newspaper at the library, and ask about rights to show it' },
      { weeksBefore: 6, task: 'Choose the five items and check names that could hurt somebody' },
      { weeksBefore: 5, task: 'Trace one of the stories to its end' },
      { weeksBefore: 3, task: 'Set the page and have a local historian read it' },
      { weeksBefore: 1.5, task: 'Print the page large for the wall and small to take home' },
      { weeksBefore: 0.5, task: 'Put the page up, in the window and online' },
    ],
    objections: ['Old stories about a firm interest nobody but the firm.'],
    formats: ['blog', 'events', 'social'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'one-plain-line-each',
    themes: ['faith-feast'],
    moods: ['celebrate', 'awareness'],
    stage: 'decide',
    question: 'Can they do what I need while I am keeping the feast or the fast?',
    needs: {
      types: ['rule', 'statement', 'free'],
      concepts: lemmas(`
        halal kosher vegetarian prayer pray fast mosque church temple synagogue gurdwara chapel worship pork gelatine
        ramadan eid diwali easter faith
      `),
      never: ['funeral', 'burial', 'war', 'wifi', 'broadband'],
    },
    titles: [
      'Asked by people who keep {occasion}, answered in one line each by {brand}',
      '{occasion}: what {brand} can do that week, what it cannot, and whom to ask',
      'Only what is so: a page of short answers from {brand} ahead of {occasion}',
    ],
    why: 'Those who keep {occasion} have to ask the same few things everywhere, often at a counter with a queue behind them. A page of plain answers spares them that.',
    angle:
      'Give information and nothing else: no greeting dressed up as an offer, no borrowed symbols, no lesson on a faith to those who live it. "No" is an answer.',
    beats: [
      'Gather the questions from people of the faith among staff and customers, and thank them for it.',
      'Answer each in one line, with the quoted sentence as the first and its exact limits beside it.',
      'Mention what is certified and by whom, what is merely so, and what you do not know.',
      'Show at which hours it is quiet, and whether something may be collected later in the evening.',
      'Name a person who will answer what the page leaves out.',
    ],
    callsToAction: [
      'Tell us which question is missing.',
      'Ask for the person named on the page.',
      'Please correct us where we have a word wrong.',
    ],
    production: [
      { weeksBefore: 6, task: 'Ask people of the faith which questions they are tired of asking' },
      { weeksBefore: 5, task: 'Check every answer with kitchen, suppliers or the rota' },
      { weeksBefore: 4, task: 'Confirm the date with a local congregation, since it may depend on the moon' },
      { weeksBefore: 3, task: 'Have the page read by two who keep the day' },
      { weeksBefore: 2, task: 'Brief everyone who answers the door or the telephone' },
      { weeksBefore: 1, task: 'Publish the page and put a printed copy by the counter' },
    ],
    objections: ['Firms remember us once a year, when there is something to sell.'],
    formats: ['email', 'blog', 'social'],
    objectives: ['inform'],
    sensitivity: 'none',
  },
  {
    id: 'one-sentence-and-then-silence',
    themes: ['remembrance'],
    moods: ['solemn'],
    stage: 'return',
    question: 'How is the day kept by people who have a part in it?',
    needs: {
      types: ['statement', 'person', 'place'],
      concepts: lemmas(`
        memorial remembrance cenotaph war veteran soldier regiment army navy airman wreath poppy grave cemetery mourn
        monument battlefield wartime commemorate
      `),
      never: [
        'suicide',
        'overdose',
        'addiction',
        'drug',
        'price',
        'voucher',
        'scented',
        'wedding',
        'sale',
        'buy',
      ],
    },
    titles: [
      '{occasion}: {brand} reads one sentence aloud, and leaves a silence after it',
      'A lamp, a chair and a page: how {brand} keeps the day, without ceremony',
      'Kept among us: a line at {brand}, and who can vouch for it, for {occasion}',
    ],
    why: 'In the days before {occasion}, those who have somebody to remember notice who speaks and in what voice. A true sentence, read slowly, is enough for them.',
    angle:
      'Say what is known and no more. Carry no logo, no offer and no link to anything but the source, and let nobody be praised for taking part.',
    beats: [
      'Verify the quoted sentence with a relative, a record office or whoever tends the place.',
      'Settle who reads it: somebody it concerns, if they wish to, or an even voice.',
      'Record the reading in one room, with the minute of silence left in at its full length.',
      'Show a single still picture that has been agreed with those whom it touches.',
      'Close every other channel for the day, and leave the page where it can be found later.',
    ],
    callsToAction: [
      'Keep a minute with us, wherever you are.',
      'If a name or a date is wrong, please tell us.',
      'Whoever would like to sit down for a while may do so.',
    ],
    production: [
      {
        weeksBefore: 6,
        task: 'Write to the family, the parish or the association concerned, and wait for their answer',
      },
      { weeksBefore: 4, task: 'Check names, dates and ranks against the record' },
      { weeksBefore: 3, task: 'Agree the picture and the words with those they concern' },
      { weeksBefore: 2, task: 'Record the reading and the silence' },
      { weeksBefore: 1, task: 'Clear all other posts and letters from the day' },
      { weeksBefore: 0.5, task: 'Publish the reading on a page of its own' },
    ],
    objections: ['A firm should not make itself heard that day.'],
    formats: ['podcast', 'video', 'blog'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'grief',
  },
  {
    id: 'the-question-handed-on',
    themes: ['safety', 'health-cause'],
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'Whom can I ask without feeling foolish?',
    needs: {
      types: ['person', 'deed'],
      concepts: lemmas(`
        safety safe first-aid train qualified nurse doctor check engineer register therapist physiotherapist
        hygiene test certificate emergency care patient electrician pharmacist gas
      `),
      never: ['die', 'memorial', 'late', 'retire', 'former'],
    },
    titles: [
      'Three questions {person} answers, and one that goes elsewhere: {occasion}',
      'What people ask {person} in a low voice, written down ahead of {occasion}',
      'Beyond my trade: the question that {person} hands on, and to whom',
    ],
    why: 'There are posters and leaflets enough around {occasion}, and nobody can ask a poster anything. People save their question for somebody they know, and often for the doorway on the way out.',
    angle:
      'Have {person} answer within the limits of the job and name the limit aloud. The question that is passed on to somebody better placed is the one that earns belief.',
    beats: [
      'List what {person} is really asked in an average week, without anything by which an asker could be known.',
      'Take the three that come up most, and answer each in under a minute, on the spot where it is asked.',
      'Choose the one that {person} will not answer, and explain why in a sentence.',
      'Name the public service or the profession that will, with its number, after ringing to see that it is right.',
      'Demonstrate one thing done every day without a thought: a check, a look, a hand on the switch.',
    ],
    callsToAction: [
      'Ask on the way out, as everybody does.',
      'Write the number down before you need it.',
      'Send your question without your name.',
    ],
    production: [
      { weeksBefore: 5, task: 'Keep a tally of questions for a week, without names' },
      { weeksBefore: 4, task: 'Compare the three answers with current public guidance' },
      { weeksBefore: 3, task: 'Ring each number that will be shown' },
      { weeksBefore: 2.5, task: 'Film the three answers and the one that is passed on' },
      { weeksBefore: 1.5, task: 'Have somebody qualified read the captions' },
      { weeksBefore: 0.5, task: 'Publish the four, one after another' },
    ],
    objections: ['I can look that up for myself.'],
    formats: ['video', 'podcast', 'linkedin'],
    objectives: ['educate', 'inform'],
    sensitivity: 'health',
  },
]
