// What is asked about those behind the firm: who does the work, what they did before, who is there, where, and for how long yet.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const peopleAndPlace: readonly Entry[] = [
  {
    id: 'who-will-really-do-the-work',
    pillar: 'people',
    stage: 'decide',
    question: 'Will the person who came to the pitch be the one who does the work?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        director manager account consultant lead creative designer developer strategist senior head
        client project team copywriter producer digital recruitment specialise partner associate
        engineer planner adviser marketing office technical pr work art research
      `),
    },
    titles: [
      '{person} was in the meeting. Who opens the file on Monday morning?',
      'Whose hands is it in? {person}, {role}, follows one job through {brand}',
      'Roll the credits: everybody who touched a job after {person} said hello',
    ],
    why: 'Buyers have been charmed by one person and handed on to another often enough to ask. They do not mind meeting a junior; they mind finding out about it.',
    angle:
      'Credit everybody, as at the end of a film. If {person} does little of it with their own hands, say what they do instead, since somebody has to.',
    beats: [
      'Trace one finished job backwards with {person}, and write down each pair of hands that it went through.',
      'Film every one of them for ten seconds at their own desk, saying what they did to it and nothing more.',
      'Include the freelances, the proofreader and the printer’s driver, if they are willing.',
      'Put round hours beside each name and let the proportions speak.',
      'Finish on whom a client should ring on a bad day, and whether that is {person}.',
    ],
    callsToAction: [
      'Ask to be introduced to whoever will open the file.',
      'Stay for the credits.',
      'Tell us who you had thought was doing it.',
    ],
    tasks: [
      'Choose a job that passed through many hands',
      'Clear every appearance with whoever appears',
      'Add up the hours from the time sheets, in round figures',
    ],
    objections: ['We met the directors and got the trainee.'],
    formats: ['video', 'linkedin', 'social'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'have-you-ever-done-a-proper-job',
    pillar: 'people',
    stage: 'consider',
    question: 'Have any of you ever done a proper job?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        career spent establish experience year previous worked join former background operation engineer
        nurse retail sector qualified business run factory chartered service civil nhs school
        headteacher teacher publish trade finance
      `),
      never: ['volunteer', 'student'],
    },
    titles: [
      'Before the slides: what {person} did for a living, and what it is good for now',
      'The job {person} had before {brand}, told by somebody who was there',
      '{person} goes back to an old workplace for a morning and is handed a broom',
    ],
    why: 'People who run things are wary of people who advise on running them. With such readers, what {person} did before counts for more than any method with a trademark.',
    angle:
      'Go back to the old trade and leave the CV alone. A former colleague makes the right guest, because they owe nobody a compliment.',
    beats: [
      'Track down someone who worked beside {person}, and record the two of them at the old place if it will have you.',
      'Ask {person} what they were bad at, and begin there.',
      'Take a piece of advice that {person} gives now, and hear whether it would have survived a Friday afternoon there.',
      'Dwell on the consultant who once came to that workplace, and on what was said when the car had gone.',
      'Draw out a habit from those days that has stayed, and one that had to be lost.',
    ],
    callsToAction: [
      'Tell us the first job that taught you anything.',
      'Ask your adviser what they were bad at.',
      'Send in what the last consultant left behind at your place.',
    ],
    tasks: [
      'Ask for two names from the old days',
      'Get leave to record at the old workplace',
      'Check the dates and job titles against the biography',
    ],
    objections: ['It is easy to give advice when you have never had to meet a payroll.'],
    formats: ['podcast', 'video', 'linkedin'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'what-if-we-do-not-get-on',
    pillar: 'people',
    stage: 'decide',
    question: 'What if I sit down with this person and we do not get on?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        coach mentor facilitator trainer training leadership executive speaker practitioner listen
        psychologist development teach mediator supervision resilience confidence course conversation
        deliver accredited wellbeing counselling career one-to-one lead management neurodiversity
        therapist workshop
      `),
      never: ['developer', 'football', 'swimming'],
    },
    titles: [
      'A quarter of an hour with {person} about something that does not matter at all',
      'Who should look elsewhere? {person} describes the client they work badly with',
      'Overhear {person} at work on a small worry before you bring a large one',
    ],
    why: 'What one buys from a coach or a trainer is largely a way of being listened to, and a biography with letters after the name is silent about that. People would like to overhear {person} before they sit in the chair themselves.',
    angle:
      'Let {person} be overheard on something trivial. There should be no tears, no turning point, and nobody’s real trouble on tape.',
    beats: [
      'Pick a subject too small to hurt, such as an untidy garage, and a volunteer who will be honest about it.',
      'Record a quarter of an hour of {person} at work, with no music and no cuts.',
      'Go over it together afterwards and mark which questions were meant and which silence was an accident.',
      'Ask {person} which sort of client would do better with another name, and how one says so kindly.',
      'Make plain what stays in the room in a real session, who keeps the notes, and when a doctor or counsellor should come first.',
    ],
    callsToAction: [
      'Listen while you wash up, and notice whether you wanted to answer.',
      'Name the thing in your garage.',
      'Trust your own ear, and look elsewhere if it says no.',
    ],
    tasks: [
      'Find a volunteer with a small worry and get consent in writing',
      'Agree beforehand that either of them may stop the tape',
      'Have both hear the recording before anybody else does',
    ],
    objections: [
      'I do not want to be told how to feel.',
      'It would be awkward to say that it is not working.',
    ],
    formats: ['podcast', 'email', 'video'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'what-becomes-of-us-if-you-are-ill',
    pillar: 'people',
    stage: 'use',
    question: 'What becomes of us if one of you falls ill or walks out?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        team people consultant specialist associate designer developer engineer trainer coach adviser
        freelance professional strong strategist practitioner partner network work cover small full-time
        writer office whole tutor assessor across country
      `),
      never: ['help', 'reach', 'train', 'year', 'award'],
    },
    titles: [
      'Take one away from {count} {noun}, and see what stops at {brand} and for how long',
      '{count} {noun} and one bad winter: who picks up whose work at {brand}',
      'Where do the passwords live when everybody at {brand} is in bed with flu?',
    ],
    why: 'Behind the question stands a freelance who once moved abroad with the login. {count} {noun} sound like safety until somebody asks how many of them would know what to do with the file.',
    angle:
      'Remove a colleague for a day without warning and write down what happens. A small firm that knows where things are can come out of this better than a large one.',
    beats: [
      'Draw lots at nine, send whoever loses for a long walk without a telephone, and open a notebook.',
      'Enter who was asked for, what could not be found and whose guess was right.',
      'Find out how many of the {noun} could have opened the file, and how many would have known why it mattered.',
      'Play it forward to a week of absence and then to a month, and say where it would have hurt.',
      'Report the thing that had been moved, shared or labelled by the evening.',
    ],
    callsToAction: [
      'Ask whoever looks after you where the passwords live.',
      'Send somebody of your own for a walk on a quiet Wednesday.',
      'Tell us who in your firm could never go for that walk.',
    ],
    tasks: [
      'Warn clients that a drill will be held on some day that month',
      'Keep the notebook by the minute',
      'Recount the published number first',
    ],
    objections: ['It all hangs on one person, whatever they say.'],
    formats: ['linkedin', 'podcast', 'email'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'will-anybody-pick-up-on-a-friday',
    pillar: 'season',
    stage: 'use',
    question: 'Will anybody pick up at ten to five on a Friday?',
    needs: {
      types: ['hours'],
      concepts: lemmas(`
        open office phone line call helpdesk support monday weekend hour day week emergency advice
        contact time out-of-hours mon fri sat evening email answer find visit touch
      `),
      never: ['lunch', 'dinner', 'food', 'class'],
    },
    titles: [
      '{hours}: the calls in the first hour and the calls in the last',
      '{hours}, and it is ten to five on a Friday: what can still be done',
      'It resigned, it leaked, it crashed. The last hour of the week at {brand}',
    ],
    why: 'Websites go down and people hand in their notice towards the end of the week, when most of those who could help are on a train. On paper it is {hours}, and callers test that at the edges.',
    angle:
      'Count the calls by the clock and print the shape they make. If from some minute on nobody is there, say which minute, and what to do until Monday.',
    beats: [
      'Log every call for a fortnight by the quarter of an hour, with the reason in three words.',
      'Lay one pencil for each call along a windowsill, and photograph the Friday bulge.',
      'For the commonest late calls, tell what can wait and what to save or switch off until Monday.',
      'Warn of the weeks in August and at the turn of the year when other hours apply.',
    ],
    callsToAction: [
      'Ring before lunch on a Friday if you possibly can.',
      'Put the number where you will find it at ten to five.',
      'Tell us what broke at the end of your week.',
    ],
    tasks: [
      'Keep the log for a fortnight, missed calls included',
      'Have whoever takes the calls check the advice',
      'Confirm the holiday hours for the coming months',
    ],
    objections: ['You only get the answerphone.'],
    formats: ['social', 'email', 'linkedin'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'could-we-meet-before-it-is-a-meeting',
    pillar: 'community',
    stage: 'discover',
    question: 'Could I have a look at you somewhere before it turns into a meeting?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        base office studio work client across serve area local agency consultancy team business region
        town county near independent heart south north east west consultant coast centre charity country
        small
      `),
      never: ['born', 'degree', 'university'],
    },
    titles: [
      'An open table in {place}: bring a problem, leave with a second opinion',
      '{brand} takes a table in {place} for a morning and answers whoever sits down',
      'One question each and no slides, somewhere in {place}, with the people from {brand}',
    ],
    why: 'Most people would like to see an adviser at work before there is an agenda and a follow-up call. It takes no more than a table in {place} and a sign.',
    angle:
      'Behave like a stall on a market. Whoever sits down is asked for a problem and never for a card, and those who queue may listen.',
    beats: [
      'Carry a table out to your own door, or borrow one in a library, café or market hall in {place}, and put up a sign of one line.',
      'Give each visitor a quarter of an hour by the bell, even in the middle of a good idea.',
      'Pin every question to a board without its owner’s name, for those who wait to read.',
      'Send anyone who needs another trade to a neighbour by name, having asked the neighbour.',
      'Publish the questions in the week after, each with a short answer.',
    ],
    callsToAction: [
      'Bring one question and no slides.',
      'Sit and listen if you would sooner not ask.',
      'Tell us which table in town we ought to borrow.',
    ],
    tasks: [
      'Ask the owner of the table, and buy the coffee',
      'Find a bell and a board',
      'Choose two colleagues who can say "I do not know"',
    ],
    objections: ['There is always a follow-up call.', 'I would be giving my problem away to the whole room.'],
    formats: ['events', 'social', 'email'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'is-what-you-learnt-then-still-any-use',
    pillar: 'expertise',
    stage: 'return',
    question: 'Is anything you learnt back then still of any use?',
    needs: {
      types: ['founded'],
      concepts: lemmas(`
        establish year agency consultancy company team start launch first client experience independent
        studio practice firm create story history marketing design help train people pr hr recruitment
        charity brand service set
      `),
    },
    titles: [
      'What {brand} was paid for in {year}, and what nobody would pay for today',
      'An invoice from {year}, read aloud by somebody too young to know the words',
      'Thrown out at {brand} since {year}: a few tools, much jargon and one belief',
    ],
    why: 'This trade changes its words every few years and its advice rather less often. Anyone weighing up what has been learnt since {year} wants to know how much of it has gone off.',
    angle:
      'Hold a clear-out. Whatever has been dropped since {year} persuades more than whatever has been kept, so show the skip before the shelf.',
    beats: [
      'Look for the oldest invoice, proposal or report in the building, and have the youngest colleague read it aloud.',
      'Stop at every word that has died, and let somebody explain it who once charged for it.',
      'Sort what was sold then into gone, renamed and exactly the same.',
      'Confess a belief that was given up, with the job that finished it off.',
      'End on the thing that a client from {year} would still recognise.',
    ],
    callsToAction: [
      'Send us the oldest piece of advice that you still follow.',
      'Guess which of the dead words we charged most for.',
      'Turn out your own drawer and post what you find.',
    ],
    tasks: [
      'Search the attic, the backups and the bottom drawer',
      'Cover prices and names that are nobody’s business',
      'Ask an early client what they remember buying',
    ],
    objections: ['It has all changed since then.'],
    formats: ['email', 'social', 'podcast'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'will-you-still-be-there-in-three-years',
    pillar: 'season',
    stage: 'return',
    question: 'Will you still be there in three years?',
    needs: {
      types: ['founded', 'anniversary'],
      concepts: lemmas(`
        establish year agency consultancy company trading story history family independent director
        owner client partner experience studio practice firm team start help train marketing design hr
        recruitment create charity launch set
      `),
    },
    titles: [
      'The letter every client would get if {brand}, going since {year}, had to stop',
      'Sold, retired, out of business: {brand} answers what nobody likes to ask',
      '{years} years, and if it ended there? {brand} on who would keep your files',
    ],
    why: 'People hand over passwords, staff records or a year’s plans, and wonder in private what happens if the firm folds, is sold or retires. {year} is half of an answer, and what has been arranged since is the other half.',
    angle:
      'Take on the dark version of the question. Write the letter that would go out if you had to stop, so that people see their files and their money have been thought of.',
    beats: [
      'Write the letter as if it had to be posted tomorrow, with what goes back, when and by whose hand.',
      'List what a client would need within a day, a week and a month, and check where each of these is kept.',
      'Show it to the accountant or solicitor who would have to carry it out, and strike whatever makes them laugh.',
      'Recall the leanest year since {year}, as far as it may be told, and what was given up to get through it.',
      'Say who is learning the work from those who began it, if anybody is.',
    ],
    callsToAction: [
      'Ask each of your suppliers what their letter would say.',
      'Check who else holds a key to what you cannot do without.',
      'Keep the letter with the agreement, and forget about both.',
    ],
    tasks: [
      'Draft the letter on a calm day',
      'Have the accountant or solicitor read it',
      'Test that the files can be handed back within the time it gives',
    ],
    objections: ['Old firms go under as well.', 'You would be bought by somebody we never chose.'],
    formats: ['linkedin', 'email', 'blog'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
]
