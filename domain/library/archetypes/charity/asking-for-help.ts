// What people ask before they ask: what they must tell, whether it is for them, and what becomes of the message.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const askingForHelp: readonly Entry[] = [
  {
    id: 'do-i-have-to-say-why',
    pillar: 'offer',
    stage: 'consider',
    question: 'Do I have to tell anyone why I need help?',
    needs: {
      types: ['promise', 'statement', 'customer-question', 'process'],
      concepts: lemmas(`
        confidential confidence confidentially judge judgement judgemental non-judgemental anonymous
        discreet listen private explain reason disclose tell say story treat share trust
      `),
      never: ['donor', 'detail', 'sell', 'website', 'dog'],
    },
    titles: [
      'How much do you have to say? {brand} prints every question it asks',
      'Every question with its reason beside it: what {brand} asks before it helps',
      'Who reads it, and who never will: what becomes of your story at {brand}',
    ],
    why: 'People put off asking because they dread having to explain themselves to a stranger. Knowing what will be asked, and what will not, can be the thing that lets them get in touch.',
    angle:
      'Print the actual questions instead of the reassurance. The word "confidential" is on every leaflet they have ever been handed; what is asked, and who sees the answer, is not.',
    beats: [
      'Open with the first question that the person on the phone or at the desk really asks, in the words they use.',
      'List whatever else is asked before help begins and put the reason beside it, such as a postcode to see who is nearest.',
      'Find out from whoever looks after the records who sees the answers and how long they are kept, and print both.',
      'Name the exception in one sentence: if somebody is at risk of serious harm, it may have to be passed on.',
      'Close with what a person may decline to answer.',
    ],
    callsToAction: [
      'Start with as much or as little as you like, and we will tell you what else we need to know.',
      'If there is a question you dread being asked, ask us about that one first.',
      'Read the questions before you get in touch, so that none of them is a surprise.',
    ],
    tasks: [
      'Copy out the form or the phone script as it stands today',
      'Check the line on confidentiality with the safeguarding lead',
      'Ask somebody who once had to answer the questions to mark the ones that made them wince',
    ],
    objections: [
      'They always say it is confidential, and then everyone knows.',
      'It is a small place and the volunteer could be my neighbour.',
    ],
    formats: ['blog', 'social', 'email', 'podcast'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'is-this-for-me',
    pillar: 'offer',
    stage: 'discover',
    question: 'Is this meant for people like me, or for somebody worse off?',
    needs: {
      types: ['need', 'statement', 'customer-question'],
      concepts: lemmas(`
        anyone everyone eligible qualify age adult resident income disabled older vulnerable isolated
        lonely carer criteria struggle live alone open use service elderly debt afford unwell homeless
        family country dementia borough
      `),
      never: lemmas(`
        volunteer dog donate fund trustee befriender warm closed
      `),
    },
    titles: [
      'Seven situations and an honest yes, no or maybe: is {brand} for you?',
      'Somebody else needs it more? What {brand} says to that',
      'Word by word, on an ordinary Tuesday: whom {brand} is there for',
    ],
    why: 'Many people who could be helped rule themselves out before anyone else does, because they picture somebody poorer, older or more ill. They need to see where the line really is.',
    angle:
      'Take the words of the quote one at a time and say what each means on an ordinary Tuesday. "Vulnerable" and "in need" are office words, and nobody calls themselves that over breakfast.',
    beats: [
      'Write seven short situations of the kind you meet, such as a new baby, a broken hip or a lost job, and give each a yes, a no or a "talk to us".',
      'Translate every condition in the quoted line into everyday words, and say who decides when it is not clear.',
      'Tell people truthfully whether one more person asking means that somebody else goes without.',
      'Give the limits that do exist, such as an age or a boundary, and name another place to try for those outside them.',
    ],
    callsToAction: [
      'Describe your situation in one sentence and we will say whether we can help.',
      'If you thought of somebody else while reading this, show it to them.',
      'Not sure which side of the line you are on? Let us be the ones to say.',
    ],
    tasks: [
      'Note, without names, who nearly did not ask in the last month and why',
      'Agree the seven situations with whoever decides',
      'Check the details of the place you will send other people to',
    ],
    objections: ['Others need it more than I do.', 'I have a house and a pension, so it cannot be for me.'],
    formats: ['social', 'blog', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'asking-for-someone-else',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Can I ask for help on behalf of my mum?',
    needs: {
      types: ['process', 'statement', 'customer-question', 'need', 'promise'],
      concepts: lemmas(`
        behalf refer relative family carer yourself someone worried concerned consent permission older
        friend gp speak neighbour dementia else loved care daughter son mother
      `),
      never: ['dog', 'volunteer', 'country'],
    },
    titles: [
      'On behalf of your mum: can you ask {brand}, and must she know?',
      'First, a talk at home: what to say before you get in touch with {brand}',
      'Worried about someone who says they are fine? How {brand} would begin',
    ],
    why: 'Daughters, sons and neighbours are often the first to look a charity up, late at night and without having said anything yet. They need to know where they stand before they speak.',
    angle:
      'Write to the relative with the person themselves reading over their shoulder. Anything that would hurt to overhear comes out.',
    beats: [
      'Answer in the first line whether another person may ask, and what is needed from the one the help is for.',
      'Offer four ways to raise it at home, in sentences somebody could really say while drying up.',
      'Explain what the relative will be told afterwards and what stays with the person helped.',
      'Take the hard case, where help is refused, and say what a relative can do then and when a worry becomes a safeguarding matter.',
    ],
    callsToAction: [
      'Talk to them first, then get in touch together if you can.',
      'Not sure how to raise it? Ask us how other families have put it.',
      'Pass this to the brother or sister who worries as much as you do.',
    ],
    tasks: [
      'Check the rule on consent with the safeguarding lead',
      'Ask two relatives which sentence worked at home and which went badly',
      'Have somebody of the age in question read it before it goes out',
    ],
    objections: ['She would be furious if she knew I had asked.', 'We ought to manage this as a family.'],
    formats: ['email', 'blog', 'social', 'podcast'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'how-soon-will-they-come-back',
    pillar: 'proof',
    stage: 'decide',
    question: 'How soon will somebody come back to me?',
    needs: {
      types: ['promise', 'process', 'guarantee', 'customer-question'],
      concepts: lemmas(`
        within reply back wait list soon urgent message acknowledge hour contact quickly delay long call
        arrange touch
      `),
      never: lemmas(`
        volunteer donate dog application open school apply
      `),
    },
    titles: [
      'Sent, and then? What happens to your message at {brand}, hour by hour',
      'And if it takes longer? {brand} on when somebody will come back to you',
      'Watch in hand: one enquiry followed through {brand} from start to finish',
    ],
    why: 'Asking once takes courage. Waiting without knowing whether anyone has read the message is where people give up.',
    angle:
      "Follow one message through the building, or through one coordinator's kitchen, and put a time beside each stage. An honest slow stage does more good than a fast promise.",
    beats: [
      'Send a test enquiry on an ordinary weekday and note the time of each thing that happens to it.',
      'Name who reads it first, who decides and who gets in touch, by role where people would rather not be named.',
      'Set the quoted promise beside the last twenty enquiries and count the ones that met it and the ones that did not.',
      'Explain what slows things down, such as half-term or finding the right person for the job.',
      'End with what to do if it cannot wait, including the emergency services where life is in danger.',
    ],
    callsToAction: [
      'Send the message. You know now where it goes.',
      'Note the time you wrote to us, and hold us to what we said.',
      'If you have waited longer than this for us, chase us today.',
    ],
    tasks: [
      'Time a test enquiry from start to finish',
      'Count the last twenty enquiries against the promise',
      'Rewrite the answerphone and the automatic reply if they say something else',
    ],
    objections: [
      'Charities are stretched, so I will go to the bottom of the pile.',
      'By the time they ring I will have managed somehow.',
    ],
    formats: ['blog', 'video', 'linkedin'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
]
