// What people ask about those who teach: whose class, how many to a teacher, what they had to pass, and what about my back.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const teaching: readonly Entry[] = [
  {
    id: 'does-it-matter-whose-class',
    pillar: 'people',
    stage: 'consider',
    question: 'Does it matter whose class I go to?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        teacher coach trainer head personal owner founder class style yoga pilates climb swim dance lead
        music strength specialise boxing spin karate fitness run group club
      `),
      never: ['reception', 'accounts', 'marketing', 'trustee', 'treasurer'],
    },
    titles: [
      'Same hour, same room, another teacher: what changes when it is {person}',
      '{person}, {role} at {brand}, as described by the back row',
      'Do you like to be left alone? Five people say whether {person} is for you',
    ],
    why: 'Regulars choose a teacher before they choose a class, and newcomers have nothing but a column of first names to go by. What {person} is like to be taught by would be the most useful line on the timetable, and it is not on it.',
    angle:
      'Describe manner and leave merit alone: loud or quiet, music or none, early or on the dot. Somebody should reach the end knowing that {person} is not for them.',
    beats: [
      'Sit at the back through one class by {person}, with a recorder and leave to use it, and note the first and the last sentence they say.',
      'Time three things: the wait until the first move, the talk before each demonstration, the rest at the end.',
      'Stop five people at the door for one word each, and keep the words that disagree.',
      'Find out what {person} does with a latecomer, a joker and somebody close to tears.',
      'Name a colleague who would suit the people who come away unconvinced.',
    ],
    callsToAction: [
      'Try two teachers before you make up your mind about the class.',
      'Say after class what you would like more of. Teachers hear it too seldom.',
      'Ask at the desk who teaches the quiet one.',
    ],
    tasks: [
      'Get leave from the class to record',
      'Prepare the one-word question and a sheet for the answers',
      'Read the finished piece to the teacher before it goes out',
    ],
    objections: ['Teachers change all the time, so why get attached?'],
    formats: ['podcast', 'social', 'video'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'would-anybody-notice-my-form',
    pillar: 'expertise',
    stage: 'use',
    question: 'Would anybody notice if I was doing it wrong?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        technique form correct coach instructor posture alignment watch detail strength lift anatomy
        movement sport science degree qualified level trainer personal specialise champion competed
        biomechanics rehabilitation stroke head
      `),
      never: ['reception', 'accounts', 'marketing', 'trustee', 'treasurer'],
    },
    titles: [
      '{person} watches a stranger for one minute and names the first thing to change',
      'What {person} can see from across the room at {brand} and a mirror cannot',
      'One move, five bodies and {person}: a lesson in looking, from {brand}',
    ],
    why: 'A film on a phone shows the perfect version and has no eyes. Being looked at by {person} is the part that cannot be downloaded, and it happens so quietly that people forget it is there.',
    angle:
      'Make the looking visible. Slow the picture down, draw on it, and let {person} say which of the faults do not matter.',
    beats: [
      'Film five members from the side in one plain move, a squat, a plank or a push off the wall, each with their consent.',
      'Play it to {person} with the sound off and mark where their eyes go first: feet, breath, neck or hands.',
      'Allow one correction for each of the five, no more, and get the reason why that one comes before the rest.',
      'Include a fault that {person} would leave alone, with the argument for leaving it.',
      'Show the cue that works, be it a word, a block or a different stance, and whether they ask before they touch.',
    ],
    callsToAction: [
      'Film yourself from the side once and look only at your feet.',
      'Ask for a single correction in your next class, and work on nothing else.',
      'Show us the move you have never been sure of.',
    ],
    tasks: [
      'Find five bodies as unlike each other as you can',
      'Set a tripod at hip height, side on',
      'Learn to draw a line on a still frame',
    ],
    objections: ['I do not want to be picked on in front of the class.'],
    formats: ['video', 'social', 'linkedin'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'how-many-of-us-in-the-room',
    pillar: 'proof',
    stage: 'decide',
    question: 'How many of us will there be in the room?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        class size small maximum people place space spot mat reformer bed bike group swimmer student
        participant rider climber dancer machine limit capped intimate full bootcamp never only
      `),
      never: lemmas(`
        year week member country language festival raise volunteer
      `),
    },
    titles: [
      '{count} {noun}: {brand} chalks out how much floor that leaves for you',
      'A room, {count} {noun} and both arms stretched out: how full is full?',
      'One teacher, {count} {noun} and a watch: how many seconds are yours?',
    ],
    why: 'A number like {count} means nothing until somebody knows whether they can lie down without a stranger’s foot beside their ear. For anyone who left the last place because nobody learnt their name, it decides the matter.',
    angle:
      'Turn the count into floor and attention: how much carpet each, how many seconds of the teacher’s eyes each. Where the second figure is thin, tell them what you do about it.',
    beats: [
      'Tape out the space that belongs to one person when all {count} are there, and lie down in it with your arms out.',
      'Sit in with a tally sheet and mark every time the teacher speaks to one person and not to all.',
      'Compare the fullest class of the week with the emptiest, hour by hour, out of the booking record.',
      'Tell people where the limit comes from: the floor, the kit, the fire notice or the teacher’s own judgement.',
      'Admit which class is tighter than people like, and put an emptier one beside it.',
    ],
    callsToAction: [
      'Bring a tape measure if you do not believe us.',
      'Look at how full the next one is before you settle on an hour.',
      'At what number does a class turn into a crowd for you? Send us yours.',
    ],
    tasks: [
      'Buy a roll of floor tape that comes off again',
      'Draw up a tally sheet with a box for each place',
      'Export one ordinary week from the booking system',
    ],
    objections: ['The picture on the website shows an empty room.'],
    formats: ['social', 'video', 'blog'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'can-i-come-with-a-bad-back',
    pillar: 'expertise',
    stage: 'consider',
    question: 'I have a bad back. Can I still come?',
    needs: {
      types: ['need', 'process', 'customer-question', 'statement'],
      concepts: lemmas(`
        injury injured back bad knee shoulder hip pain recovery recover physio rehabilitation adapt
        modify mobility joint medical arthritis limitation posture stiff yoga pilates surgery operation
        train exercise
      `),
      never: lemmas(`
        child pregnancy membership refund cancel online come-back pause freeze money week timetable
        studio
      `),
    },
    titles: [
      'What to tell a teacher at {brand} about your back, and when to say it',
      'Stiff, sore, mended or warned off: {brand} on who comes and who should wait',
      'The talk by the door at {brand} that takes two minutes and spares a month',
    ],
    why: 'People with an old injury either stay away for good or keep quiet and hope. A short talk beforehand is better than both, and more would have it if they knew how it goes.',
    angle:
      'Keep to what a teacher can do: ask, adapt, watch and send on. Causes and recovery belong to a clinician, and saying so is what makes the rest believable.',
    beats: [
      'Act out the talk between a teacher and somebody with a bad back, in real time and in the place where it would happen.',
      'List what a teacher needs to hear: how long it has been there, what sets it off, and what a doctor or physiotherapist has said.',
      'Demonstrate two swaps for one common move, as comfort and not as treatment.',
      'Draw the line in words: with numbness, a fresh injury or a recent operation, ask a clinician first and come when they agree.',
      'Say who else gets to know, and where the health form is kept.',
    ],
    callsToAction: [
      'Ask your doctor or physiotherapist first, and then ask us.',
      'Catch the teacher before the class and not halfway through it.',
      'Write to us with what you have been told to avoid.',
    ],
    tasks: [
      'Have a physiotherapist read the piece before it goes out',
      'Rehearse the talk once, then film the second go',
      'Check how health forms are stored and for how long',
    ],
    objections: ['I would only make it worse.', 'I do not want to be treated like an invalid.'],
    formats: ['blog', 'video', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'may-i-come-while-pregnant',
    pillar: 'offer',
    stage: 'use',
    question: 'Can I come while I am pregnant, and how soon can I come back?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        pregnancy pregnant prenatal antenatal postnatal postpartum natal expectant expecting mum bump
        pelvic trimester birth midwife buggy class recovery
      `),
      never: ['party', 'toddler', 'massage', 'teacher'],
    },
    titles: [
      'Before the bump, with the bump, after the birth: where {label} would come in',
      'What stays in and what is left out: {label} for a body that changes weekly',
      'From the midwife’s letter to the buggy by the door: {label}, step by step',
    ],
    why: 'Members who fall pregnant tend to vanish without a word, unsure what is allowed, and some never come back. A line on the timetable that says {label} helps only if they know whom to ask, and when.',
    angle:
      'The midwife or the doctor has the word at every turn, and the piece should say so at every turn. What you can add is practical: heat, stairs, the loo, and leave to stop.',
    beats: [
      'Interview whoever teaches {label} about their training for it, and name the course and the year.',
      'Go through one session and mark each move that is swapped, propped up or left out, with no promise of what it does.',
      'Put in what leaflets forget: how far the toilet is, how warm the room gets, and how one gets up off the floor.',
      'Let a member who has been through it tell how they broke the news, and what they were asked to bring from their midwife.',
      'Leave the date of coming back to a clinician, and say only what you would suggest once they have agreed.',
    ],
    callsToAction: [
      'Speak to your midwife or doctor, then drop us a line before you book.',
      'Tell the teacher as early as you feel like telling anybody.',
      'When you have the go-ahead, come back at your own speed.',
    ],
    tasks: [
      'Have a midwife or women’s health physiotherapist read it',
      'Measure the temperature of the room during a class',
      'Get the consent of the member who tells her story, in writing',
    ],
    objections: ['My mother says I should be resting.'],
    formats: ['email', 'podcast', 'blog'],
    objectives: ['inform', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'what-does-that-name-mean',
    pillar: 'offer',
    stage: 'discover',
    question: 'What does that name on the timetable mean, and how hard is it?',
    needs: {
      types: ['offer'],
      concepts: lemmas(`
        yoga vinyasa yin hatha flow reformer pilates barre hiit circuit spin boxing pads kettlebell
        bouldering aerobics strength conditioning body dance ballet karate jiu-jitsu aqua cycling breath
        posture ground class
      `),
      never: lemmas(`
        child ages teacher pregnancy expectant postnatal mother wedding party retreat corporate private
        hire scan
      `),
    },
    titles: [
      '{label}: the hardest half minute, the easiest, and the dull bit between',
      'Breath, muscle and memory: {label} rated on three dials',
      'The timetable says {label}. Three regulars draw what that means',
    ],
    why: 'Whoever writes a timetable hears {label} and knows what will happen. The people who read it do not. They choose by the hour, and find themselves in the wrong room.',
    angle:
      'Use the same three dials for every class, one for breath, one for muscle and one for memory, and turn them fairly. The dull stretch goes in as well.',
    beats: [
      'Film the hardest thirty seconds and the easiest thirty seconds of {label} at true speed, with no music laid over them.',
      'Set the dials by a show of hands at the end: how out of breath, how heavy in the legs, how much to remember.',
      'Hand three regulars a felt pen and the back of a timetable, and let them draw {label}.',
      'Translate the words that come up in it as a phrase book would, with how to say them.',
      'Send whoever finds a dial set wrong for them to another class on your timetable, by name.',
    ],
    callsToAction: [
      'Choose by the dials and tell us whether they were right.',
      'Send us the name on the timetable that puts you off.',
      'Vote for the class that should be drawn next.',
    ],
    tasks: [
      'Make the three dials once, so that they can be used again',
      'Pick the two half minutes with the teacher',
      'Bring felt pens and spare timetables to the end of a class',
    ],
    objections: ['They are all the same thing with a new name.'],
    formats: ['social', 'video', 'blog'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'what-did-they-have-to-pass',
    pillar: 'proof',
    stage: 'consider',
    question: 'Anyone can call themselves a trainer. What did yours have to pass?',
    needs: {
      types: ['award', 'statement'],
      concepts: lemmas(`
        qualified level governing body insured first-aid coach instructor trainer register federation
        association alliance national exam assessed belt dan dbs check hold award cimspa
      `),
      never: ['price', 'cancel', 'beginner', 'course', 'machine'],
    },
    titles: [
      'Behind the framed certificate at {brand}: who marked it, and when it runs out',
      'Ask to see the paper: {brand} reads its own qualifications out loud',
      'The exam, the practical and the resit: what it takes to teach at {brand}',
    ],
    why: 'A short course and ten years of practice look the same on a polo shirt. People who are about to trust somebody with their spine want to know which of the two it was.',
    angle:
      'Explain the ladder of qualifications from the bottom rung up, with what each one lets a person do. Show what expires, because a wall of frames says nothing about this year.',
    beats: [
      'Photograph the paper behind the quoted line, and point to the body that issued it, the level and the date.',
      'Describe what had to be done for it: hours taught, cases written up, a practical with strangers, a fall held on a rope.',
      'Lay beside it the papers that lapse, such as first aid and insurance, with their dates legible.',
      'If there is a public register, search it on screen for one of your own names.',
      'Concede what no paper shows about a teacher, and how you look for that before anybody teaches here.',
    ],
    callsToAction: [
      'Look up your own teacher on a register, here or anywhere.',
      'Ask any trainer you meet what they passed, and when.',
      'Send in the letters after a name that you have always wondered about.',
    ],
    tasks: [
      'Collect the papers with their dates, and chase the one that has lapsed',
      'Ask each teacher what they failed first',
      'Cover numbers and addresses before you photograph anything',
    ],
    objections: ['A certificate does not make a good teacher.'],
    formats: ['linkedin', 'blog', 'social'],
    objectives: ['educate', 'inform'],
    sensitivity: 'legal',
  },
  {
    id: 'why-pay-for-one-to-one',
    pillar: 'offer',
    stage: 'consider',
    question: 'Why pay for one-to-one when there is an app for it?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        personal one-to-one private training trainer coach pt individual hour programme bespoke duo
        semi-private solo client package plan online small group block single
      `),
      never: lemmas(`
        child hire course membership room party teacher corporate nutrition diet drop-in spin yoga sauna
        massage scan unlimited
      `),
    },
    titles: [
      '{label} at {amount}: the part you see, and the part you do not',
      'When not to spend {amount} on {label}, by the people who sell it',
      'An app, a class or {label}: a week of each, and a verdict on {amount}',
    ],
    why: 'Against {amount} for {label} stands an app that costs next to nothing and has more exercises in it. The difference shows when something is boring, aches or gets skipped, and that is hard to see from a price list.',
    angle:
      'Concede all that the app does better, price first. What is left is your case, and it is enough if nobody boasts.',
    beats: [
      'Follow {amount} beyond the session itself: the notes read beforehand, the plan written afterwards, the message on the day off.',
      'Catch the moment when the plan is thrown out because the client slept badly, and get the trainer to say what gave it away.',
      'Set down who does very well without it: the self-starter, the old hand, whoever needs a programme once and no more.',
      'Work out the smallest dose that makes sense, such as one a month with homework, and price it from your own list.',
      'Get a client to say how they will know when to stop paying, and print that with their leave.',
    ],
    callsToAction: [
      'Try the app for a month. If you skip most of it, talk to us.',
      'Confess to us the exercise you always leave out.',
      'Ask for the smallest plan we would still put our name to.',
    ],
    tasks: [
      'Log everything a trainer does for one client in one week',
      'Try a popular app yourself for a week, properly',
      'Secure the consent of one client who has stopped and come back',
    ],
    objections: ['I only need somebody to shout at me.'],
    formats: ['linkedin', 'blog', 'video'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
]
