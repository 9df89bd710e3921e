// Briefs for practices and clinics on sport, movement, children, older people and new beginnings.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const healthAndDentalTwoBriefs: readonly Brief[] = [
  {
    id: 'run-it-off-rest-it-or-ring',
    themes: ['sport'],
    trades: ['health-and-dental'],
    moods: ['celebrate'],
    stage: 'decide',
    question: 'Can I carry on with this, or should somebody look at it first?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        sport injury run knee ankle shoulder back muscle massage physio podiatrist osteopath chiropractor gait foot orthotic rehab
        assessment treatment appointment session acupuncture insole analysis follow-up
      `),
      never: ['pregnant', 'baby', 'nail', 'couple', 'gift', 'voucher', 'wax', 'botox', 'facial'],
    },
    titles: [
      'Run it off, rest it or ring: {brand} sorts twelve twinges before {occasion}',
      'Ten days to go, a sore heel and {amount}: when {label} would come too late',
      'What {label} for {amount} can settle before {occasion}, and what only rest can',
    ],
    why: 'On the way to {occasion}, people add miles, matches or lessons, and then something twinges. They look it up, take fright, and either stop altogether or say nothing and go on.',
    angle:
      'Sort twinges as a good trainer does at the touchline, into three heaps: carry on, back off, have it looked at. Let the first heap be as large as your clinicians can answer for.',
    beats: [
      'Ask two clubs and your own desk for twelve complaints in the words that people use.',
      'Let a clinician lay the twelve cards in three heaps on camera, with a sentence each and the sign that would move a card.',
      'Hold up one card where {label} would be of use, and say what happens in that time for {amount}.',
      'Pick another where the same {amount} had better stay in the purse.',
      'Put the signs for which nobody should wait on a card of their own, with the number to ring.',
    ],
    callsToAction: [
      'Find your card before you lace up.',
      'Show the third heap to the rest of the team.',
      'Unsure which heap is yours? Describe it to us in one line.',
    ],
    production: [
      { weeksBefore: 7, task: 'Collect complaints from two clubs and from the desk' },
      { weeksBefore: 6, task: 'Choose twelve and have a clinician write the verdicts' },
      { weeksBefore: 4, task: 'Film the sorting in one take, with a second clinician at the table' },
      { weeksBefore: 3, task: 'Check each warning sign against public advice' },
      { weeksBefore: 1.5, task: 'Give a set of the cards to the clubs that helped' },
      { weeksBefore: 1, task: 'Publish the film, with the twelve verdicts written out below it' },
    ],
    objections: ['Whatever it is, you will tell me to stop.'],
    formats: ['video', 'social', 'email'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'health',
  },
  {
    id: 'keep-active-made-smaller',
    themes: ['movement'],
    trades: ['health-and-dental'],
    moods: ['celebrate', 'awareness'],
    stage: 'use',
    question: 'Everybody tells me to move more, but where would I begin?',
    needs: {
      types: ['process', 'statement'],
      concepts: lemmas(`
        exercise move walk strength balance stretch joint muscle neck knee hip physio rehab posture stiff mobility recover pain
        active fall desk movement spine
      `),
      never: ['car', 'house', 'premises', 'parking', 'refund', 'tooth', 'eye', 'lens'],
    },
    titles: [
      '“Keep active”, says the leaflet. {brand} turns it into five minutes by a kettle',
      'Between the bed and the bus: small movements from {brand} for {occasion}',
      'How small may it be? {occasion}, three sizes of movement and a kitchen chair',
    ],
    why: 'Leaflets that go round for {occasion} like to end on the words “keep active”. To somebody with a sore hip, or with no breath to spare, that is like being told to be taller.',
    angle:
      'Shrink the advice until it fits between two things that people do anyway. Give everything in three sizes, the smallest of them sitting down, and promise nothing about what it will do.',
    beats: [
      'Begin with the quoted sentence, and cut from it whatever a patient could not do alone tomorrow.',
      'Choose three moments of an ordinary day: the kettle, the bus stop, the evening news.',
      'Have a clinician fit one movement to each moment, in three sizes, with the sign to stop.',
      'Test all nine on two patients of different ages, and throw out what they had dropped by the weekend.',
      'Show them in everyday clothes, in a kitchen that has been cooked in.',
    ],
    callsToAction: [
      'Try the smallest one while the kettle boils.',
      'Tell us which one you dropped, and on what day.',
      'Check with whoever treats you before you go up a size.',
    ],
    production: [
      { weeksBefore: 7, task: 'Choose the nine movements with a clinician' },
      { weeksBefore: 6, task: 'Lend them to two patients for a week, with their consent in writing' },
      { weeksBefore: 4, task: 'Film each movement for twenty seconds, from the side' },
      { weeksBefore: 3, task: 'Write the stop signs and have a second clinician read them' },
      { weeksBefore: 1.5, task: 'Draw the three moments on a card for the fridge' },
      { weeksBefore: 0.5, task: 'Publish the nine clips with captions' },
    ],
    objections: ['Something that small can hardly make a difference.'],
    formats: ['blog', 'video', 'social'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'health',
  },
  {
    id: 'ringing-on-behalf-of-somebody',
    themes: ['older-people'],
    trades: ['health-and-dental'],
    moods: ['celebrate', 'awareness'],
    stage: 'decide',
    question: 'May I arrange this for my father, and may I come in with him?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        home visit older hearing ear wax eye foot nail denture balance fall carer memory domiciliary spectacles test appointment
        assessment care mobility joint
      `),
      never: ['baby', 'child', 'pregnant', 'gel', 'polish', 'voucher', 'facial', 'hygiene', 'massage'],
    },
    titles: [
      'Ringing for your mother: what {brand} may tell you about {label}',
      'Two chairs, one patient: {label} with somebody along, before {occasion}',
      'Who answers when both are there? {brand} on {label}, for {occasion}',
    ],
    why: 'Around {occasion}, sons, daughters and neighbours try to arrange something for somebody older. They do not know whether they may ring, whether they may come in, and how to help without taking over.',
    angle:
      'Write to the person who rings, and leave the person who comes in charge. Each answer must stand being read aloud to a patient of eighty.',
    beats: [
      'Ask the desk about the last ten calls made on another’s behalf, without names: what did each caller want to know?',
      'Set out what is needed before a relation is told anything, and how a patient gives that consent or takes it back.',
      'Walk through {label} in the words of the quoted line, once from each of the two chairs.',
      'Hand the page to a patient over seventy-five, who strikes out whatever sounds like talk above their head.',
      'Print the first half for the patient, in large type, and the second for whoever drives.',
    ],
    callsToAction: [
      'Read the first half together before either of you rings.',
      'Tell us beforehand who is coming, and who would like to do the talking.',
      'Ask them first: the page shows you how.',
    ],
    production: [
      { weeksBefore: 7, task: 'Note for a week what people ask on behalf of others' },
      { weeksBefore: 6, task: 'Check the rules on consent with whoever answers for patient records' },
      { weeksBefore: 4, task: 'Write both halves of the page' },
      { weeksBefore: 3, task: 'Let two patients over seventy-five correct it' },
      { weeksBefore: 2, task: 'Print it in large type and brief everyone who picks up the telephone' },
      { weeksBefore: 0.5, task: 'Send the page to patients on the list and to carers’ groups nearby' },
    ],
    objections: ['I can make my own appointments, thank you.'],
    formats: ['email', 'blog', 'events'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'the-child-works-the-lamp',
    themes: ['children'],
    trades: ['health-and-dental'],
    moods: ['celebrate'],
    stage: 'consider',
    question: 'How do I get a child through that door who has decided against it?',
    needs: {
      types: ['free', 'offer'],
      concepts: lemmas(`
        child kid baby toddler parent teenager school young youth infant paediatric junior nhs brace
        orthodontist fluoride
      `),
      never: ['adult', 'couple', 'vaccine', 'parking', 'wifi', 'adhd', 'autism', 'injury', 'shoe'],
    },
    titles: [
      'Who may press the button? {brand} lets children try the room for {occasion}',
      'Chair up, lamp on, parent in the corner: half an hour at {brand} for small hands',
      'Before {occasion}, a child examines a grown-up: twenty minutes at {brand}',
    ],
    why: 'As {occasion} comes near, parents work through lists, and the check that everybody meant to book stays at the bottom. What holds it up is often a child who has made up their mind about the room.',
    angle:
      'Swap the places. A child works the lamp and the chair while the parent lies back, so that the room belongs to somebody small before anything is done in it.',
    beats: [
      'Choose three things in the room that a child can safely work, and clear everything else off the trays.',
      'Invite six families for twenty minutes each, with nothing examined and nothing booked.',
      'Let the child look at the parent first, and dictate the findings to whoever writes the notes.',
      'Give parents the quoted sentence on a card as they leave, with whatever conditions belong to it.',
      'Point cameras at hands and machines, and leave faces out.',
    ],
    callsToAction: [
      'Bring the child who would rather not come.',
      'Tell us the one thing in the room they would like to try.',
      'No time for it? Ask for the button at your next visit.',
    ],
    production: [
      { weeksBefore: 7, task: 'Settle with the clinicians what small hands may touch' },
      { weeksBefore: 6, task: 'Check the insurance and the rule on who stays in the room' },
      { weeksBefore: 4, task: 'Write permission slips that say what may be photographed' },
      { weeksBefore: 3, task: 'Invite the six families, with two in reserve' },
      { weeksBefore: 1, task: 'Rehearse the twenty minutes with a colleague’s child' },
      { weeksBefore: 0.5, task: 'Send each family its time and a drawing of the room' },
    ],
    objections: ['From then on they will want to play at every visit.'],
    formats: ['events', 'social', 'email'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'children',
  },
  {
    id: 'what-the-desk-says-back',
    themes: ['new-start'],
    trades: ['health-and-dental'],
    moods: ['celebrate', 'awareness'],
    stage: 'return',
    question: 'Will they tell me off if I admit that I have slipped?',
    needs: {
      types: ['statement'],
      concepts: lemmas(`
        judge judgement judgmental non-judgemental lecture nervous embarrass shame guilt smoke habit listen
        honest anxious comfortable welcome kind gentle understand pressure reassure pace ease scold long
        relax fear
      `),
      never: [
        'gum',
        'blood',
        'cookie',
        'privacy',
        'refund',
        'parking',
        'product',
        'join',
        'pound',
        'toothbrush',
      ],
    },
    titles: [
      '“I started again”: what {brand} says to whoever owns up after {occasion}',
      'No sigh, no eyebrow: the desk at {brand} rehearses for {occasion}',
      'Four confessions that patients make, and the answers agreed at {brand}',
    ],
    why: 'Plenty of people change something for {occasion} and expect to be told off if it does not last. Some put an appointment off for years, because they would have to admit to something when they got there.',
    angle:
      'Take the fear of a telling-off seriously, and let people hear what is said in its place. It is your own staff who practise, awkwardly, and the reader who listens in.',
    beats: [
      'Gather what people apologise for before they have sat down, from everyone who hears it.',
      'Compare the quoted sentence with the last time one of you failed to live up to it.',
      'Act out four confessions, with the staff in both parts, and write down the first reply and the better one.',
      'Print the better replies as a short script, together with what the clinician asks next.',
      'Mention the public service for smoking, drinking or worry wherever one of the four calls for it.',
    ],
    callsToAction: [
      'Say it at the desk or write it on the form: either will do.',
      'Practise the sentence on us: “It has been a while.”',
      'Tell us of a reply that put you off, wherever that was.',
    ],
    production: [
      { weeksBefore: 6, task: 'Collect apologies from the desk and the treatment rooms, without names' },
      { weeksBefore: 5, task: 'Set aside an hour for everybody who meets patients' },
      { weeksBefore: 4, task: 'Act out the four and note both replies' },
      { weeksBefore: 2.5, task: 'Ask two patients which replies they would believe' },
      { weeksBefore: 1.5, task: 'Add one of the lines to the appointment reminder' },
      { weeksBefore: 0.5, task: 'Publish the script, first replies included' },
    ],
    objections: ['They say that, and then they look at my notes.'],
    formats: ['linkedin', 'email', 'blog'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'health',
  },
]
