// What people ask about the treatment and about those who give it: what it feels like, how long it goes on, who will do it.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const inTheRoom: readonly Entry[] = [
  {
    id: 'will-it-hurt',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Will it hurt, honestly?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        extraction root canal filling injection needle needling acupuncture nail verruca wax
        microsuction removal scaling implant wisdom nerve anaesthetic numb laser shockwave mole toenail
        extract steroid cryotherapy price surgeon biopsy
      `),
      never: lemmas(`
        whitening denture frame sedation nervous child brace plan aligner hair crown hearing check-up
        cut trim care kit report missed check consultation
      `),
    },
    titles: [
      '{label}, second by second: pressure, sound, taste and the part people dread',
      'What {label} will feel like, from somebody at {brand} who has lain there',
      'Numb, sore or nothing much? {brand} puts honest words to {label}',
    ],
    why: 'It is the first thing everybody wants to know about {label} and the last thing they ask, because they expect to be told that they will feel nothing.',
    angle:
      'Never promise that it will not. Describe sensations as one describes weather: when they begin, how long they last and what to wear.',
    beats: [
      'Find a member of the team who has had it done, and have them describe it on camera without using the word fine.',
      'Divide it into what is pushed, what is heard, what is tasted and what is felt, since people take one for another.',
      'Demonstrate on a model or the back of a colleague’s hand how firm firm is.',
      'Lay out what can be done about pain, with the clinician’s word on who cannot have it and what must be known first.',
      'Give the evening afterwards as much room as the treatment, and name what would be a reason to ring.',
    ],
    callsToAction: [
      'Tell us what you are picturing, and we will say how close you are.',
      'Settle on a hand signal with us before you lie back.',
      'Read it aloud to whoever is coming with you.',
    ],
    tasks: [
      'Find a colleague who has had it done and will talk about it',
      'Have a clinician approve all that is said about pain relief',
      'Choose a model on which it can be shown without a patient',
    ],
    objections: ['You would say that.', 'It is always worse than they tell you.'],
    formats: ['video', 'podcast', 'blog'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'health',
  },
  {
    id: 'will-it-be-done-in-time',
    pillar: 'season',
    stage: 'consider',
    question: 'Will it be finished in time for the wedding?',
    needs: {
      types: ['process', 'customer-question'],
      concepts: lemmas(`
        aligner brace straighten straight appointment week month stage step start finish scan impression
        fit fitting retainer session programme treatment long visit implant crown denture temporary
        recovery tooth
      `),
      never: lemmas(`
        complaint refund pay register job cancel parking price wait recall counselling psychotherapy
        hearing eye blood nhs referral form medical exercise stretch joint pain movement
      `),
    },
    titles: [
      'Count back from the wedding: when {brand} would have to begin',
      'The diary page behind a finish: every visit to {brand}, and the gaps between',
      'In time for the photographs, or after them? Ask before the date is printed',
    ],
    why: 'A wedding, a marathon, a first term, a flight: a date is what makes people ring, usually when it is a month off. Bodies and laboratories keep calendars of their own.',
    angle:
      'Plan backwards from the day, as a caterer does. Where it cannot be done in time, say what could be done instead and let the rest wait.',
    beats: [
      'Ring a date in red on a wall planner and turn the pages back towards today.',
      'Enter each visit of the quoted process, and colour the gaps by what fills them: settling, making or practising.',
      'Point to the gap that cannot be hurried, whatever anybody pays, and say what body or lab is doing in it.',
      'Mark the last sensible day to begin for three occasions that people plan for, and add that an examination might move it.',
      'Name something that ought not to be started in the fortnight before a great day.',
    ],
    callsToAction: [
      'Tell us the date first and the problem second.',
      'Put a finger on the planner where you are today, and count.',
      'Send this to the one with the ring on.',
    ],
    tasks: [
      'Write down the visits and gaps of one usual case with a clinician',
      'Buy a wall planner and three colours',
      'Look at the dates again each season',
    ],
    objections: [
      'Surely it can be speeded up if I pay more.',
      'They told my sister six months, and it was ten.',
    ],
    formats: ['social', 'blog', 'email', 'video'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'health',
  },
  {
    id: 'what-if-we-do-not-get-on',
    pillar: 'people',
    stage: 'decide',
    question: 'What if I do not get on with my counsellor?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        counsellor counselling psychotherapist psychotherapy psychologist therapist therapy
        hypnotherapist integrative person-centred couple relationship trauma talk mindfulness bacp grief
        listen accredit ukcp cbt emdr humanistic psychodynamic client depression anxious bereavement
        emotional
      `),
      never: lemmas(`
        dentist physiotherapist back sport massage injury beauty reception hygiene nurse speech
        occupational foot ear acupuncture
      `),
    },
    titles: [
      'What {person} may ask you first, and what you are free to ask in return',
      'Two chairs and a box of tissues: a first conversation with {person}, described',
      'How to tell by the second meeting whether {person} is the one to talk to',
    ],
    why: 'In counselling much hangs on whether two people can talk to each other, and no row of letters shows that. Readers study a photograph of {person} for want of anything better.',
    angle:
      'Give the reader ways to decide against as well as for. Someone who tells people how to leave is someone with whom they dare to begin.',
    beats: [
      'Record {person} talking of some ordinary matter, such as the walk to work, so that the voice is heard before the method.',
      'Describe the room exactly: where each chair faces, who sits nearer the door, what can be heard from outside.',
      'Let {person} suggest three questions that a newcomer may put, with the one about money among them.',
      'Explain how somebody says that it is not working, and what would happen then.',
      'Keep clients out of it altogether, disguised ones too.',
    ],
    callsToAction: [
      'Listen for a minute, and notice whether you could talk to this voice.',
      'Bring a list of questions; you are choosing too.',
      'Tell us if it is not the right match. It happens, and nobody is hurt.',
    ],
    tasks: [
      'Agree with the counsellor what is private and stays so',
      'Photograph the room from the client’s chair',
      'Check the piece against the professional body’s rules on advertising',
    ],
    objections: ['They will sit there and nod.', 'I should feel rude if I stopped going.'],
    formats: ['podcast', 'video', 'email'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'will-i-see-the-same-person',
    pillar: 'people',
    stage: 'return',
    question: 'Will I see the same person every time?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        dentist principal owner practice doctor optometrist optician patient join year family since
        associate partner audiologist osteopath nurse local senior clinical lead hygiene physiotherapist
        podiatrist qualify experience clinic surgeon consultant special interest
      `),
      never: lemmas(`
        reception receptionist administrator manager counsellor psychotherapist trainee visiting
      `),
    },
    titles: [
      'Ask for {person} by name: what seeing the same face is worth at {brand}',
      'Days on, days off and who steps in: a week in the rota of {person}',
      'Half an hour at the heels of {person}, before the first name is called',
    ],
    why: 'Patients belong to a person more than to a practice, and they dread telling the whole story again to a stranger. Once they have read about {person}, they want to know on which days that is who they will find.',
    angle:
      'Tell a working day, and leave the list of courses to the website. Be frank about the days off, because a stranger in the room unannounced is what upsets people.',
    beats: [
      'Follow {person} from the kettle to the first patient, and stop at the door.',
      'Find out what a clinician likes to remember of people that has nothing to do with their health.',
      'Print the working days, and who looks after the same patients on the others.',
      'Get a colleague to tell something about {person} that no patient would ever see.',
      'Explain how somebody asks to stay with one clinician or, just as easily, to change.',
    ],
    callsToAction: [
      'Ask for the same person when you make your next appointment.',
      'Say at the desk if you would rather see somebody else. Nobody takes offence.',
      'Tell us who saw you last, if you can remember the name.',
    ],
    tasks: [
      'Get the rota for the coming month',
      'Agree a half hour in which nobody else is in the picture',
      'Show the draft to the colleague who is quoted',
    ],
    objections: ['The good ones leave as soon as you are used to them.'],
    formats: ['video', 'email', 'linkedin', 'podcast'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'health',
  },
  {
    id: 'how-do-i-look-them-up',
    pillar: 'proof',
    stage: 'consider',
    question: 'How do I know that the person treating me is properly qualified?',
    needs: {
      types: ['person'],
      concepts: lemmas(`
        qualified qualification degree university graduate gdc hcpc goc gosc register royal college
        chartered fellow diploma train master postgraduate council dentist physiotherapist optometrist
        osteopath counsellor member association society bsc msc bds bacp gmc podiatrist doctor
      `),
      never: lemmas(`
        reception receptionist apprentice administrator trainee manager
      `),
    },
    titles: [
      'Look {person} up before you sit down: the register, the letters and the dates',
      'Behind the name {person}: what each letter took, and who can take it away',
      'A white coat tells you nothing, and {brand} will show you where to check instead',
    ],
    why: 'Some titles in health are protected by law and others anybody may paint on a window. Few patients know which are which, or that the registers stand open to them.',
    angle:
      'Make inspectors of your readers and let them begin with {person}. What a qualification does not cover belongs in the piece as well.',
    beats: [
      'Open the public register on screen, type in {person} and go through what comes up, line by line.',
      'Translate each set of letters into years, exams and hours spent with real patients.',
      'Have {person} say what they are not trained to do, and to what kind of colleague they hand it on.',
      'Add how one stays on a register: what has to be done each year, and what the latest course was about.',
      'Point out a title in the field that needs no training whatever, and name nobody who uses it.',
    ],
    callsToAction: [
      'Type in our names before you type in your own.',
      'Look up whoever treated you last.',
      'Ask any of us what we are not trained to do.',
    ],
    tasks: [
      'See that the entry in the register is current',
      'Get permission to show it on screen',
      'Collect the addresses of the registers that apply here',
    ],
    objections: ['Exams never gave anybody good hands.'],
    formats: ['linkedin', 'blog', 'video'],
    objectives: ['educate', 'inform'],
    sensitivity: 'health',
  },
  {
    id: 'have-you-treated-anyone-like-me',
    pillar: 'proof',
    stage: 'consider',
    question: 'How often have you done this for somebody like me?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        year decade patient implant treatment client people person case smile aligner experience family
        practice care clinical combined injury place help fit perform look serve procedure operation
        session scan
      `),
      never: lemmas(`
        review star member parking raise guarantee room follower
      `),
    },
    titles: [
      'After {count} {noun}, this is what {brand} still cannot promise anybody',
      '{count} {noun}, and what the awkward cases taught the people at {brand}',
      'Ask about cases like yours, not about {count} {noun}: three questions to put',
    ],
    why: 'A figure such as {count} {noun} comforts people for a moment. Then they wonder how much of that has to do with somebody like them: as old, as cautious, on the same tablets.',
    angle:
      'Break the number down until it admits something. What you changed because of it is better evidence than its size.',
    beats: [
      'Write {count} on a board, and let the clinician strike out whatever has little to do with the patients of today.',
      'Sort what is left by what makes a case harder, such as age, medicines or an earlier attempt.',
      'Tell of something that was once done another way here, and why it was dropped.',
      'Name the kind of case that is now sent elsewhere, and how that is decided.',
      'Hand readers three questions that would expose a hollow number anywhere, this one included.',
    ],
    callsToAction: [
      'Put the three questions to us first.',
      'Tell us what makes your case awkward.',
      'Ask what we have stopped doing, and when.',
    ],
    tasks: [
      'Have the figure confirmed by whoever keeps the records',
      'Sit down with the clinician who has been here longest',
      'Strip every case of age, trade and place',
    ],
    objections: ['Doing a thing often is not the same as doing it well.'],
    formats: ['linkedin', 'blog', 'podcast'],
    objectives: ['inspire', 'educate'],
    sensitivity: 'health',
  },
  {
    id: 'what-can-the-machine-see',
    pillar: 'expertise',
    stage: 'discover',
    question: 'What can that machine see that you cannot?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        scan scanner oct retinal retina imaging image x-ray cbct digital ultrasound microscope camera
        gait analysis treadmill pressure tomography topography technology intraoral screen photography
        photograph mri optomap
      `),
      never: lemmas(`
        child hair tattoo website pregnancy marketing crown blood allergy hearing
      `),
    },
    titles: [
      'What {label} at {brand} can show, and what no picture can tell anybody',
      'A picture on the screen, and where your clinician looks first: {label}',
      '{label}, and the question to ask before any machine is switched on',
    ],
    why: 'A machine in the corner makes people think of the bill and of bad news. They can weigh {label} calmly once they know what it can settle and what is still left to hands and eyes.',
    angle:
      'Show the machine at work on somebody who knows it, and read the result aloud, doubts and all. Keep off the word advanced; what the picture changes for a patient is the story.',
    beats: [
      'Invite a handful of people to look over a clinician’s shoulder: at a colleague where light or sound makes the picture, at a phantom or an old nameless picture where X-rays do.',
      'Look at one spot first with the naked eye and then on the screen, and let them say what they notice.',
      'Let somebody ask what it measures, how sure it is and when it is wrong.',
      'Explain when it is not called for, and what a patient should mention beforehand, such as a pregnancy or a pacemaker.',
      'Say who reads the result, how soon, and whether one may have a copy.',
    ],
    callsToAction: [
      'Come and stand on the other side of the screen.',
      'Ask what you would do differently once you had the picture.',
      'Bring your last pictures along, if anybody gave you a copy.',
    ],
    tasks: [
      'Choose a colleague who agrees to be looked at in company, and expose nobody to X-rays for a film',
      'Let a clinician decide which findings may be shown',
      'List the cases in which it is not needed',
    ],
    objections: ['It is only there so that you can charge for it.', 'I would rather not know.'],
    formats: ['events', 'video', 'social'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'health',
  },
  {
    id: 'will-anybody-notice',
    pillar: 'offer',
    stage: 'consider',
    question: 'Will people be able to tell that I have had it done?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        whitening veneer bonding composite aligner invisalign brace clear invisible cosmetic smile
        straight discreet colour shade shape denture white price porcelain tooth
      `),
      never: lemmas(`
        child emergency plan extraction test hygiene glasses retainer lip filling lenses botox wrinkle
        anti-wrinkle filler facial injection acupuncture massage medicine toothbrush missed x-ray root
        canal repair broken hearing aid
      `),
    },
    titles: [
      'Who would notice? {label} seen from across a table, a desk and a pillow',
      '{label} in daylight: how {brand} decides when to stop',
      'How much is too much of {label}, and who at {brand} will say so',
    ],
    why: 'What people fear about {label} is less the chair than the remark at work on Monday. They have all met somebody whose smile came into the room first.',
    angle:
      'Talk about restraint, and show it. No before and after, no celebrity, no counting of shades: a window, a mirror and somebody who says no.',
    beats: [
      'Hold a shade guide or a demonstration piece in the window, and look at it again at dusk and under an office lamp.',
      'Go through what is measured, drawn or tried on before anything that cannot be undone.',
      'Ask when they last advised somebody against it, and what they suggested in its place.',
      'Describe what it will ask of its owner: coffee, red wine, grinding at night, the cost of renewing it.',
      'Sort out what is for good, what fades and what can be taken off again.',
    ],
    callsToAction: [
      'Look at yourself by a window that faces north, and tell us what you see.',
      'Ask us what we would leave alone.',
      'Talk first to the person who would notice first.',
    ],
    tasks: [
      'Check the piece against the rules on advertising cosmetic treatment',
      'Film objects and staff, and never a patient’s result',
      'Borrow a shade guide and a demonstration piece',
      'Let the clinician read the part about what cannot be undone',
    ],
    objections: [
      'I do not want to look like somebody on television.',
      'Once you start, you have to keep having it done.',
    ],
    formats: ['social', 'video', 'email'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'health',
  },
]
