// Why anyone should trust it: who answers for it, how to check it, where its numbers come from, what its award means.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const standing: readonly Entry[] = [
  {
    id: 'who-is-in-charge',
    pillar: 'people',
    stage: 'consider',
    question: 'Who is in charge, and do they get paid?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        trustee chair chairman board treasurer secretary committee appoint vice-chair director elect
        governance team member join retired executive chief honorary accountant
      `),
      never: ['volunteer', 'youth'],
    },
    titles: [
      'What does a board do all evening? {person} of {brand} explains',
      'A hard decision at {brand}, told by {person} from inside the meeting',
      'Answerable for all of it. {person} on the side of {brand} nobody sees',
    ],
    why: 'Donors, councils and families all wonder who stands behind the name, and whether anyone is doing well out of it. Few of them have met a trustee.',
    angle:
      'Skip the biography and ask {person} about a decision that could have gone either way. Governance is only dull until something is at stake.',
    beats: [
      'Ask {person} what the last meeting argued about, and agree first what can be told.',
      'Explain in two sentences who is paid and who is not, and where the accounts can be read.',
      'Get {person} to name the part of their working life that turned out to be useful here.',
      'Find out what the board lacks, such as somebody under forty or somebody who can read a lease, and say it in public.',
      'Let them answer how a supporter would complain about the board, and what would happen then.',
    ],
    callsToAction: [
      'Read our accounts and send us the question they leave you with.',
      'Ask to sit in on a meeting before you think of joining the board.',
      'Good with figures, leases or people? Find out what our trustees do.',
    ],
    tasks: [
      'Agree the subject with the chair before recording',
      'Look up what the accounts say about pay and expenses',
      'List the skills that the board is short of',
    ],
    objections: [
      'Charity bosses pay themselves well.',
      'Boards are for retired people with letters after their names.',
    ],
    formats: ['podcast', 'linkedin', 'video', 'events'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'is-this-a-real-charity',
    pillar: 'proof',
    stage: 'decide',
    question: 'How do I know this is a real charity?',
    needs: {
      types: ['statement', 'promise'],
      concepts: lemmas(`
        registered charity number commission regulator fundraising accounts company limited cio england
        scotland trustee wales ireland publish code sell detail pressure
      `),
      never: ['administration', 'dog'],
    },
    titles: [
      'Four minutes, without asking us: how to check up on {brand}',
      'Somebody at your door says they are from {brand}. Here is how to tell',
      'Look it up before you give: what you should find on {brand}',
    ],
    why: 'False collectors borrow real names, and sensible people have become careful. Being shown how to check takes the rudeness out of checking.',
    angle:
      'Teach the reader to check any charity, with your own as the example. Include whatever they might find that does not look good, and explain it.',
    beats: [
      'Go through the public register on screen, showing what to type and which lines to read.',
      'Point at one figure there that might raise an eyebrow, and say why it is so.',
      'Tell people how your own collectors, callers and emails can be known, and what they never ask for.',
      'Explain how to report somebody who is using your name.',
      'Leave them with three questions that any honest charity can answer.',
    ],
    callsToAction: [
      'Look us up before you give, and look up the next one too.',
      'If anyone asks in our name and it feels wrong, keep your money and tell us.',
      'Show this check to somebody who is often asked at the door.',
    ],
    tasks: [
      'Read your own entry in the register as a stranger would',
      'List every way in which somebody may be asked for money in your name',
      'Record the screen while you look it up',
    ],
    objections: ['Anyone can print a number on a leaflet.', 'It seems rude to ask.'],
    formats: ['video', 'blog', 'social', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'where-does-that-number-come-from',
    pillar: 'proof',
    stage: 'return',
    question: 'Where does that number come from?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        help meal parcel visit call family people hour volunteer befriend animal dog cat child answer
        rehome tree plant deliver group journey young club serve grant local home bed give
      `),
    },
    titles: [
      'Who counted? How {brand} arrived at {count} {noun}, step by step',
      '{count} {noun}, and what {brand} knows that the figure does not show',
      'Checking the arithmetic on {count} {noun} with {brand} and a pencil',
    ],
    why: 'Supporters see big numbers in appeal after appeal and half believe them. Those who have given before have a right to know what was counted.',
    angle:
      'Audit your own boast. Say what was counted, what was counted twice, and what the figure cannot tell anybody about how a person is getting on.',
    beats: [
      'Find the record behind {count} {noun} and describe it, be it a spreadsheet, a tally by the kettle or a good guess.',
      'Define one of them in a sentence that a child would follow.',
      'Give the same figure for the year before, if there is one, with the likely reason for the difference.',
      'Name something that mattered and never got counted.',
      'Correct the number in public if the checking changes it.',
    ],
    callsToAction: [
      'Ask us how we know. We should be able to tell you.',
      "Hold on to this figure and compare it with next year's.",
      'Tell us what you would count if you were us.',
    ],
    tasks: [
      'Trace the figure to the record it came from',
      'Count a sample again by hand',
      'Ask one funder what they think it means',
    ],
    objections: ['You can prove anything with figures.', 'They count the same person five times.'],
    formats: ['linkedin', 'email', 'blog', 'podcast'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'does-that-award-mean-anything',
    pillar: 'proof',
    stage: 'discover',
    question: 'Does that award mean anything?',
    needs: {
      types: ['award'],
      concepts: lemmas(`
        award quality mark accredited queen king voluntary service recognised recognition kitemark
        investing nominate honour member council national standard county community year name region
        advice
      `),
    },
    titles: [
      'A fair question: should an award make you trust {brand} more?',
      'Not on the certificate: the people at {brand} who did the work',
      'Nominated, inspected or voted for? What stands behind the award to {brand}',
    ],
    why: 'It is hard to tell a prize that was inspected for from one that was voted for. If it is to count for anything, somebody has to say what stood behind it.',
    angle:
      'Explain what was looked at, by whom and when, and leave the applause out. Then name the unglamorous work that earned it.',
    beats: [
      'Describe how it is given, whether by nomination, inspection, vote or application, and what it cost to enter.',
      'Show the dullest piece of evidence that had to be handed over, if there was any.',
      'Ask three people who did the work where they were when they heard.',
      'Say when it runs out, or when anyone will look again.',
      'Point to something that it did not look at and a visitor should ask about.',
    ],
    callsToAction: [
      'Ask us the question that nobody giving the award asked.',
      'Thank somebody by name who does this sort of work near you.',
      'Come and judge for yourself.',
    ],
    tasks: [
      'Find the rules of the award and the date it was given',
      'List everyone who did the work and is not named on it',
      'Ask three of them for a sentence each',
    ],
    objections: ['Everybody gets one of those.', 'It was probably only a form.'],
    formats: ['social', 'linkedin', 'blog', 'video'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
]
