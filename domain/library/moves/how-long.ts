// Moves on a length of time that a sentence names, and on what the figure itself is made of.
import type { Entry } from '../entry.ts'

/** Nobody plays with a length of time that somebody is afraid of. */
export const grave = 'cancer symptom cough bleeding pain dying death grief bereavement funeral'.split(' ')

/** A road is no shorter for being argued about, and neither is what is over. */
const onTheWay = 'drive walk train bus ferry motorway flight'.split(' ')
const longGone = 'flood fire storm history past lockdown pandemic career'.split(' ')

export const howLongMoves: readonly Entry[] = [
  {
    id: 'a-gap-where-the-figure-was',
    pillar: 'community',
    stage: 'discover',
    question: 'How long would you have said?',
    needs: {
      types: ['duration'],
      concepts: [],
      never: grave,
    },
    titles: [
      'Five guesses at a figure from {brand}, before anybody is told it is {time}',
      'We covered {time} on a card and asked strangers what might stand there',
      'Wide of the mark: what people say when {brand} hides {time} under a flap',
    ],
    why: 'A figure that is simply read is gone again by the next line. Whoever has first said a wrong one aloud remembers the right one, and wants to know the reason for the difference.',
    angle:
      'The answer takes a second, so the wrong guesses are the piece. Each of them shows what people outside suppose about your work, which is worth more to you than the laugh.',
    beats: [
      'Print the sentence on a card with a paper flap over {time}, and carry it about for an afternoon.',
      'Show it to five people with no reason to know, such as whoever brings the post, the neighbour opposite and somebody’s father.',
      'Before the flap goes up, have each of them explain how they came to their guess, and film the hand rather than the face if they are shy.',
      'Take the wildest guess to whoever knows the matter best, and let that person answer it as a fair question.',
      'Lay the five guesses out on slips from the shortest to the longest, put the true figure where it belongs, and crown no winner.',
    ],
    callsToAction: [
      'Settle on a figure of your own before you look, and stick to it.',
      'Send the sentence with its gap to somebody who thinks they know us.',
      'Tell us how you arrived at your guess, however far out it was.',
    ],
    tasks: [
      'Make the card and its flap',
      'Check with whoever knows that the figure still holds',
      'Ask all five whether they may be shown',
    ],
    objections: ['How would anybody outside know that?'],
    formats: ['social', 'video', 'email', 'events'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'argued-down-and-argued-up',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Would half of that do, or would double be better?',
    needs: {
      types: ['duration'],
      concepts: [],
      never: [...onTheWay, ...longGone, ...grave],
    },
    titles: [
      'Half, or double? {brand} lets two people argue over {time} in the open',
      'The case against {time}, made by somebody who works at {brand}',
      'Cut in two, then stretched to twice the length: what becomes of {time}',
    ],
    why: 'A length of time looks arbitrary from outside, and people suspect it of being padded or rushed. Halved and doubled in front of them, it shows what it is made of.',
    angle:
      'Have less and more pleaded by two people from inside before anyone defends the figure as it stands. Should one of the two win, change the sentence and say so.',
    beats: [
      'Find out who first put {time} on paper, and ask what they were counting from and up to.',
      'One colleague, or an old customer if you work alone, gets two minutes to plead for half, with all that would have to be dropped, hurried or paid for.',
      'Another pleads for double, and has to name who would be glad of it and who would be cross.',
      'Look up a real case that went far under or far over, and tell what came of it without sparing yourselves.',
      'Fix the two figures, one at each end, at which you would have to call it by another name.',
    ],
    callsToAction: [
      'Say which side you would have taken, and what you would drop first.',
      'Try to talk us down by a quarter. Every attempt gets an answer.',
      'Which figure in your own trade has nobody ever dared to halve? Tell us.',
    ],
    tasks: [
      'Pick two people who disagree already',
      'Search the diary for one extreme case',
      'Take the case’s names out, or get leave to keep them',
    ],
    objections: ['It takes as long as it takes.'],
    formats: ['linkedin', 'blog', 'podcast', 'video'],
    objectives: ['educate', 'inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'the-point-halfway',
    pillar: 'people',
    stage: 'use',
    question: 'What is it like in the middle, when the start is over and the end is not in sight?',
    needs: { types: ['duration'], concepts: [], never: ['second', 'return', 'after', 'back', ...grave] },
    titles: [
      'Neither the start nor the finish: {brand} at the midpoint of {time}',
      '{time}, told from the middle outwards by two people {brand} found there',
      'Halfway through {time}, where most accounts skip ahead, we stopped to look',
    ],
    why: 'Beginnings get announced and endings get photographed. The middle is where people lose heart or lose interest, and where it helps most to hear from somebody who has stood there.',
    angle:
      'Divide the figure by two and describe that single point, with nothing before it and nothing after. If nothing whatever happens there, find the person who has to keep an eye on the nothing.',
    beats: [
      'Reckon where the middle of {time} falls in your own case, to the minute, the morning or the bend in the road.',
      'Make one photograph of exactly that point from where somebody really stands, and tidy nothing away for it.',
      'Talk to two people who have been there, one on your side of things and one on the other, and ask each what was on their mind.',
      'Have the more experienced of them say what can still be altered by then, and what is settled whether one likes it or not.',
      'Break off in mid-course, and let the time that is left be the last line.',
    ],
    callsToAction: [
      'Halfway through something yourself? Write and say how it looks from there.',
      'Look up at the middle next time, and tell us what you saw.',
      'Ask us about the middle, and leave the end for another day.',
    ],
    tasks: [
      'Work out where the middle falls, and put it in the diary',
      'Be there with a phone at that moment',
      'Ring one person from each side',
    ],
    objections: ['Nothing happens in the middle.'],
    formats: ['blog', 'email', 'social', 'podcast'],
    objectives: ['inspire', 'educate'],
    sensitivity: 'none',
  },
]
