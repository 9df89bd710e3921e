// Briefs for practices and clinics on mouths, causes of health and the mind.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const healthAndDentalOneBriefs: readonly Brief[] = [
  {
    id: 'every-noise-has-a-name',
    themes: ['teeth'],
    trades: ['health-and-dental'],
    moods: ['celebrate'],
    stage: 'consider',
    question: 'What is that noise, and how long does it go on?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        tooth dentist hygienist hygiene gum clean scale polish floss brush checkup examination filling crown extraction mouth
        x-ray plaque appointment visit new patient child
      `),
      never: ['whitening', 'aligner', 'denture', 'plan', 'membership', 'retainer'],
    },
    titles: [
      'Every noise in {label}, named one by one before {occasion}',
      '{amount} with your eyes shut: {label} at {brand}, by ear alone',
      'Press play first, open wide later: what {brand} recorded for {occasion}',
    ],
    why: 'In the weeks around {occasion}, people are told to see to their teeth by posters with a perfect smile on them. What keeps some of them away is a noise they remember, and nobody ever told them what made it.',
    angle:
      'Treat it as radio. Let {label} be heard from the first minute to the last, have each sound explained by whoever makes it, and tell nobody that there is nothing to be afraid of.',
    beats: [
      'Set a microphone beside the empty chair, and record every tool used for {label} on a model or in a glass of water.',
      'Ask whoever works with them to name each sound, how long it lasts and what is felt meanwhile, unpleasant parts included.',
      'Put the sounds in their real order, with {amount} read out where the receptionist would say it.',
      'Play the cut to somebody who has stayed away for years, and keep their first remark in.',
      'Close on the sign by which a patient stops the work, since a noise is easier to bear when one can end it.',
    ],
    callsToAction: [
      'Listen at home, with the volume where you like it.',
      'Tell us which sound you would rather be warned of.',
      'Play it to the person who has been putting it off.',
    ],
    production: [
      { weeksBefore: 6, task: 'List every sound of the appointment with whoever makes it' },
      { weeksBefore: 5, task: 'Borrow a good microphone and keep an hour free of patients' },
      { weeksBefore: 4, task: 'Record the tools one at a time, with the ventilation off' },
      { weeksBefore: 2.5, task: 'Play the cut to two nervous people and shorten what alarmed them' },
      { weeksBefore: 1, task: 'Check the spoken price against the list at the desk' },
      { weeksBefore: 0.5, task: 'Publish the recording with a written list of the sounds' },
    ],
    objections: ['Hearing it beforehand will only make me more afraid.'],
    formats: ['podcast', 'video', 'social'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'health',
  },
  {
    id: 'a-map-of-the-small-mirror',
    themes: ['teeth'],
    trades: ['health-and-dental'],
    moods: ['celebrate', 'awareness'],
    stage: 'use',
    question: 'What are they looking at in there, apart from the holes?',
    needs: {
      types: ['process', 'statement'],
      concepts: lemmas(`
        mouth gum tongue cheek throat jaw neck cancer screen check checkup examination tooth dentist hygienist x-ray tissue bite
        plaque smoke saliva enamel
      `),
      never: ['whitening', 'finance', 'parking', 'refund'],
    },
    titles: [
      'Tongue, cheek, gum, jaw: where {brand} looks before anybody counts a tooth',
      'The part of a check-up that happens in silence, said aloud for {occasion}',
      'For {occasion}, {brand} explains each stop of the small round mirror',
    ],
    why: 'Most patients take a check-up for a search for holes. Around {occasion} they read of gums, dryness and sore patches, and wonder whether anybody has ever looked.',
    angle:
      'Follow the eyes of the person who examines. Say what is looked at and why it is worth a glance, and use a drawn map in place of photographs of disease.',
    beats: [
      'Draw the mouth as a route with numbered stops, in the order in which the examination goes.',
      'Print the quoted sentence at the stop it belongs to, unshortened.',
      'Give each of the other stops one line: what is usual there, what would be noted, what would be asked.',
      'State how long a sore patch may be left before somebody looks at it, as worded by a national health body, with the source.',
      'Add whom to ring when something turns up between two visits, and where to turn without a dentist.',
    ],
    callsToAction: [
      'Take the map along to your next examination, wherever that may be.',
      'Ask which stop we are at: we like being asked.',
      'Note one spot that you would like somebody to look at.',
    ],
    production: [
      {
        weeksBefore: 7,
        task: 'Sit in on two examinations, with consent, and write down the order of the looks',
      },
      { weeksBefore: 5, task: 'Draw the map and number the stops' },
      { weeksBefore: 4, task: 'Have a clinician read every line and sign it off' },
      { weeksBefore: 3, task: 'Look up the present public advice on sores that stay, and note the source' },
      { weeksBefore: 1.5, task: 'Print cards for the waiting room' },
      { weeksBefore: 0.5, task: 'Publish the map as one picture with the stops written out' },
    ],
    objections: ['If nothing hurts, there is nothing to look for.'],
    formats: ['social', 'blog', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'where-our-room-ends',
    themes: ['health-cause'],
    trades: ['health-and-dental'],
    moods: ['awareness'],
    stage: 'discover',
    question: 'Is this something they could tell me about, or do I need a doctor?',
    needs: {
      types: ['statement', 'rule', 'condition'],
      concepts: lemmas(`
        test screen refer gp doctor symptom detect pressure eye retina hearing skin mouth diagnose
        examination hospital specialist diabetes cancer medicine risk urgent
      `),
      never: [
        'refund',
        'cancel',
        'finance',
        'parking',
        'cookie',
        'funeral',
        'nurse',
        'shoe',
        'price',
        'plan',
        'nail',
        'corn',
      ],
    },
    titles: [
      '{occasion}: what {brand} can answer, and when another door is right',
      'Three doors and a telephone: whom {brand} sends you to, and for what',
      'Not our field, and here is whose: a page from {brand} for {occasion}',
    ],
    why: '{occasion} sets people searching for answers, and a search at midnight is a poor adviser. They would like to know what a practice such as {brand} can tell them, and when they would be knocking at the wrong door.',
    angle:
      'Draw the edge of your knowledge, and be proud of it. A list of what you do not judge, with the right address beside each line, is worth more than one more page of symptoms.',
    beats: [
      'Read the quoted sentence as a patient would: what does it let them expect, and what not?',
      'List on the left what bears on {occasion} and may come to notice in an ordinary appointment, in words that a clinician signs.',
      'Fill the right-hand column with what you leave to others, and a doctor, pharmacist, charity or emergency number for each line.',
      'Trace the way of a letter from you: who writes it, who opens it, how long it takes, what the patient gets to see.',
      'Keep figures, risks and case stories out, and link to whoever stands behind the day.',
    ],
    callsToAction: [
      'Keep the right-hand column, and use it before you use us.',
      'Ask at any visit which column your question belongs in.',
      'Worried tonight? Ring the number at the top of the page, not the practice.',
    ],
    production: [
      { weeksBefore: 6, task: 'Ask two clinicians for both columns, apart from each other' },
      { weeksBefore: 5, task: 'Compare their columns and settle each difference' },
      { weeksBefore: 3.5, task: 'Ring every number on the page and note its hours' },
      { weeksBefore: 2.5, task: 'Have a clinician sign the page, with the date' },
      { weeksBefore: 1.5, task: 'Print it for the desk and brief whoever answers the telephone' },
      { weeksBefore: 0.5, task: 'Publish the page with the date of its next review' },
    ],
    objections: ['They will find something, and then I shall have to pay for it.'],
    formats: ['blog', 'linkedin', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'before-the-first-word',
    themes: ['mind'],
    trades: ['health-and-dental'],
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'What happens if I sit down there and no words come?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        counsel psychotherapist psychologist therapist therapy mind mental anxious stress listen talk depression trauma couple
        relationship sleep hypnotherapy mindfulness nervous fear burnout calm
      `),
      never: ['memorial', 'funeral', 'die', 'tooth', 'dentist', 'child'],
    },
    titles: [
      'The first five minutes with {person}, in which nothing has to be said',
      'Where to sit, who begins, whether to cry: {person} answers before {occasion}',
      '{occasion} and a closed door: what {person} does while you look for words',
    ],
    why: 'Around {occasion}, everybody is urged to talk. Whoever has never done it with a stranger gets stuck on smaller things: where the coat goes, who speaks first, and what if nothing comes.',
    angle:
      'Stay with the minutes before any trouble is named. {person} describes the room and the quiet as they are, and tells no story of anybody who has been there.',
    beats: [
      'Sit in the other chair with a notebook, and write down what can be seen from it, clock and tissues included.',
      'Put five shy questions to {person}: who speaks first, how long a silence lasts, what is written down, who reads it, how it ends.',
      'Open the quoted line again, and have {person} say it for somebody who is frightened.',
      'Leave one pause in the recording at its full length, so that a listener finds out what that is like.',
      'Name two services that cost nothing and answer at night.',
    ],
    callsToAction: [
      'Listen when there is nobody else in the room.',
      'Send the shy question that we left out: no name needed.',
      'Not now? The recording will still be here in a month.',
    ],
    production: [
      { weeksBefore: 6, task: 'Collect shy questions on paper slips and by an unsigned form' },
      { weeksBefore: 5, task: 'Agree with the speaker what will not be talked about' },
      { weeksBefore: 4, task: 'Photograph the empty room from the other chair' },
      { weeksBefore: 3, task: 'Record half an hour and keep the pauses' },
      { weeksBefore: 2, task: 'Have a colleague listen for anything that could point to a client' },
      { weeksBefore: 0.5, task: 'Publish the recording with a transcript and the numbers for the night' },
    ],
    objections: ['I would not know what to say, and they would wait for me to say it.'],
    formats: ['podcast', 'video', 'blog'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'health',
  },
  {
    id: 'a-sheet-without-our-name',
    themes: ['mind'],
    trades: ['health-and-dental'],
    moods: ['solemn'],
    stage: 'use',
    question: 'Who would pick up the telephone at three in the morning?',
    needs: {
      types: ['statement'],
      concepts: lemmas(`
        listen talk support crisis confidential private counsel bereavement addiction recover loss stigma mental mind trauma
        therapist helpline distress suicide anxious depression
      `),
      never: ['price', 'discount', 'offer', 'book', 'finance', 'refund', 'voucher'],
    },
    titles: [
      'A sheet of paper in the window of {brand} for {occasion}, and nothing else',
      'Who listens tonight: the numbers {brand} puts up, without its own among them',
      'At eye level and without a logo: what stays up at {brand} after {occasion}',
    ],
    why: '{occasion} is met by people who have lost somebody and by some who are struggling. Neither wants to hear from a business, and both may pass its door.',
    angle:
      'Do one quiet thing properly: the services that listen, the hours at which they do, and a staff that has thought about what to say. No link to a diary, no picture of hands.',
    beats: [
      'Gather the helplines that serve your area and ring each of them, so that every hour and number on the sheet is right.',
      'Take the quoted sentence as the measure you have set yourselves, and talk over what it asks of you when somebody breaks down at the desk.',
      'Follow the published advice on wording: no method, no cause, no place and no single story.',
      'Hang the sheet where it can be read alone, in the lavatory as well as in the window.',
      'Close the comments wherever the words appear online, or have somebody stay with them.',
    ],
    callsToAction: [
      'Take a photograph of the numbers, for yourself or for somebody else.',
      'If a life may be in danger, ring the emergency services now.',
      'Copy the sheet and put it up where you work.',
    ],
    production: [
      { weeksBefore: 6, task: 'Invite a local crisis service to talk with the staff for an hour' },
      { weeksBefore: 4, task: 'Ring every helpline and note its hours' },
      { weeksBefore: 3, task: 'Write the sheet in plain words and have the service read it' },
      { weeksBefore: 2, task: 'Agree who is called to the desk when somebody is in distress' },
      { weeksBefore: 1, task: 'Print the sheet in large type without name or logo' },
      { weeksBefore: 0.5, task: 'Hang the sheet and post the same words once, with comments closed' },
    ],
    objections: ['A firm should keep out of this altogether.'],
    formats: ['social', 'linkedin', 'blog'],
    objectives: ['inform'],
    sensitivity: 'grief',
  },
]
