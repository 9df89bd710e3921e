// Moves on opening hours: the minutes before closing, the reason for just these hours, and what happens outside them.
import type { Entry } from '../entry.ts'

export const hoursOnTheDoorMoves: readonly Entry[] = [
  {
    id: 'ten-minutes-before-the-end',
    pillar: 'people',
    stage: 'decide',
    question: 'Is it rude to turn up just before closing?',
    needs: { types: ['hours'], concepts: [] },
    titles: [
      'Shortly before closing: what is still welcome at {brand}, and what is not',
      'Posted: {hours}. Is it cruel to come ten minutes before the end?',
      'Coats on, lights half out: how late is too late, according to whoever locks up',
    ],
    why: 'Everyone has stood outside a lit door and wondered whether to go in. Told what can be done in ten minutes, people either step in gladly or go home without a grudge.',
    angle:
      'Hear both sides of the counter. The one who locks up may speak as plainly as over a beer, as long as the guest is given something useful to go by.',
    beats: [
      'Put the question to those who close up, and have each name a thing that is quick and a thing that is not.',
      'Observe the last half-hour three days running, and note what really happens in it.',
      'Draw up a small table of what to ask for at an hour, half an hour and ten minutes from the end.',
      'Tell of the late arrival whom nobody minded, and why.',
      'Agree on a phrase with which a latecomer may open.',
    ],
    callsToAction: [
      'Running late? Ring first, and we will say what is still possible.',
      'Tell us how it is where you work.',
      'Save the table for a hurried evening.',
    ],
    tasks: [
      'Talk to everyone who ever locks up',
      'Agree the table with them, and keep to it',
      'Put it beside the hours on the door',
    ],
    objections: ['Open means open.'],
    formats: ['social', 'podcast', 'email', 'blog'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'why-these-hours-and-no-others',
    pillar: 'proof',
    stage: 'consider',
    question: 'Why are they open just then and not otherwise?',
    needs: { types: ['hours'], concepts: [] },
    titles: [
      'School run, last bus, old habit: how {brand} arrived at its hours, and who lost the vote',
      '{hours}: somebody chose that, so we asked them what they were thinking',
      'Not an hour longer, not an hour later. The case for the times on our door',
    ],
    why: 'Hours look like the will of some authority, and people grumble at them as at the weather. Explained once, with the bus and the baby in it, they become a thing that one plans round or argues with.',
    angle:
      'Give the true reasons in their true order, even when the first is that somebody has to fetch a child. Admit which hour is kept from habit alone.',
    beats: [
      'Ask whoever fixed the times when that was and what stood in the way of others.',
      'Compare them with the hours of the neighbours, the buses and the school gate.',
      'Count heads or calls in the first and the last hour for one week.',
      'Nominate the hour you would drop if you could, and the one people beg for.',
      'Try the begged-for hour once, with a date, and promise to report.',
    ],
    callsToAction: [
      'Which hour would you trade, and for which?',
      'Come in the trial hour, so that it counts.',
      'Explain to us your own odd hours.',
    ],
    tasks: [
      'Find whoever decided',
      'Hang up a counting sheet for a week',
      'Settle who would staff the trial',
    ],
    objections: ['You open when it suits you.'],
    formats: ['linkedin', 'blog', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'sent-at-half-past-eleven-at-night',
    pillar: 'expertise',
    stage: 'use',
    question: 'What becomes of a message that I send when nobody is there?',
    needs: { types: ['hours'], concepts: [] },
    titles: [
      'Sent in the middle of the night: one message to {brand}, followed until it is read',
      'Nobody there to read it? Where your words spend the dark hours',
      'The door says {hours}. And a message that arrives outside them?',
    ],
    why: 'Much of what matters is written late, on a sofa, when the house is quiet. Not knowing whether it has landed keeps people awake, or sends them on to the next firm in the list.',
    angle:
      'Follow one real message like a parcel with a tracking number. Wherever it lies unread, say for how long, and do not tidy the delay away.',
    beats: [
      'Have a friend write at an unsociable hour, with a true question.',
      'Trace where it turns up, whose telephone lights up and who deliberately looks away.',
      'Log the minutes until it is opened, understood and answered, by the clock.',
      'Repeat it by another route, be it the answering machine, the form or the letterbox.',
      'Recommend the route that worked best, and mend the one in which things get stuck.',
    ],
    callsToAction: [
      'Write to us late. You know now what becomes of it.',
      'Tell us how long you usually wait elsewhere.',
      'If it cannot wait, use the route in bold.',
    ],
    tasks: [
      'Warn nobody but the person in charge',
      'Draw the route from end to end',
      'Change the automatic reply if it promises too much',
    ],
    objections: ['It is answered when it is answered.'],
    formats: ['blog', 'social', 'linkedin', 'podcast'],
    objectives: ['inform', 'educate', 'entertain'],
    sensitivity: 'none',
  },
]
