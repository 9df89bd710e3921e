// Moves on a question that goes round: at other doors, among neighbours, over an evening, and where it was first asked.
import type { Entry } from '../entry.ts'

export const questionInCompanyMoves: readonly Entry[] = [
  {
    id: 'asked-at-four-other-doors',
    pillar: 'proof',
    stage: 'consider',
    question: 'Would anyone else tell me the same?',
    needs: { types: ['customer-question'], concepts: [] },
    titles: [
      'Put at four other doors: what {brand} heard back, and from how far away',
      'Four people who are not us reply first. Then it is our turn to speak',
      'Why {brand} went and asked somebody else before saying a word',
    ],
    why: 'Careful people ask twice and in different places. Doing the rounds for them, with the disagreements left standing, saves them an afternoon and wins their ear.',
    angle:
      'Go where you have nothing to gain: a library, an association, a retired colleague, a stranger in the same line two counties off. Then let your own reply take its place among theirs.',
    beats: [
      'Draft the question exactly as people put it to you, and change no word from door to door.',
      'Take down each reply at its full length, with the tone and the raised eyebrow.',
      'Tabulate where all agree, where one stands alone and where somebody said "no idea" and meant it.',
      'Add your own last, and own up if you changed your mind on the way.',
      'Recommend the door at which a person in doubt should knock first, even if it is not yours.',
    ],
    callsToAction: [
      'Knock at a fifth door, and tell us what they said.',
      'Trust the point on which all of them agree.',
      'Heard something quite different? Send us the source.',
    ],
    tasks: [
      'Pick four doors with no stake in the matter',
      'Say openly who is asking and what for',
      'Show everybody their own words before printing',
    ],
    objections: ['You chose the ones who agree with you.'],
    formats: ['podcast', 'linkedin', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-is-said-over-the-fence',
    pillar: 'community',
    stage: 'discover',
    question: 'I was told something else. Which of the two is right?',
    needs: { types: ['customer-question'], concepts: [] },
    titles: [
      'What is said about it over the fence, and how much of that is so',
      'A cousin’s friend knows better: {brand} sorts the hearsay into three heaps',
      'Right, half right, long out of date: {brand} weighs the local wisdom',
    ],
    why: 'By the time anybody asks you, they have asked a brother-in-law and a search engine. The hearsay sits there in the room, so it had better be given a chair.',
    angle:
      'Give folk wisdom a fair trial. Some of it was right once, some of it is right elsewhere, and the kindest service is to say which.',
    beats: [
      'Invite people for a week to tell you what they have heard, and promise to laugh at none of it.',
      'Write every version on a slip and read it into the camera without comment.',
      'Sort the slips into right, half right and not any more, with the person who knows at your elbow.',
      'Trace one of them back to where it must have started.',
      'Crown the slip that you would have believed yourself.',
    ],
    callsToAction: [
      'What did your brother-in-law say? Out with it.',
      'Check your own version against the three heaps.',
      'Tell it on, in the right version this time.',
    ],
    tasks: [
      'Set up a box, or a number for messages',
      'Leave the tellers’ names off the slips',
      'Look up whatever cannot be settled from memory',
    ],
    objections: ['Repeating nonsense only spreads it.'],
    formats: ['video', 'social', 'podcast'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'an-evening-for-that-alone',
    pillar: 'community',
    stage: 'decide',
    question: 'Is there somewhere I can talk that through?',
    needs: {
      types: ['customer-question'],
      concepts: [],
      never: ['pay', 'price', 'cost', 'park', 'open', 'emergency', 'deliver', 'book'],
    },
    titles: [
      'An hour on that alone, with soup: {brand} clears a table for it',
      'Six chairs, warm soup: come round and turn this one over together',
      'One evening at {brand} with nothing on the agenda but this',
    ],
    why: 'A page can answer a question and still leave a person alone with it. Six people who are turning over the same thing find out within minutes that theirs is not the odd case.',
    angle:
      'Host, and hold back. The one with the experience speaks for five minutes, the one with the knowledge may correct, and all the rest belongs to those who came.',
    beats: [
      'Invite by the question and not by a subject, since that is what people recognise themselves in.',
      'Ask somebody who faced it last year to begin, and agree with them where they will stop.',
      'Pass the answer round on paper halfway through, in four lines, so that nobody leaves without.',
      'Collect what remained open on a single sheet, and promise a reply by a named day.',
      'Write up afterwards what was asked most shyly, with nobody in it to be recognised.',
    ],
    callsToAction: [
      'Keep a chair free for yourself by sending one word.',
      'Come and only listen, if you prefer.',
      'Cannot come? Ask for the sheet.',
    ],
    tasks: [
      'Find the person who went through it',
      'Make soup, or have it made',
      'Limit the table to six, and keep to that',
      'Send the reply on the promised day',
    ],
    objections: ['I would not talk about that in front of strangers.'],
    formats: ['events', 'email', 'social'],
    objectives: ['inspire', 'educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'where-it-stands-in-writing',
    pillar: 'proof',
    stage: 'use',
    question: 'Who decided that, and where is it written?',
    needs: { types: ['customer-question'], concepts: [] },
    titles: [
      'Says who? {brand} follows the reply to the drawer it came from',
      'Law, habit, whim? Follow one plain reply back into its drawer',
      'Look it up: the paper, the page and the line that {brand} goes by',
    ],
    why: 'An answer one can look up is worth two that one has to believe. It also settles the quieter question of whether an exception could be made, and by whom.',
    angle:
      'Follow the paper like a small detective story, from the person who says it to the shelf it came from. Should there be no paper at all, that is a finding, and a brave one.',
    beats: [
      'Put the question to the desk where it usually lands, and ask how they know.',
      'Go to whatever they point at, a binder, a statute, a note on the wall, and read the actual words.',
      'Date the source, name its author as far as one can, and compare it with what the desk says.',
      'Establish who could change it tomorrow, and what they would need in order to do so.',
      'File a copy where everyone can find it, and photograph it in its place.',
    ],
    callsToAction: [
      'Ask any firm where its answer is written down.',
      'Read the line yourself. It is shorter than you would expect.',
      'Found a mistake in our paper? We shall correct it.',
    ],
    tasks: [
      'Follow the trail once without a camera',
      'Check what may be shown of the document',
      'Mend the gap if desk and paper disagree',
    ],
    objections: ['Nobody reads the paper anyway.'],
    formats: ['linkedin', 'blog', 'video'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
]
