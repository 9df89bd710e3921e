// What is asked in illness and grief, of a child's safety, and by the professionals who send people on.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const care: readonly Entry[] = [
  {
    id: 'is-a-hospice-only-for-the-end',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Is a hospice only for the last few days?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        hospice palliative patient illness nurse symptom terminal life-limiting inpatient dying
        incurable bed therapy ward complex end respite comfort relief
      `),
      never: ['shop', 'donate', 'pay', 'ticket'],
    },
    titles: [
      'Saying the word hospice at home: {label} with {brand}, and how it begins',
      'Only for the last few days? {brand} on when people first ask for {label}',
      'An ordinary day of {label}, for anyone who has been afraid to look in',
    ],
    why: 'Families may hold off from asking because asking feels like giving up. They can be frightened of a place they have never seen the inside of.',
    angle:
      'Be calm and exact. No soft music and no promise of a good death: what the help is, when in an illness it can begin, and what an ordinary day holds.',
    beats: [
      'Start with something small and true at ten in the morning, such as the smell of toast or the first car back from a home visit.',
      'Ask somebody on the care team when they would like families to ask, and let them answer without hurrying.',
      'Set out what can be had at home, by day and overnight, and mark what is not offered here.',
      'Invite a relative who wants to speak, a good while on, and let them stop whenever they like.',
      'Say what it costs the family, if anything, and what a person can change their mind about.',
    ],
    callsToAction: [
      'Ask us, or ask your doctor to ask us, whenever the question first comes up.',
      'Find out whether you could look round before you need to.',
      'Bring us the question you do not want to ask in front of the family.',
    ],
    tasks: [
      'Agree every word about care with the clinical lead',
      'Find a relative through the family support team, never from the records',
      'Write the note of support lines that will stand beside it',
    ],
    objections: ['Asking means giving up.', 'It must be a sad place.'],
    formats: ['podcast', 'blog', 'video', 'events'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'grief',
  },
  {
    id: 'is-it-too-late-to-ask-about-a-death',
    pillar: 'offer',
    stage: 'consider',
    question: 'Is it too late to ask for help with a death?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        bereavement lose loss died widow counselling suicide miscarriage stillbirth sibling spouse
        memory remember meet feeling
      `),
      never: ['pay', 'hour', 'dog'],
    },
    titles: [
      'Months or years on, is it too late to ask {brand} about {label}?',
      'A first hour of {label} with {brand}, told by somebody who has been',
      'When the cards stop coming, {label} with {brand} and how it starts',
    ],
    why: 'The cards stop after a month and the house goes quiet. People who did not ask at the time can think they have missed their turn.',
    angle:
      'Write for the person reading eleven months later, or eleven years. Do not describe grief to someone who has it; tell them what the room is like, who runs it and how they can leave early.',
    beats: [
      'Answer the question of time in the opening line, in the words of whoever runs {label}.',
      'Describe the room or the call: how many people, who speaks first and whether anyone has to speak at all.',
      'Say whom it suits and who is better helped somewhere else, and give the name of that place.',
      'Let someone who has used it name one thing that did not help as well as one that did, and agree each word with them.',
      'Close without a lesson: the day, the place, the number, and that it is all right only to read this.',
    ],
    callsToAction: [
      'Keep the number. There is no hurry.',
      'Get in touch today, next month or next year.',
      'If you know somebody whose cards have stopped coming, write to them this week.',
    ],
    tasks: [
      'Have whoever leads this work read it line by line',
      'Ask one person who has used it, well after, whether they would like to speak',
      'Find the number of a helpline that is open at night and print it underneath',
    ],
    objections: ['It was two years ago, so I ought to be over it.', 'Talking will only make it worse.'],
    formats: ['blog', 'podcast', 'email'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'grief',
  },
  {
    id: 'do-i-need-a-diagnosis',
    pillar: 'expertise',
    stage: 'consider',
    question: "Do I need a diagnosis or a doctor's letter before I come?",
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        mental wellbeing diagnosis anxiety depression counselling therapy peer listen self-refer crisis
        distress stress recovery illness low-cost helpline one-to-one trauma addiction talk carer
      `),
      never: lemmas(`
        bereavement young donate pay hospice training tea food
      `),
    },
    titles: [
      'No diagnosis, no letter, no name for it: can you still come to {label}?',
      'What to say to {brand} about {label} when you cannot say what is wrong',
      'Low, or ill, or only tired? {brand} on who may come to {label}',
    ],
    why: 'People talk themselves out of it: not bad enough, no word for it, taking up a place. One box on a form can be enough to stop them.',
    angle:
      'Answer as the person at the desk would on a kind day: what is needed, what is not, and what to do if somebody is in danger tonight. Leave the statistics out.',
    beats: [
      'Give the answer on diagnosis and referral in the first sentence, checked with whoever runs {label}.',
      'Offer opening sentences for people who cannot find their own, such as "I have not been right since the spring".',
      'Go through what a first conversation covers, and say truthfully whether anyone has to prove anything.',
      'Be clear about what this place cannot do, and print the crisis line for your country beside it.',
      'Have somebody who once wondered the same read it aloud, and change whatever sounds like a leaflet.',
    ],
    callsToAction: [
      'Use one of these sentences as your first message to us.',
      'You do not need the right words to get in touch with us.',
      'Show this to your doctor, if you would like them to write to us for you.',
    ],
    tasks: [
      'Have whoever leads the support approve every line',
      'Ring the crisis line you print, to be sure of its number and hours',
      'Collect first sentences from people who answer the phone, changed so that no one is in them',
    ],
    objections: ["I am not ill enough to take somebody's place.", 'It will go on my medical record.'],
    formats: ['social', 'blog', 'video', 'podcast'],
    objectives: ['educate', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'will-my-child-be-safe-there',
    pillar: 'people',
    stage: 'decide',
    question: 'Will my child be safe there, and will they be bored?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        young youth child parent activity leader club play safeguard holiday mentor age school sport
        craft session after-school term football camp baby week
      `),
      never: lemmas(`
        ticket dog tour counselling hire gift wildlife choir hospice old volunteering team
      `),
    },
    titles: [
      'Who is in the room with your child at {label}, and how they were chosen',
      'Safe is one question and bored is the other: {brand} on {label}',
      'Let the young people show you round {label} while the adults keep quiet',
    ],
    why: 'A parent at a new door has half a minute to decide whether to trust it. The child in the back seat has decided already.',
    angle:
      'Answer the parent with names, numbers and doors, and let the young people answer the other half. Never let an adult say that it is fun.',
    beats: [
      'Set out how many adults there are to how many young people, and what each adult had to do before being let in.',
      'Walk the place as a parent would: who can come in, where the toilets are and who sees children out.',
      'Ask the young people what they do in the first twenty minutes, using drawings, hands or voices, and no face or name without written consent.',
      'Explain how a parent or a child raises a worry, and with whom.',
      'Invite families to look in before anybody decides anything.',
    ],
    callsToAction: [
      'Come to the door with your child and look before either of you decides.',
      'Ask to read our safeguarding policy. Any parent may.',
      'Let your child ask us the first question.',
    ],
    tasks: [
      'Get written consent for any picture, sound or words of a young person',
      'Have the safeguarding lead approve the whole piece',
      'Check how many adults there were at each of the last six sessions',
    ],
    objections: ['They will not know anybody.', 'I know nothing about the adults who run it.'],
    formats: ['events', 'video', 'blog'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'children',
  },
  {
    id: 'what-do-you-need-in-a-referral',
    pillar: 'expertise',
    stage: 'use',
    question: 'What do you need from me to take a referral?',
    needs: {
      types: ['process', 'statement', 'customer-question', 'need'],
      concepts: lemmas(`
        referral form gp professional agency practitioner prescriber criteria consent clinician
        statutory worker social school health hospital send letter yourself make
      `),
      never: ['dog', 'grant', 'volunteer', 'parcel', 'application'],
    },
    titles: [
      'On one page: what anyone who might send somebody to {brand} needs',
      'One gets a yes and one is sent back: two referrals to {brand}, side by side',
      'Ten minutes between appointments: what {brand} needs from you',
    ],
    why: 'A doctor, teacher or housing officer has minutes between people. Where the criteria are vague they send nobody, or they send everybody.',
    angle:
      'Write as one colleague to another. Show a made-up good referral and a made-up poor one side by side, with margin notes by whoever opens the post.',
    beats: [
      'Put the criteria first, in five lines that can be read in a corridor.',
      'Draw up two invented referrals, labelled as invented, and mark what the first makes clear and the second leaves out.',
      'Set down what happens after it is sent, how long each step takes and what the referrer hears back.',
      'Be open about any wait, and about whom you cannot take on at present.',
      'End on the line about consent: what the person must have agreed to before their name is sent.',
    ],
    callsToAction: [
      'Print the page and pin it up by the desk.',
      'In two minds about somebody? Ask us before you send the form.',
      'Tell us which of your referrals came back, and we will tell you why.',
    ],
    tasks: [
      'Read the last ten referrals that were sent back and note what was missing',
      'Show the draft to one doctor, one teacher and one housing officer',
      'Check that the form, the website and the page ask for the same things',
    ],
    objections: ['They never tell me what happened.', 'There is bound to be a waiting list.'],
    formats: ['linkedin', 'email', 'blog', 'events'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
]
