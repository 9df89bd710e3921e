// Briefs for agencies and consultants on budgets, new plans, bad hours, hard conversations and what is left of a course.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const agencyBriefsOne: readonly Brief[] = [
  {
    id: 'for-whoever-signs',
    themes: ['money'],
    trades: ['agency-and-consulting'],
    moods: ['celebrate', 'awareness'],
    stage: 'decide',
    question: 'How do I explain that line to the person who signs?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        strategy audit consultancy retainer review workshop website seo campaign training hr safety risk
        assessment research handbook feasibility design logo coach social media report identity survey
      `),
      never: ['funeral', 'child', 'patient', 'bouquet', 'kitchen'],
    },
    titles: [
      'Written for whoever signs: {label} at {amount}, on one page before {occasion}',
      '{label}: {amount}, and then what? The other costs that belong in the same row',
      'Six questions from a finance director about {label}, ahead of {occasion}',
    ],
    why: 'With {occasion} coming up, somebody in each firm goes down a list and asks of every line whether it can wait. The person who could speak up for {label} seldom sits in the room.',
    angle:
      'Help an ally to argue the case, and include the case against. A page that says when {label} should wait is the one that is passed upstairs.',
    beats: [
      'Open with the line as it would stand in a budget: {label}, {amount}, once or every month, with tax or without.',
      'Add what the client spends besides: hours of their own people, printing, licences, a room.',
      'Invite a finance director who owes you nothing to send six questions, and print them unchanged.',
      'Answer each in two sentences, and write "not this year" where that is the answer.',
      'Leave a blank column for the reader’s own figures.',
    ],
    callsToAction: [
      'Forward the page to whoever signs.',
      'Fill in the last column before you call anybody.',
      'Tell us the seventh question.',
    ],
    production: [
      { weeksBefore: 6, task: 'Check the price, what it includes and how tax is shown' },
      { weeksBefore: 5, task: 'Ask a finance director outside your client list for six questions' },
      {
        weeksBefore: 4,
        task: 'Add up the hours that clients spent on their side in the last three projects',
      },
      { weeksBefore: 2.5, task: 'Have two past clients strike out what is too rosy' },
      { weeksBefore: 1.5, task: 'Lay it out as one page that survives a black-and-white printer' },
      { weeksBefore: 1, task: 'Send the page to everyone who has asked about costs this year' },
    ],
    objections: ['We could leave it out, and nobody would notice until the summer.'],
    formats: ['linkedin', 'email', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'money',
  },
  {
    id: 'the-old-plan-on-the-floor',
    themes: ['new-start'],
    trades: ['agency-and-consulting'],
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'Why should the next plan go better than the last one?',
    needs: {
      types: ['process', 'statement', 'reason'],
      concepts: lemmas(`
        plan strategy workshop discovery review goal brief roadmap objective kick-off audit research
        priority insight diagnose
      `),
      never: ['cookie', 'patient', 'pension', 'birth', 'funeral', 'student', 'trainee', 'apprentice'],
    },
    titles: [
      'The old plan on the floor: kept, dropped or forgotten, before {occasion}',
      'Three heaps, one pair of scissors: {brand} looks back before {occasion}',
      'Forgotten, and by whom? {brand} cuts up a plan of its own ahead of {occasion}',
    ],
    why: 'Around {occasion}, organisations write down what they will do, and seldom look up what they wrote the last time. Most of it was neither done nor dropped. It was forgotten.',
    angle:
      'Take your own medicine in public. The plan on the floor is the one that {brand} made for itself, and the method you describe to clients is tried out on it.',
    beats: [
      'Print your own last plan, cut it into lines and lay out three heaps: done, dropped on purpose, forgotten.',
      'Go at the forgotten heap with the method of the quoted sentence, as you would at a client’s.',
      'Count the lines in each heap, and photograph all three from a chair.',
      'Get the colleague who joined last to pick the forgotten line that should have been kept.',
      'Boil the morning down to one page that another firm can repeat in an hour, scissors included.',
    ],
    callsToAction: [
      'Cut up your own before you write the next.',
      'Say which heap was the highest, if you dare.',
      'Try the scissors on one department first.',
    ],
    production: [
      { weeksBefore: 5, task: 'Dig out the last written plan, and black out what concerns clients' },
      { weeksBefore: 4, task: 'Reserve two hours with everyone who had a hand in it' },
      { weeksBefore: 3.5, task: 'Lay out the heaps, and photograph them from above' },
      { weeksBefore: 2, task: 'Write the one-page version, and try it on a friendly firm' },
      { weeksBefore: 1.5, task: 'Show each colleague the lines in which they appear' },
      { weeksBefore: 0.5, task: 'Publish the heaps with the page to copy' },
    ],
    objections: ['Looking back is a luxury when the work is piling up.'],
    formats: ['blog', 'linkedin', 'events'],
    objectives: ['inspire', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'one-bad-hour-on-a-dull-tuesday',
    themes: ['safety'],
    trades: ['agency-and-consulting'],
    moods: ['awareness', 'celebrate'],
    stage: 'consider',
    question: 'We have it all in a folder. Would it work on the day?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        assessment audit training course policy inspection certificate procedure review report comply
        healthcheck consultant visit competent retainer toolbox briefing accreditation
      `),
      never: ['logo', 'seo', 'brochure', 'menopause', 'energy'],
    },
    titles: [
      'A dull Tuesday, a quarter past ten: {brand} acts out a mishap for {occasion}',
      '{label}, rehearsed: who is on leave, who has the key and who rings whom',
      'The plan was in the drawer. The drawer was locked: {label} before {occasion}',
    ],
    why: 'Ahead of {occasion}, firms look out the folder that they hope never to need. It was written for a day on which everybody is at their place and calm.',
    angle:
      'Rehearse one small mishap on an ordinary morning, and film it with good humour. What comes to light will be about holidays, keys and telephone numbers, and hardly ever about the folder.',
    beats: [
      'Invent a mishap of the kind that {label} ought to prevent, too small for the news and large enough to stop the morning.',
      'Take two people out of the game by lot: one on leave, one without a signal.',
      'Film the first quarter of an hour from a corner of the room, with a clock in view.',
      'Sit down at once, and list what was asked three times, what nobody knew and what went well.',
      'Hold that list against the quoted line, and mark which gaps {label} would have closed and which not.',
    ],
    callsToAction: [
      'Try the same quarter of an hour at your place.',
      'Borrow our mishap, and change the names.',
      'Look who is on leave next Tuesday.',
    ],
    production: [
      { weeksBefore: 6, task: 'Write the mishap with somebody who has been through a real one' },
      { weeksBefore: 5, task: 'Warn the neighbours, the switchboard and anyone who could take fright' },
      { weeksBefore: 4, task: 'Run the morning, and record it' },
      { weeksBefore: 3, task: 'Settle with everyone who was filmed what may stay in' },
      { weeksBefore: 2, task: 'Put right at home what the rehearsal brought to light' },
      { weeksBefore: 0.5, task: 'Publish the film with the list of gaps' },
    ],
    objections: ['We have a policy for that.'],
    formats: ['video', 'linkedin', 'blog'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'the-second-question',
    themes: ['mind'],
    trades: ['agency-and-consulting'],
    moods: ['awareness', 'celebrate'],
    stage: 'use',
    question: 'What do I say if somebody in my team is not all right?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        coach train wellbeing mental stress counsellor listen mediator resilience hr mindfulness burnout psychologist therapist
        conversation absence facilitator occupational neurodiversity
      `),
      never: ['seo', 'memorial', 'football', 'die'],
    },
    titles: [
      'And after "fine"? {person} on the second question, recorded for {occasion}',
      'How not to ask how they are: {person} talks to managers before {occasion}',
      'Five silences, timed with a watch: {person} lets a hard conversation run slowly',
    ],
    why: 'Around {occasion}, managers are urged to ask, and then left alone with the answer. What they fear is the minute after it, in which they might say the wrong thing.',
    angle:
      'Stay with that minute. {person} neither diagnoses nor soothes for show, and says plainly where a manager’s part ends and who comes next.',
    beats: [
      'Begin with the quoted sentence, and with what {person} used to get wrong.',
      'Play a talk between two colleagues who know that it is a rehearsal, and stop at every silence.',
      'Collect three phrases that shut such a talk down, and three that keep the door open.',
      'Explain what must not be promised, secrecy for instance, and why.',
      'Close on whom to turn to when it is more than a bad week: a doctor, a helpline, the emergency number.',
    ],
    callsToAction: [
      'Listen alone before you listen as a team.',
      'Write down your own second question.',
      'If it is about you, please speak to somebody today.',
    ],
    production: [
      { weeksBefore: 6, task: 'Find two colleagues who would like to play the scene, and press nobody' },
      { weeksBefore: 5, task: 'Have a clinician or a charity read the outline' },
      { weeksBefore: 4, task: 'Check every number and address for help' },
      { weeksBefore: 3, task: 'Record in one sitting, and leave the pauses in' },
      { weeksBefore: 1.5, task: 'Let everyone who speaks hear it and withdraw what they wish' },
      { weeksBefore: 0.5, task: 'Publish the episode with the places to turn to at the top' },
    ],
    objections: ['I am their manager, so it is none of my business.'],
    formats: ['podcast', 'linkedin', 'email'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'health',
  },
  {
    id: 'half-a-year-after-the-course',
    themes: ['learning'],
    trades: ['agency-and-consulting'],
    moods: ['celebrate', 'awareness'],
    stage: 'consider',
    question: 'Will anything be left of it in half a year?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        delegate train training course learn workshop manager attend qualified student learner apprentice
        teach programme leader coach mentor webinar deliver participant complete
      `),
      only: ['crowd'],
      never: ['restaurant', 'menu', 'page', 'follower'],
    },
    titles: [
      'Who still does it? The blunt replies behind {count} {noun}, ahead of {occasion}',
      '{count} {noun}, one question half a year on, and eleven words for an answer',
      'Stuck, slid, never begun: {brand} asks former learners before {occasion}',
    ],
    why: 'Those who weigh up a course around {occasion} have seen the smiling group photograph. They wonder what was left once the mug with the logo had gone into the cupboard.',
    angle:
      'Measure what remains, and print "nothing" wherever that is the reply. Whoever asks late enough to be disappointed is believed about the rest.',
    beats: [
      'Draw thirty names by lot from those behind {count} {noun}, all from half a year ago or longer.',
      'Put one question to them, to be answered in eleven words: what do you still do on a normal Wednesday?',
      'Sort the replies into stuck, slid and never begun, and leave the wording alone.',
      'Ring one person out of each heap, and find out what helped and what got in the way.',
      'Announce one change that follows from it, beside the quoted figure and how it was counted.',
    ],
    callsToAction: [
      'Answer the question for the last course you took.',
      'Look at what slid before you look at the rest.',
      'Choose what you would like to be still doing in half a year.',
    ],
    production: [
      { weeksBefore: 8, task: 'Check that the list of addresses may be used for this' },
      { weeksBefore: 7, task: 'Draw the names, and send the question' },
      { weeksBefore: 5, task: 'Chase once, then stop' },
      { weeksBefore: 4, task: 'Telephone three of them, and take down what they say word for word' },
      { weeksBefore: 2, task: 'Agree on the one change with whoever teaches' },
      { weeksBefore: 1, task: 'Send the replies and the change to the whole list' },
    ],
    objections: ['People forget whatever they hear on a course.'],
    formats: ['email', 'blog', 'linkedin'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
]
