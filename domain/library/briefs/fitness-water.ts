// A brief for those who teach people to swim, for the days on which water is a danger.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const fitnessWaterBriefs: readonly Brief[] = [
  {
    id: 'the-fall-before-the-stroke',
    themes: ['sport'],
    trades: ['fitness'],
    moods: ['awareness'],
    stage: 'consider',
    question: 'What would they do if they fell in with their clothes on?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        swim pool water float lifeguard open-water stroke survival rookie splash lesson class beginner course child adult toddler
        baby learn confidence
      `),
      never: ['party', 'hire', 'voucher', 'climb', 'dance', 'yoga', 'aerobics', 'polo'],
    },
    titles: [
      'In with all your clothes on: what {label} can show before a single stroke',
      'Fall, float, call: {brand} marks {occasion} without swimming a length',
      'For {occasion}: what belongs in {label}, and what a watching adult does',
    ],
    why: '{occasion} is about people who meant to stay dry. Parents and late learners think of lengths and badges, and what would be wanted first is turning over, breathing and making a noise.',
    angle:
      'Show the plain things in shallow water with the teacher close by, and say in the same breath what no lesson can do. Nothing here may sound as if a course made anybody safe.',
    beats: [
      'Read the present advice of the rescue services, and let nothing in the piece depart from it.',
      'Film a teacher falling in dressed, lying still and calling, with a second teacher on the side.',
      'Point out where in {label}, as quoted, each of the three is practised, or that it is not.',
      'Give the sentence that a watching adult should be able to say: who has the eyes on the water just now.',
      'Leave out every story of an accident.',
    ],
    callsToAction: [
      'Agree tonight who watches next time you are near water.',
      'Ask your teacher for one lesson in old clothes.',
      'Save the emergency number that holds good where you are going.',
    ],
    production: [
      { weeksBefore: 6, task: 'Read the present advice of two rescue services and note the date' },
      { weeksBefore: 5, task: 'Plan the demonstration with the lifeguard on duty' },
      { weeksBefore: 4, task: 'Film it in an empty pool with adults only' },
      { weeksBefore: 2.5, task: 'Have a rescue volunteer or lifeguard trainer watch the cut' },
      { weeksBefore: 1, task: 'Print the three words for the changing rooms' },
      { weeksBefore: 0.5, task: 'Publish the film with the advice linked beside it' },
    ],
    objections: ['Mine can swim already.'],
    formats: ['video', 'social', 'blog'],
    objectives: ['educate', 'inform'],
    sensitivity: 'children',
  },
]
