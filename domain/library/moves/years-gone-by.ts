// Moves on a sentence that names one year gone by: proved, thought away, gone through again, and told by those who were elsewhere.
import type { Entry } from '../entry.ts'

/** Years of mourning, and years that only number a statute, are nobody's story to play with. */
const mourning = ['die', 'kill', 'funeral', 'bereave', 'war', 'suicide', 'abuse', 'cancer']
const notToPlayWith = [...mourning, 'act', 'regulation', 'legislation', 'law', 'directive']

export const yearMoves: readonly Entry[] = [
  {
    id: 'a-paper-for-the-year',
    pillar: 'proof',
    stage: 'consider',
    question: 'How do they know that it was then?',
    needs: { types: ['past-year'], concepts: [], never: notToPlayWith },
    titles: [
      'We say it was {year}. {brand} went to look for the piece of paper',
      'Who says {year}? One date, three drawers and a call to somebody with an archive',
      '{brand} tries to prove its own {year}, by postmark, witness or public record',
    ],
    why: 'Dates are copied from one page to the next until nobody can say who wrote them first. One with its paper beside it can be believed, and so can the sentence round it.',
    angle:
      'Report the search as it went, dead ends included. Should the year turn out to be wrong, that is your headline, and the website is corrected the same day.',
    beats: [
      'Set the quoted sentence at the head of a page, and get three people to say where they would look for proof of {year}.',
      'Spend one afternoon on their suggestions, and list what was in each drawer, folder or inbox in place of it.',
      'Ring a keeper of records outside the house, such as a library, a supplier, a local paper or a register.',
      'Photograph the strongest find from straight above, with the date legible and anything private covered up.',
      'Grade the result in plain words: proved, likely, or only what everybody has always said.',
    ],
    callsToAction: [
      'Have you anything with that year on it? Send us a picture of both sides.',
      'Pick a date that your own family repeats, and look for its paper.',
      'Doubt another figure of ours? Name it, and we will search for that next.',
    ],
    tasks: [
      'Set an afternoon aside, and a time at which to stop',
      'Ask the outside archive what it lets you print',
      'Keep a list of every place you looked',
    ],
    objections: ['Who cares whether it was a year earlier?'],
    formats: ['blog', 'linkedin', 'social'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'where-each-of-us-was',
    pillar: 'people',
    stage: 'discover',
    question: 'Were any of them about when that happened?',
    needs: { types: ['past-year'], concepts: [], never: notToPlayWith },
    titles: [
      'At school, at work or not yet born: where {year} found the people of {brand}',
      'Everyone at {brand} answers {year} with one line, nearest first and furthest last',
      'One line each on {year}, and a blank from anybody who would rather not say',
    ],
    why: 'To whoever came later, a year in a firm’s past is a number. Told where other people were in {year}, readers work out their own answer before they know it, and the sentence sticks.',
    angle:
      'Let the sentence stand first and the lines answer it without comment. The further somebody’s {year} lay from what it tells, the better.',
    beats: [
      'Collect a line from everyone in the house: where were you in {year}, and what were you busy with?',
      'For a year before anybody’s time, have each of them ask at home who of their own people was about, and accept "no idea".',
      'Sort the lines by distance, from whoever was closest to what the quote tells to whoever was furthest off on the globe.',
      'Use a picture only if it is truly of that year, and a plain coloured square where there is none.',
      'Keep out ages, old addresses and anything that a line’s owner did not write.',
    ],
    callsToAction: [
      'Add a line of your own: where were you?',
      'Read it to somebody who was about at the time, and send us what they say.',
      'Match the lines to the people, and tell us how many you had right.',
    ],
    tasks: [
      'Send round the question with the sentence above it',
      'Show each person their line before it goes out',
      'Set all the lines in one size, whoever wrote them',
    ],
    objections: ['What has that to do with me?'],
    formats: ['social', 'email', 'linkedin'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'passed-on-by-mouth',
    pillar: 'people',
    stage: 'use',
    question: 'Do the people there know their own story?',
    needs: { types: ['past-year'], concepts: [], never: notToPlayWith },
    titles: [
      'What happened in {year}, told once at {brand} and passed on without notes',
      'After two tellings: how much of {year} arrives, and what fell off on the way',
      'Somebody at {brand} hears about {year} for the first time, and has to repeat it',
    ],
    why: 'A story handed from one person to the next loses its dates and keeps its point. By what survives, customers can tell which part of {year} people there hold on to.',
    angle:
      'Correct nobody while the camera runs. The slips are the entertaining part, and the one thing that both tellers kept is your message.',
    beats: [
      'Find the person who knows most about {year}, in the firm or among its friends, and a colleague who knows nothing.',
      'Sit them down to a pot of tea with the quoted sentence as the opening line, and film only the one who listens.',
      'Let a night go by, then have the listener pass it on to a third person in under two minutes.',
      'Mark on screen what was dropped, added or moved to another year, one neutral caption for each.',
      'Hold back the few words that turned up in both tellings, and let them be the last thing heard.',
    ],
    callsToAction: [
      'Retell it to somebody tonight, and let us know what you left out.',
      'Which detail would you have kept? Write us that one.',
      'Ask the next one of us you meet for the third telling.',
    ],
    tasks: [
      'Arrange both recordings before the first begins',
      'Check the full account for anything that is not yours to tell',
      'Transcribe the two tellings side by side',
    ],
    objections: [],
    formats: ['video', 'podcast', 'social'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'take-the-year-out',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Would it be any different there without that?',
    needs: { types: ['past-year'], concepts: [], never: notToPlayWith },
    titles: [
      'Take {year} out and see what falls over: a thought experiment at {brand}',
      'Suppose {year} had gone another way. Two people at {brand} follow the thread',
      'Had it never happened in {year}, who would notice this week, and where?',
    ],
    why: 'Whatever has happened looks as if it had to. Thought away for a quarter of an hour, it shows people which parts of what they get today hang on {year}, and which would have come about in any case.',
    angle:
      'One voice holds that everything would be different, and the other that hardly anything would. Swap sides halfway through, so that it is nobody’s pride that speaks.',
    beats: [
      'Strike the quoted sentence through after reading it aloud: it did not happen, or it went the other way.',
      'Trace three consequences as far as this week: one that a customer would see, one in somebody’s morning, one in money or hours.',
      'Telephone someone in the trade to whom nothing of the kind happened, and hear how they have managed.',
      'Hunt for one good thing that would have come of it, and be generous.',
      'Settle in a single sentence how much of today hangs on {year}: everything, a corner, or nothing to speak of.',
    ],
    callsToAction: [
      'Choose a side before you listen, and see whether you keep it.',
      'Strike a year out of your own story, and tell us what falls over.',
      'Think we overlooked a consequence? Send it in one line.',
    ],
    tasks: [
      'Cast the two voices, one of them hard to impress',
      'Draw the three threads on a sheet of paper beforehand',
      'Agree who rings the bell when it is time to swap',
    ],
    objections: ['One can make up anything about what never happened.'],
    formats: ['podcast', 'blog', 'linkedin'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'if-it-came-up-this-week',
    pillar: 'expertise',
    stage: 'decide',
    question: 'How would they go about it today?',
    needs: { types: ['past-year'], concepts: [], never: notToPlayWith },
    titles: [
      'If it came up this week and not in {year}: what {brand} would do, and would not',
      '{year} is back on the agenda at {brand}, between the rota and any other business',
      'Then it was {year}. Three of us write down, apart, how we would go about it now',
    ],
    why: 'Nobody deals with the {brand} of {year}. What people would like to know is how the same heads, or newer ones, decide when something comes up on a Monday.',
    angle:
      'Treat it at an ordinary meeting as though it were news. Whatever you would do otherwise is the part worth printing, since it is where somebody has learnt something.',
    beats: [
      'Rewrite the quoted sentence with this week’s date for use indoors, and hand it round as if it had just come up.',
      'Give three people of different standing ten minutes alone with paper: what do we do, whom do we ring, what does it cost?',
      'Compare the sheets with one another first, and only then with what was done, as far as anyone knows.',
      'Explain the widest difference by what has changed since: a rule, a price, a tool or a person.',
      'Leave the last word to whoever would have to carry it out.',
    ],
    callsToAction: [
      'Take ten minutes and a sheet of paper, and tell us your version.',
      'Put an old decision of your own back on the agenda this week.',
      'Ask us what else we would do differently by now.',
    ],
    tasks: [
      'Book a quarter of an hour at the next meeting',
      'Pick three people who do not usually decide together',
      'Photograph the three sheets, crossings-out included',
    ],
    objections: ['It is easy to be wise afterwards.'],
    formats: ['linkedin', 'blog', 'podcast'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'either-side-of-the-tape',
    pillar: 'community',
    stage: 'return',
    question: 'What there is older than that, and what is newer?',
    needs: { types: ['past-year'], concepts: [], never: notToPlayWith },
    titles: [
      'Before {year} or after? Ten things to put in order along a tape at {brand}',
      'A strip of tape with {year} on it, ten objects and an hour to argue over them',
      '{brand} lays {year} on the table: older things to the left, newer to the right',
    ],
    why: 'People who have known a place for long are sure what was always there and what came in last. With {year} to sort by they find out together, and the mistakes start more talk than the answers.',
    angle:
      'Make no exhibition of it. Everything may be picked up, argued over and moved along by the next comer, and nobody is told anything until the hour is up.',
    beats: [
      'Stretch a tape along a table, write {year} in the middle, and pin the quoted sentence exactly there.',
      'Gather ten things whose dates you can vouch for, such as tools, price lists, words and photographs, borrowed round the town if {year} is before your time.',
      'Smuggle in one that looks a good deal older or younger than it is.',
      'Pair somebody who has come for years with somebody who never has, and let neither place a thing without the other.',
      'When time is up, turn over the dates and ask the room which mistake was the most flattering.',
    ],
    callsToAction: [
      'Come and put something in the wrong place.',
      'Bring an eleventh thing, and keep its date to yourself.',
      'Say before or after to the ten in the picture, and we will send you the dates.',
    ],
    tasks: [
      'Date the ten things, and note how you know',
      'Write each date on a card, and lay it face down',
      'Invite four pairs by name, so that the hour has a beginning',
    ],
    objections: ['That is a game for people who work there.'],
    formats: ['events', 'social', 'video'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
]
