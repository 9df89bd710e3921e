// Moves on what a brand says of itself in a sentence: a promise, a way of working, a question it hears, a difference.
import type { Entry } from '../entry.ts'

export const spokenMoves: readonly Entry[] = [
  {
    id: 'the-day-it-was-hard-to-keep',
    pillar: 'proof',
    stage: 'use',
    question: 'Do they stick to that when it is inconvenient?',
    needs: { types: ['promise', 'guarantee'], concepts: [] },
    titles: [
      'Easy to write, harder on a wet Friday: {brand} on the day it nearly slipped',
      'What keeping its word cost {brand} the last time somebody held it to it',
      'A sentence from our own website, and the afternoon that tested it',
    ],
    why: 'Anybody can print a promise. Customers decide what it is worth by what happened the last time it was awkward.',
    angle:
      'Tell the awkward story with its cost in hours or money. If the promise was once broken, that story is the better of the two.',
    beats: [
      'Read the sentence as it stands, once, without defending it.',
      'Go back to the most recent occasion when it was inconvenient, and name the day and the weather.',
      'Let the person who had to sort it out tell it in their own order.',
      'Put a figure on what it cost, even a small one.',
      'Say what was changed afterwards so that it is easier next time.',
    ],
    callsToAction: [
      'Hold us to it, and tell us when we fall short.',
      'Write to us if you have a story that ended worse.',
      'Keep the sentence, and quote it back at us.',
    ],
    tasks: [
      'Ask everybody for the last awkward case, not the best one',
      'Get leave from the customer in the story, or take the name out',
      'Add up the hours it took',
    ],
    objections: ['You would hardly publish the times you failed.'],
    formats: ['podcast', 'linkedin', 'blog', 'video', 'email'],
    objectives: ['inspire', 'inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'the-step-nobody-sees',
    pillar: 'people',
    stage: 'discover',
    question: 'What goes on behind the part I get to see?',
    needs: { types: ['process'], concepts: [] },
    titles: [
      'The part of the work at {brand} that happens when the customer has gone home',
      'Nobody pays to watch this, so {brand} filmed it: the step that decides the rest',
      'Leave this step out and nobody would notice for a year. Then they would',
    ],
    why: 'What a customer pays for is often the part they never see. Shown once, it explains the price better than any argument.',
    angle:
      'Pick the dullest step and stay with it longer than is comfortable. Attention paid to something plain is what people take for craft.',
    beats: [
      'Open in the middle of the step, with the sound of it and no introduction.',
      'Have the person doing it say what they are feeling, listening or looking for.',
      'Show the same thing gone wrong, from the scrap bin or from memory.',
      'Pull back at the end to what the customer sees, and let the two stand side by side.',
    ],
    callsToAction: [
      'Ask us to show you the step you wonder about.',
      'Look for the trace of it the next time you come.',
      'Guess what it is from the sound alone.',
    ],
    tasks: [
      'Choose the hour when the step is really done',
      'Clear the view, but leave the mess that belongs there',
      'Keep one piece that went wrong',
    ],
    objections: ['I only care how it turns out.'],
    formats: ['video', 'social', 'podcast', 'events', 'blog'],
    objectives: ['entertain', 'inspire', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-they-are-really-asking',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Is that what people mean when they ask it?',
    needs: { types: ['customer-question'], concepts: [] },
    titles: [
      'Behind that question there is usually another. {brand} has learnt to wait for it',
      'They ask one thing and worry about something else, as anyone at {brand} could tell you',
      'The second question: what comes out once the first has been answered',
    ],
    why: 'People seldom lead with what troubles them. The question on the website is the polite one, and the useful answer is to the one behind it.',
    angle:
      'Write for the person who did not dare to ask. Answer the spoken question in a line and give the space to the other.',
    beats: [
      'Give the short answer to the question as it is asked, so that nobody feels put off.',
      'Ask the two people who hear it most what usually follows.',
      'Name the worry without naming anybody who had it.',
      'Say how you can tell that it is coming, from a pause, a glance or a change of subject.',
      'Answer it as you would a friend, with the exception included.',
    ],
    callsToAction: [
      'Ask the other one. We have heard it before.',
      'Send us the question you took home with you.',
      'Pass this to somebody who would rather not ask.',
    ],
    tasks: [
      'Collect a week of follow-up questions from whoever answers the phone',
      'Take out every detail that could point to one customer',
      'Read it aloud to somebody outside the trade',
    ],
    objections: ['I asked because I wanted to know exactly that.'],
    formats: ['linkedin', 'email', 'podcast', 'blog', 'social'],
    objectives: ['educate', 'inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'the-argument-for-the-other-side',
    pillar: 'proof',
    stage: 'decide',
    question: 'Why does nobody else do it like that?',
    needs: { types: ['contrast', 'superlative'], concepts: [] },
    titles: [
      'In defence of doing it the usual way, by the people at {brand} who do not',
      'If it is so much better, why does hardly anyone bother? {brand} answers',
      'Two ways, one table: what {brand} gave up when it chose its own',
    ],
    why: 'A difference only counts once people know its price. Customers who hear the case against it from you stop looking for it elsewhere.',
    angle:
      'Argue the other side first and argue it well. A comparison in which one column is all ticks convinces nobody.',
    beats: [
      'Set out the usual way as its best practitioner would, with its real advantages.',
      'State the difference in one sentence, as it stands on the website.',
      'Say what it costs you in time, custom or sleep.',
      'Describe the customer who is better off with the usual way, and where they should go.',
      'Leave the last word to somebody who tried both.',
    ],
    callsToAction: [
      'Tell us which of the two you would choose, and why.',
      'Argue with us. The strongest case against gets printed.',
      'Try the usual way first, if you are in doubt.',
    ],
    tasks: [
      'Ask a rival you respect to check the first half',
      'Draw the table with a minus in your own column',
      'Find one customer who moved from one to the other',
    ],
    objections: ['Everybody claims to be different.'],
    formats: ['blog', 'linkedin', 'video', 'podcast', 'events'],
    objectives: ['educate', 'inform', 'inspire'],
    sensitivity: 'none',
  },
]
