// What people wonder about the first call, the first visit and a stranger who is to come back.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const firstMeeting: readonly Entry[] = [
  {
    id: 'who-will-i-be-talking-to',
    pillar: 'people',
    stage: 'discover',
    question: 'Who will I be talking to when I ring?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        coordinator co-ordinator manager contact phone call email speak office administrator answer
        message worker organiser lead team support service volunteer match visit youth project care
        helpline adviser nurse welfare
      `),
      never: ['trustee', 'chair', 'treasurer', 'solicitor'],
    },
    titles: [
      'Before you get in touch with {brand}, two minutes with {person}',
      'The question {person} is asked most at {brand}, and the answer people get',
      'Half an hour beside {person} while {brand} goes about its day',
    ],
    why: 'Getting in touch with a charity can mean telling a stranger something private. A name, a face and a voice take one of the unknowns away.',
    angle:
      'Show {person} at work rather than introducing them: half an hour beside them, what is on the table, what gets asked and what gets said back. No life story.',
    beats: [
      'Ask {person} for the first sentence they say to somebody new, and begin with it exactly as spoken.',
      'Show where they are when they say it, whether that is an office, a van or their own hall table.',
      'Collect three questions they hear again and again, answered in their own words and with nobody identifiable in them.',
      'Get {person} to name one thing they are asked for and cannot do, and whom they send people to.',
      'Finish with how to reach them, and who picks up on their day off.',
    ],
    callsToAction: [
      'You have met us now. Get in touch whenever you are ready.',
      'Keep this name somewhere handy, for yourself or for a neighbour.',
      'Send us the one question you would want a person, and not a web page, to answer.',
    ],
    tasks: [
      'Ask the person named what may be shown of them and what may not',
      'Record ten minutes of talk in a quiet room',
      'Check that no name, number or case of anyone helped can be seen or heard',
    ],
    objections: ['I will only get an answerphone.', 'They will be too busy for something as small as mine.'],
    formats: ['video', 'social', 'podcast', 'linkedin'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'when-am-i-not-a-nuisance',
    pillar: 'offer',
    stage: 'use',
    question: 'When is a good time to ring or call in, so that I am not a nuisance?',
    needs: {
      types: ['hours'],
      concepts: lemmas(`
        open phone call line office drop-in session cafe centre door shop visit weekday morning
        afternoon appointment contact available daily mon fri food bank weekend april helpline
      `),
    },
    titles: [
      'The quiet half hour at {brand} and the busy one ({hours})',
      'Nobody is a nuisance, but some hours at {brand} are calmer than others',
      'When to ring or call in without feeling in the way ({hours})',
    ],
    why: 'People who need something hate the thought of being in the way, so they wait for a right moment that nobody has told them about. Supporters with a question, and visitors on their first try, wonder the same.',
    angle:
      'Treat the hours as a day and go through it. Which half hour is calm, when there is a queue, when somebody is free to talk properly: that is what the notice on the door leaves out.',
    beats: [
      'Set down the hours as they stand, {hours}, and mark in the calm and the busy stretches as the people on duty see them.',
      'Ask each person on the rota which time they would tell their own aunt to choose.',
      'Show the door or the phone itself, with the bell, the step, the menu of options and the place to wait.',
      'Spell out what a person should do at any other time, and what can wait until morning.',
      'Name the worst time of the week and the reason for it.',
    ],
    callsToAction: [
      'Save these hours in your phone now, before you need them.',
      'Choose the quiet half hour if you would rather not wait.',
      'Tell us if these hours never suit you, and we will say what else there is.',
    ],
    tasks: [
      'Tally calls and callers by the half hour for one week',
      'Compare the hours on the website, the door and the map listing',
      'Photograph the way in from the street',
    ],
    objections: ['It always goes to an answerphone.', 'I work, so I can never make those hours.'],
    formats: ['social', 'email', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-happens-on-a-first-visit',
    pillar: 'offer',
    stage: 'decide',
    question: 'What happens on a first visit?',
    needs: {
      types: ['process', 'statement', 'customer-question', 'promise'],
      concepts: lemmas(`
        first visit meet meeting welcome assess assessment home arrive introduce chat tea coordinator
        initial discuss arrange appointment happen talk look round session
      `),
      never: lemmas(`
        interview shadow panel apply school museum complaint dog drop
      `),
    },
    titles: [
      'Minute by minute, with nothing left out: your first visit with {brand}',
      'Walked through beforehand: a first visit with {brand}, from the gate onwards',
      'Nervous? How a first visit with {brand} goes, from start to finish',
    ],
    why: 'A first visit is where people turn back: at the gate, in the car park, or the night before when they cancel. Seeing how it goes makes it an ordinary appointment.',
    angle:
      'Act it out with a volunteer in the part of the newcomer, seen from where the newcomer would stand. Leave in the awkward pause.',
    beats: [
      'Start outside with where to park and which bell, or, for a visit at home, what the caller carries to show who they are.',
      'Count the people who will be there, because one person with a badge and a roomful of strangers are different things.',
      'Go through what is asked, what gets written down and how long it takes, in the order of the quoted line.',
      'Show how somebody can stop, bring a friend or say "not today".',
      'Tell them what happens the next day, which is when people wonder whether it counted.',
    ],
    callsToAction: [
      'Bring somebody with you the first time if that makes it easier.',
      'Tell us which part you are dreading and we will tell you how it goes.',
      'When you are ready for a first visit, give us a day that suits you.',
    ],
    tasks: [
      'Walk the route or the doorstep as a newcomer, with a phone camera',
      'Cast two volunteers, so that nobody being helped is on film',
      'Time each part of a real first visit',
      'Write captions for people watching without sound',
    ],
    objections: ['They will look round and judge me.', 'Once I have been, I will be on a list.'],
    formats: ['video', 'blog', 'social', 'events'],
    objectives: ['inform', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-if-we-do-not-get-on',
    pillar: 'people',
    stage: 'use',
    question: 'What if we do not get on?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        match befriend mentor companion companionship chat friendship friendly lonely isolated interest
        visit weekly phone call regular buddy talk pair cup peer young
      `),
      never: lemmas(`
        pay provide cover hour dog shopping school tour choir illness garden
      `),
    },
    titles: [
      'What if you do not get on? {label}, and how {brand} introduces strangers',
      'How to say "not them, please" in {label} without hurting anyone',
      'An hour to fill with a stranger: {label} with {brand}, in week one',
    ],
    why: 'Saying yes to a regular visitor or caller feels like agreeing to a friend you cannot choose. Both sides wonder what happens if the talk dries up in week two.',
    angle:
      "Tell it from both chairs: the person visited and the volunteer, each saying what they feared beforehand. Keep it funny where they are funny about it, and never sad on anyone's behalf.",
    beats: [
      'Ask whoever makes the introductions what they listen for, such as football, faith, dogs or the same sense of humour.',
      'Put the same three questions to both halves of a pair: what worried you, what surprised you, what do you disagree about.',
      'Explain how an arrangement is ended, who tells whom and what is offered next.',
      'Be open about how long finding the right person can take, and what there is in the meantime.',
    ],
    callsToAction: [
      'Tell us three things you could talk about all afternoon, and we will look for someone who agrees, or argues.',
      'If it is not working, ring us. Nobody is in trouble.',
      'Think of somebody who would be good at this, and ask whether they have an hour.',
    ],
    tasks: [
      'Find a pair who both want to talk and agree it with them in writing',
      'Record them separately, then together',
      'Let both hear the edit before anybody else does',
    ],
    objections: [
      "I do not want to be somebody's good deed.",
      'What if they stop coming just as I get used to them?',
    ],
    formats: ['podcast', 'video', 'blog'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
]
