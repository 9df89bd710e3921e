// Moves on where a name comes from: traced to its source, doubted, read aloud, engraved and measured against.
import type { Entry } from '../entry.ts'

const grave = ['funeral', 'bereavement', 'died', 'killed', 'murder', 'memorial']

export const nameMoves: readonly Entry[] = [
  {
    id: 'does-the-namesake-know',
    pillar: 'people',
    stage: 'consider',
    question: 'Does anybody on the other end know that it is named after them?',
    needs: { types: ['name-origin'], concepts: [] },
    titles: [
      'Do they know? {brand} writes to the other end of the name',
      'Named without asking: a letter from {brand} that was long overdue',
      'An envelope, a stamp and the question of whether anybody there minds',
    ],
    why: 'A name is taken in one place and worn in another, and the two seldom meet. Whether the namesake, an heir or a parish clerk is flattered or baffled, everybody would like to read the reply.',
    angle:
      'Write by hand and ask for nothing. The letter is half the piece and the waiting is the other half, so go public before you know how it ends.',
    beats: [
      'Find out who or what stands at the far end today: a family, a museum, a council, a hill with a ranger.',
      'Compose a letter of one page that says what bears the name, since when, and how it is pronounced over here.',
      'Enclose something with the name on it, however small.',
      'Photograph the envelope going into the box, and start counting the days.',
      'Publish the answer as it comes, or the silence after six weeks, with equal good cheer.',
    ],
    callsToAction: [
      'Bet on the number of days until they reply.',
      'Related to the namesake? Then this letter is for you.',
      'Tell us after whom you were named, and whether they knew.',
    ],
    tasks: [
      'Trace an address at the far end',
      'Write the letter, and have somebody else read it',
      'Agree on what to do if the answer is no',
    ],
    objections: ['Nobody will ever write back.'],
    formats: ['social', 'podcast', 'email', 'linkedin'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'the-names-that-lost',
    pillar: 'offer',
    stage: 'discover',
    question: 'What else might it have been called?',
    needs: { types: ['name-origin'], concepts: [] },
    titles: [
      'It was nearly called something else. The runners-up, in order of regret',
      'Crossed off at {brand}: every name that did not make it onto the sign',
      'Thank goodness it was not that one. {brand} opens the list of also-rans',
    ],
    why: 'A name feels inevitable once it is painted up. The rejected ones bring back the evening when it might have gone either way, and readers adore being consulted too late.',
    angle:
      'Grieve for each of them in a line. There must be one that was far worse, one that was arguably better, and one that nobody will admit to having proposed.',
    beats: [
      'Sit the people who were there round a table, and have them recall as many as they can.',
      'Demand evidence: a napkin, an e-mail at midnight, a domain that is still being paid for.',
      'Say in a few words what spoke against each, from a rude meaning abroad to an aunt of that name.',
      'Come to the winner last, with the reason as your own words have it.',
      'Mock up the sign with the runner-up on it, and hang it for an afternoon.',
    ],
    callsToAction: [
      'Which would you have voted for? The ballot is closed, but do say.',
      'Tell us what you were nearly called.',
      'Find a worse one. We doubt that you can.',
    ],
    tasks: [
      'Dig for the original list',
      'Check that none of the also-rans belongs to somebody by now',
      'Print the mock sign on paper',
    ],
    objections: ['That is only of interest to those who were there.'],
    formats: ['linkedin', 'social', 'podcast'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'told-by-three-who-differ',
    pillar: 'community',
    stage: 'discover',
    question: 'Does everybody there tell it the same way?',
    needs: { types: ['name-origin'], concepts: [], never: grave },
    titles: [
      'One origin, three tellers, and the point at which they part company',
      'Told separately at {brand}: who was there, who was told, who always wondered',
      'Ask three people at {brand} for it, and you take home three stories',
    ],
    why: 'A story about a name is polished each time that somebody tells it. Heard three times over, it shows what is solid and where the polish begins, and that is as good as a detective story.',
    angle:
      'Keep the tellers apart until the end. Nobody is to be caught out: a detail that only one of them has may be the truest of all.',
    beats: [
      'Choose one who was there at the time, one who joined much later and one who has merely heard it across the counter.',
      'Record each alone for two minutes, with the same opening: how did it come by that name?',
      'Cut the three together, so that every sentence is carried on by somebody else.',
      'Stop the film where they contradict one another, and hold up whatever evidence there is.',
      'Bring the three into one room for the last half-minute, and let them fight it out.',
    ],
    callsToAction: [
      'Whose version do you believe?',
      'Heard a fourth one? We are all ears.',
      'Tell us how your own family came by its name.',
    ],
    tasks: [
      'Find the three, and keep them from comparing notes',
      'Collect the evidence beforehand',
      'Correct your own page if the oldest teller knew better',
    ],
    objections: ['Then in the end it is not even true.'],
    formats: ['video', 'social', 'email'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },

  {
    id: 'read-off-the-sign',
    pillar: 'proof',
    stage: 'consider',
    question: 'What does that name make other people think of?',
    needs: { types: ['name-origin'], concepts: [] },
    titles: [
      'A dozen people read it aloud, and no two of them say it alike',
      'Hand over the sign, start the camera: {brand} hears itself from other mouths',
      '{brand} spells it out for strangers, and listens to what they think it means',
    ],
    why: 'Those who gave the name have not really heard it for years. Fresh voices stumble, guess and free-associate, and let everybody who was unsure of it off the hook.',
    angle:
      'A quick sequence of faces, with no quiz-show music. The real origin appears only once, as a caption under the person who came nearest by accident.',
    beats: [
      'Print the name on a board, without a logo or a colour that would give anything away.',
      'Approach a dozen passers-by of every age, and record the first attempt at saying it.',
      'Ask what sort of thing it might belong to, and let them elaborate.',
      'Sort the guesses by distance from the truth, furthest first.',
      'Return the favour: tell each where it comes from, and film how their eyebrows take it.',
    ],
    callsToAction: [
      'Say it out loud now. Were you right?',
      'What did it make you think of, honestly?',
      'Record yourself, and send it over.',
    ],
    tasks: [
      'Paint or print the board',
      'Carry consent slips in your pocket',
      'Agree among yourselves how it is pronounced, before anyone asks',
    ],
    objections: ['You are making fun of people who read it wrong.'],
    formats: ['video', 'podcast', 'social'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
]
