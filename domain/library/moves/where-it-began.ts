// Moves on a year, a place and the hours of a day: letters back, things given up, local nuisances and who comes when.
import type { Entry } from '../entry.ts'

export const beginningMoves: readonly Entry[] = [
  {
    id: 'a-letter-back-to-the-first-day',
    pillar: 'people',
    stage: 'return',
    question: 'What would they tell the people who began it?',
    needs: { types: ['founded'], concepts: [] },
    titles: [
      'To whoever unlocked the door in {year}: a letter from the newest face at {brand}',
      'Dear {year}: one thank-you, one grumble and some news from all of us at {brand}',
      '{years} years in the post: a letter back to the first week of {brand}',
    ],
    why: 'Firms look back in speeches. A letter sent the other way, by somebody who knows {year} from hearsay, says what has lasted without one date chart.',
    angle:
      'Plain paper, one side, no milestones. It wants a thank-you, a grumble, and a piece of news that would have to be explained in {year}. If there is only you, write to yourself.',
    beats: [
      'Invite the one who joined last to write it, after an hour over coffee with somebody who goes back further.',
      'Open the letter with the first thing they touched this morning, and whether it was there in {year}.',
      'Grumble once, and politely, about something inherited: a low door, a long name, a steep hill.',
      'Explain one word that is used every day now and would have meant nothing in {year}.',
      'Have the writer read it aloud in one go, with the signed sheet in the picture.',
    ],
    callsToAction: [
      'Reply as if you had opened the envelope.',
      'Add a line of your own, and we will post it with ours.',
      'Forward it to somebody who goes back further than the writer.',
    ],
    tasks: [
      'Put the newest and the oldest hand at one table',
      'Check the year and the address of that first week',
      'Buy decent paper and an envelope',
    ],
    objections: ['Why should I read other people’s post?'],
    formats: ['email', 'podcast', 'blog', 'video'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'a-shelf-of-things-given-up',
    pillar: 'proof',
    stage: 'consider',
    question: 'Have they ever tried something and dropped it?',
    needs: { types: ['founded'], concepts: [] },
    titles: [
      'Tried since {year} and given up: a shelf of what {brand} no longer does',
      '{brand} has had {years} years to change its mind. Three labels tell you how',
      'A small museum of dropped ideas, {year} to today, each with its price tag',
    ],
    why: 'Whatever a firm has kept since {year} is in its brochure. What it tried, paid for and dropped shows how it makes up its mind, and that is what people lean on.',
    angle:
      'Hang the three like museum pieces, with a date, a cost and the reason for the end. No sighing and no boasting, and at least one of them should still be missed by somebody.',
    beats: [
      'Collect three things that were abandoned: a machine, a habit, a service, a logo, a Saturday.',
      'Label every one with when it began, when it ended, what it cost and who was for it.',
      'Ask the person who lost the argument to present the exhibit.',
      'Leave a fourth label blank, and name two things of today that might end up above it.',
      'Stand by the shelf for an hour, or by the comments for a day, and count which one people want back.',
    ],
    callsToAction: [
      'Vote for the one that you would bring back.',
      'Still have one of them at home? Show us.',
      'Tell us what we should give up next.',
    ],
    tasks: [
      'Go through old price lists and cupboards',
      'Write three labels of forty words at most',
      'Clear one shelf where people pass',
    ],
    objections: ['Why would you show me your failures?'],
    formats: ['events', 'social', 'linkedin', 'podcast'],
    objectives: ['entertain', 'educate', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'blame-it-on-the-place',
    pillar: 'expertise',
    stage: 'discover',
    question: 'Does it make any difference that it is there and not somewhere else?',
    needs: { types: ['place'], concepts: [] },
    titles: [
      'Blame it on {place}: what the ground, the water and the buses do to our work',
      'Would it be done the same a long way from {place}? {brand} rings up to ask',
      'What people at {brand} wish somebody had told them earlier about {place}',
    ],
    why: 'Trades are taught as if every place were alike. What {place} adds, be it a hill, hard water, school terms or salt in the air, can only be learnt from somebody who has to work with it.',
    angle:
      'Look for a nuisance and not for a beauty spot. Whatever makes people sigh about {place}, and then do the thing a little differently, is the local knowledge you are after.',
    beats: [
      'Ask whoever deals with {place} most for the one thing they had to find out the hard way.',
      'Bring proof of it into the picture: a glass of water, a leaning tree, a page of the timetable.',
      'Show with their own hands what they do about it, or film the shrug if there is nothing to be done.',
      'Ring somebody in the same trade far away, and hear how they would go about it.',
      'Boil it down to one line of advice for a person to whom {place} is new.',
    ],
    callsToAction: [
      'Tell us what the place does to your own work.',
      'New round here? Ask us the thing that no map shows.',
      'Send this to somebody who is about to find it out.',
    ],
    tasks: [
      'Collect three sighs and choose the most useful',
      'Find a colleague far away who will talk for ten minutes',
      'Fetch the object that proves it',
    ],
    objections: ['It is the same everywhere nowadays.'],
    formats: ['video', 'blog', 'podcast', 'social'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'who-comes-at-which-hour',
    pillar: 'community',
    stage: 'decide',
    question: 'Who else will be there when I come?',
    needs: { types: ['hours'], concepts: [] },
    titles: [
      '{hours}: who comes or calls when, in one week at {brand}',
      'Early, noon or last minute? A census of {brand}, {hours}',
      'Who turned up when? One week at the door and on the phone, {hours}',
    ],
    why: 'Hours on a door say when it is unlocked, and nothing about who is likely to be on the other side. Every hour has people of its own, and it helps to know where one belongs.',
    angle:
      'Sketch kinds and never persons: muddy boots, two buggies, a pair of spectacles pushed up. Give each hour two sentences, and an empty hour gets its two as well.',
    beats: [
      'Rule a sheet into the hours as they are published, and let those on duty add a line as each one ends.',
      'Watch for what people carry, ask for first or apologise for.',
      'Count the arrivals or the calls in the fullest hour and in the emptiest, with strokes and no guessing.',
      'Draw the day as a strip with one small figure to each hour, like nobody in particular.',
      'Recommend an hour to the hurried, another to the talkative and a third to the shy.',
    ],
    callsToAction: [
      'Find your hour, and keep us to it.',
      'Tell us which hour’s people you belong to.',
      'Correct our sketch of the hour you know best.',
    ],
    tasks: [
      'Hang up the sheet on a Monday and leave it a week',
      'Ask the people on duty to describe without naming',
      'Draw the strip, or have a child draw it',
    ],
    objections: ['I come when I can, not when I like.'],
    formats: ['social', 'email', 'blog', 'linkedin'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
]
