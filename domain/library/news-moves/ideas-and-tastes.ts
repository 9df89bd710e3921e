// What to make of stories about studies, technology and taste.
import type { NewsMove } from '../news-move.ts'

export const ideaNewsMoves: readonly NewsMove[] = [
  {
    id: 'twenty-people-and-a-clipboard',
    about: ['study'],
    needs: {
      types: ['statement', 'promise', 'process', 'superlative', 'reason'],
      concepts: [],
      only: ['our-own'],
    },
    suggestions: [
      'Test a sentence of yours as the researchers in the report might: ask twenty customers whether they have found it so, and print every no before the first yes: “{quote}”.',
      'What would the people behind this story want to see before they believed you? List what evidence you have, and what you lack, for a line of your own: “{quote}”.',
      'Repeat the report from {source} in miniature: one week, one clipboard, everybody who comes or calls, and a single statement with which they may agree or disagree: “{quote}”.',
    ],
    formats: ['social', 'blog', 'events', 'linkedin'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'your-own-line-of-data',
    about: ['study', 'environment'],
    needs: { types: ['quantity', 'ratio', 'measure'], concepts: [] },
    suggestions: [
      'You have data too, if only one line of it: “{quote}”. Say how it was come by, over how long, and where it sits oddly with the report.',
      'Photograph the notebook, the spreadsheet or the tally on the wall that a number of yours comes from, and post it with the story from {source}: “{quote}”.',
      '“{quote}”: how would a researcher pick holes in that? Ask a student, or a customer with a head for numbers, and print what they say beside the story.',
    ],
    formats: ['linkedin', 'social', 'blog'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'the-card-turned-over',
    about: ['study', 'technology', 'taste', 'environment'],
    needs: { types: ['person', 'deed'], concepts: [] },
    suggestions: [
      'Show {figure} to {person} without saying where it comes from, film the first thing they say, then name {source} and ask whether that changes it.',
      'Let {person} guess first: how much, or how many? Then show {figure}, as the report has it, and record what they make of the difference.',
      'Write the number on a card, {figure}, with the report named beneath, and have {person} turn it over and put down how the same thing looks from where they stand.',
    ],
    formats: ['video', 'podcast', 'social', 'linkedin'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'an-hour-with-the-new-thing',
    about: ['technology'],
    needs: { types: ['person', 'deed'], concepts: [] },
    suggestions: [
      'Ask {person} which part of the working day a machine may have, and gladly, and which part it may not. Film the second, and link the report under the first.',
      'Lend {person} the thing that {source} writes about, or the nearest to it you can get hold of, for an hour, and print the verdict in five lines.',
      'One real question from a customer goes to {person} and to the newest tool you can find. Publish both answers as they came, with the story, and let readers mark them.',
    ],
    formats: ['video', 'blog', 'linkedin', 'podcast'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'help-or-hindrance',
    about: ['technology'],
    needs: {
      types: ['process', 'rule', 'reason', 'condition', 'statement'],
      concepts: [],
      only: ['opinion'],
    },
    suggestions: [
      '“{quote}”: where would the technology in the report help with that, and where would it get in the way? Let those who do the work fill in two columns.',
      'Say what you would have to see before you changed your mind about one line, and invite a supplier of what {source} describes to answer in public: “{quote}”.',
      'Name one tool that you took up lately and one that you turned down, and hold both against your own words: “{quote}”. The story can wait until the end.',
    ],
    formats: ['linkedin', 'blog', 'podcast', 'video'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'the-novelty-of-that-year',
    about: ['technology'],
    needs: { types: ['past-year', 'founded', 'anniversary'], concepts: [] },
    suggestions: [
      'Ask what the new thing was in {year}, what people in your trade feared or hoped of it, and what came of that. Then give the report the last word.',
      'Look for an advertisement, a manual or a bill from about {year} that has to do with your trade, and photograph it next to a picture of what {source} describes.',
      'How was this work done in {year}, without what the story is about? Let the longest memory you can reach show it with their hands, on film, in a minute.',
    ],
    formats: ['social', 'video', 'blog', 'podcast'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'why-it-is-on-the-list',
    about: ['taste'],
    needs: { types: ['offer', 'labelled-price'], concepts: [], only: ['choice'] },
    suggestions: [
      'Tell how {label} came to be on your list, who argued for it and what had to make room, before you say a word about the taste that {source} describes.',
      'Let regulars choose with one tap between {label} and whatever the report says people want now, and publish the count with a comment of your own.',
      'Hold {label} up to the tastes in this story and say honestly whether the two belong together. A no with its reason will bring more replies than a yes.',
    ],
    formats: ['social', 'email', 'blog', 'video'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'out-of-fashion-and-fond-of-it',
    about: ['taste'],
    needs: { types: ['person', 'deed'], concepts: [] },
    suggestions: [
      'Give {person} forty seconds to disagree with the story on one point of taste, with the thing itself in their hands and no script.',
      'Is there something {person} would bring back although nobody asks for it now? Post it under the report, with a photograph taken today and the reason in their words.',
      'Whatever people are said to like in the report, ask {person} for a favourite of their own: what it is, since when, and who has tried to talk them out of it.',
    ],
    formats: ['video', 'social', 'podcast', 'email'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'the-story-as-a-foil',
    about: ['taste'],
    needs: {
      types: ['reason', 'rule', 'statement', 'comparison', 'contrast'],
      concepts: [],
      only: ['our-own'],
    },
    suggestions: [
      'Use the story as a foil: one picture for the taste it describes, one from your own working day, and beneath the second nothing but your own words: “{quote}”.',
      'Read three customers what {source} says people want, then a line of yours, in that order, and write down what they reply: “{quote}”.',
      '“{quote}”: will you still say so when the taste in the report has passed? Ask the youngest and the oldest on the team, and keep both answers.',
    ],
    formats: ['social', 'podcast', 'linkedin', 'video'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
]
