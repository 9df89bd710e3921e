// What people ask before they give their time, and once they have.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const volunteering: readonly Entry[] = [
  {
    id: 'how-much-time-would-i-have-to-give',
    pillar: 'people',
    stage: 'consider',
    question: 'How much time would I really have to give?',
    needs: {
      types: ['customer-question', 'statement', 'promise', 'process'],
      concepts: lemmas(`
        volunteer time hour week month flexible shift rota spare fortnight evening often give suit
        regular minimum day once
      `),
      never: lemmas(`
        gift grant money open club school wait food dog fresh business pressure
      `),
    },
    titles: [
      'One hour, one evening or every Tuesday? What {brand} can put to use',
      'Dull weeks left in: the diaries of three volunteers at {brand}',
      'How much of your week, and can you change your mind? {brand} answers',
    ],
    why: 'People do not fear the work so much as being unable to stop. A straight figure, with holidays taken off, is what a busy person needs before saying yes.',
    angle:
      'Show real weeks instead of saying "flexible", which every charity says. Include the week when somebody could not come, and what happened then.',
    beats: [
      'Ask three volunteers with very different lives for their last four weeks, hour by hour, travel included.',
      'Name the smallest amount of time that is of real use, and the job it fits.',
      'Tell what happens when someone is ill, away or has had enough, and who covers.',
      'Find a person who stopped and is still on good terms, and let them say how they went about it.',
      'Match five odd hours, such as Thursday lunch or one Sunday a quarter, to five jobs that need doing.',
    ],
    callsToAction: [
      'Tell us the hour you have spare and we will say what it could do.',
      'Try it once before you promise us a second time.',
      'Ask the volunteer you know how they fit it in.',
    ],
    tasks: [
      'Collect three four-week diaries',
      'List the jobs by how long they take and how often',
      'Ring one person who left and ask whether they would be quoted',
    ],
    objections: ['Once you say yes they never let you go.', 'My shifts change every week.'],
    formats: ['social', 'podcast', 'blog', 'linkedin'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'what-checks-before-i-start',
    pillar: 'proof',
    stage: 'decide',
    question: 'What checks and training will you put me through before I start?',
    needs: {
      types: ['process', 'customer-question', 'statement', 'promise', 'objection'],
      concepts: lemmas(`
        dbs check disclosure barring reference training induction interview volunteer safeguard shadow
        background experience full apply adult vet
      `),
      never: ['dog', 'cat', 'grant', 'deadline'],
    },
    titles: [
      'Every form and check in order: from first hello to first shift at {brand}',
      'All that before you may pour the tea? What {brand} does with its checks',
      'An old mistake, no references, a new country. What to ask {brand} first',
    ],
    why: 'Willing people give up halfway through the paperwork, and some never start because of something twenty years old. Those who will open their door to a volunteer may be glad it is thorough.',
    angle:
      'Explain each check from the side of the person who will be helped. Then say which take minutes and which take weeks.',
    beats: [
      'Lay the steps out in order, with who does each and how long it took the last three people who joined.',
      'Explain what a record check does and does not show, in words approved by whoever handles them.',
      'Ask a newer volunteer which piece of the training they used in their first week.',
      'Point out any job that needs fewer checks and could be started sooner.',
      'Tell people with something on their record whom to talk to in confidence, before they rule themselves out.',
    ],
    callsToAction: [
      'Start the form, and ask us at the first box that stops you.',
      'If something in your past worries you, talk to us in confidence before you decide.',
      'Come and ask somebody who has just been through it.',
    ],
    tasks: [
      'Time the steps for the last three people who joined',
      'Have the wording on record checks approved',
      'Draw the steps as a line with the days marked on it',
    ],
    objections: [
      'I have known these people for years, so why a check?',
      'All that, just to drive someone to the dentist?',
    ],
    formats: ['blog', 'video', 'email', 'events'],
    objectives: ['educate', 'inform'],
    sensitivity: 'legal',
  },
  {
    id: 'will-it-cost-me-to-volunteer',
    pillar: 'offer',
    stage: 'use',
    question: 'Will volunteering cost me anything?',
    needs: {
      types: ['price', 'labelled-price'],
      concepts: lemmas(`
        expense mileage mile reimburse petrol claim pocket parking fare volunteer repay receipt travel
        driver allowance
      `),
      never: ['hire', 'tank'],
    },
    titles: [
      'How to claim {amount} from {brand} without feeling mean about it',
      'Who pays for the petrol? {amount}, the claim form and {brand}',
      "Out of pocket, and by how much? One volunteer's month set beside {amount}",
    ],
    why: 'Giving time should not mean quietly paying for the petrol as well, and plenty of people will not ask. Those on a tight budget may simply not come forward.',
    angle:
      'Talk about money as you would about the tea rota. Claiming is normal, and giving it back is a separate and private choice.',
    beats: [
      "Add up one volunteer's real month of trips, calls and parking, and set it beside {amount}.",
      'State what may be claimed, what may not and how quickly it is paid.',
      'Ask the treasurer what it does to the accounts when nobody claims, and whether they would rather people did.',
      'Give car insurance and benefits one line each, with where to check, because both worry people.',
    ],
    callsToAction: [
      'Claim what you are owed. It keeps our sums honest.',
      'If the cost is what stops you, say so and we will go through it together.',
      'Ask for a claim form before your first trip.',
    ],
    tasks: [
      'Check the rate and the rules with the treasurer',
      'Fill in one specimen claim form and photograph it',
      'Find the official page on insurance and on benefits to link to',
    ],
    objections: [
      'Claiming feels like taking it from the people we help.',
      'It might affect my benefits or my insurance.',
    ],
    formats: ['email', 'blog', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'is-there-room-for-me',
    pillar: 'people',
    stage: 'discover',
    question: 'Who are the people who do this, and is there room for me?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        volunteer driver befriender member team trustee recruit steward ranger fosterer supporter join
        trained unpaid give journey visit choir board run mentor nurse tutor time home make rely local
        live
      `),
      never: ['help', 'train', 'reach', 'rehome'],
    },
    titles: [
      'The rota, the keys and the kettle behind {count} {noun} at {brand}',
      'Is there room for one more? {brand} answers, {count} {noun} in',
      'Say "{count} {noun}" slowly, then look at the hands behind it at {brand}',
    ],
    why: 'A big round number makes people feel that the thing is taken care of. First names and reasons make them wonder whether they could do a bit of it.',
    angle:
      'Break the figure into people: the student, the retired fitter, the one who only does the accounts. Show how different they are, and leave the haloes off.',
    beats: [
      'Check what {count} {noun} counts and since when, and give the figure as it stands today.',
      'Photograph six pairs of hands at six different jobs, with a first name and how long each has been coming.',
      'Ask them all the same small question, such as what they would be doing otherwise.',
      'Find the job that is short of somebody this month, and show the empty chair.',
      'Where the number is of people helped, show the work and none of the people.',
    ],
    callsToAction: [
      'Look at the empty chair and tell us whether it is yours.',
      'Send this to the person you thought of when you saw the hands.',
      'Come and watch for an hour before you offer to do anything.',
    ],
    tasks: [
      'Confirm the number with whoever keeps the list',
      'Photograph six pairs of hands at work',
      'Write down the jobs that nobody holds at the moment',
    ],
    objections: ['They have plenty of people already.', 'It is all retired people who know each other.'],
    formats: ['social', 'video', 'linkedin', 'podcast'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
]
