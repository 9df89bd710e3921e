// Moves on a sentence of the brand's own that sets one thing against another: than, rather than, and not.
import type { Entry } from '../entry.ts'

/** What nobody would make a game of. */
const grave = [
  'abuse',
  'ambulance',
  'bereavement',
  'cancer',
  'death',
  'die',
  'emergency',
  'funeral',
  'grief',
  'suicide',
]

export const comparisonMoves: readonly Entry[] = [
  {
    id: 'turned-round-on-purpose',
    pillar: 'proof',
    stage: 'discover',
    question: 'Is it not the other way round?',
    needs: { types: ['comparison'], concepts: [], never: grave },
    titles: [
      'Turned round, to see who at {brand} protests first',
      'One sentence of ours with its two sides swapped, and the faces of those who heard it',
      '{brand} swaps the halves of a sentence and waits for somebody to object',
    ],
    why: 'People explain a thing best at the moment they hear it got wrong. What they blurt out then, at a bench or a desk, beats any paragraph written in advance.',
    angle:
      'Film the protest and not the lecture. Whoever interrupts has the floor, and it ends when somebody has said why in words you would not have chosen.',
    beats: [
      'Rewrite the sentence so that the two things change places and all else stays as it was.',
      'Read this version, deadpan, to four people who should know, one after another, and keep filming until each has noticed.',
      'Try it on somebody from outside as well, and be glad if they see nothing wrong, since that is what still needs explaining.',
      'Cut the first words of every protest together, then give the clearest of them room to finish.',
      'Strike the swapped version through wherever it appears on the screen, and close on the true one.',
    ],
    callsToAction: [
      'Be honest: did you notice before they did?',
      'Turn round a sentence from your own place of work and watch who speaks up.',
      'Tell us how you would have put it.',
    ],
    tasks: [
      'Practise the swapped sentence until you can keep a straight face',
      'Arrange for nobody to warn the others',
      'Ask everyone in the film for their consent once they know',
    ],
    objections: ['It would never occur to anybody to think the opposite.'],
    formats: ['video', 'social', 'podcast'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'the-third-that-was-left-out',
    pillar: 'expertise',
    stage: 'decide',
    question: 'Are there only those two?',
    needs: { types: ['comparison'], concepts: [] },
    titles: [
      'And what of a third? {brand} adds what the sentence leaves out',
      'Two things weighed against each other, and the one nobody at {brand} had put in',
      'Neither of the two: a fair word for whatever our own comparison forgot',
    ],
    why: 'Whoever sets two things against each other makes all the rest disappear. The person reading may well be thinking of a third, and wondering why nobody brings it up.',
    angle:
      'Be the one who brings it up. It may be waiting, doing nothing, something in between or simply the next in line, and it gets a fair paragraph whether or not you gain by it.',
    beats: [
      'Underline the two things that the sentence compares, and draw an empty bracket beside them.',
      'Ask a colleague, somebody you serve and somebody who decided against you what belongs in the bracket.',
      'Choose the answer that suits you least, and find out for whom it is right.',
      'Put all three in an order, with the reason for each place.',
      'Admit what you would need to know of a person’s own case before you could be sure of that order.',
    ],
    callsToAction: [
      'Fill in the bracket for yourself and show us.',
      'Tell us what you were weighing up when you came across this.',
      'Send it to somebody who is stuck between two things.',
    ],
    tasks: [
      'Ask three people and write down their exact words',
      'Have the paragraph on the third read by somebody who would choose it',
      'Draw the sentence with its brackets as a picture',
    ],
    objections: ['You will still put your own first.'],
    formats: ['linkedin', 'blog', 'email'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'pick-a-wall',
    pillar: 'community',
    stage: 'consider',
    question: 'Which would other people say?',
    needs: { types: ['comparison'], concepts: [], never: grave },
    titles: [
      'Pick a wall: an evening at {brand} with two sides to everything',
      'Left wall or right wall? {brand} has a roomful choose before anything is explained',
      'Stand by the wall you believe in, and cross over when somebody persuades you',
    ],
    why: 'On a page, a comparison is over in a second. In a room, with a neighbour standing on the other side of it, it becomes the friendliest kind of argument.',
    angle:
      'Hold the verdict back until everybody has moved. Those who cross over halfway are the heroes of the evening, so find out what did it.',
    beats: [
      'Write the two things from the sentence on two large sheets, without a hint of which it favours, and hang them on facing walls.',
      'Prepare five more pairs out of your own working week, the last of which has no right answer.',
      'Give each side one minute to win people over, and count heads before and after.',
      'Close each round with a word from the colleague who has to deal with it, and something to pass along the rows.',
      'Show both counts, round by round, to whoever could not come.',
    ],
    callsToAction: [
      'Bring somebody who never agrees with you.',
      'Vote from home: left or right, and one line on why.',
      'Propose a pair for the next evening.',
    ],
    tasks: [
      'Clear a room with two bare walls, or a yard with two trees',
      'Choose six pairs and try them on the family first',
      'Appoint one person to count heads',
    ],
    objections: ['I do not know enough to choose.'],
    formats: ['events', 'social', 'linkedin'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'before-i-knew-better',
    pillar: 'people',
    stage: 'return',
    question: 'Did they always see it like that?',
    needs: { types: ['comparison'], concepts: [] },
    titles: [
      'Three voices from {brand} on what they used to think',
      'Before I came to {brand}, I would have guessed otherwise: three short confessions',
      'The new one, the old hand and the one with doubts, all asked about one sentence',
    ],
    why: 'How somebody came round to a thing is worth more to a listener than the thing itself. It tells all who are new to it that nobody was born knowing.',
    angle:
      'Ask for the moment it happened: a job, a remark, a mistake. Arguments can wait, and whoever still has doubts gets as long as the other two.',
    beats: [
      'Put the sentence to the person who joined last, and ask what they would have said in their first week.',
      'Get the one who has been there longest to name the day, the place or the colleague that settled it for them.',
      'Seek out whoever would word it more carefully, and let them reword it.',
      'Leave each voice its own way of talking; it should sound like three people and not like a firm.',
    ],
    callsToAction: [
      'Tell us what you took for granted before your first visit.',
      'Who should we ask next? One name is enough.',
      'Listen first, then ask the same of somebody you work with.',
    ],
    tasks: [
      'Find three people, with a supplier or a regular among them if you are few',
      'Record ten minutes with each and keep two',
      'Play all three the finished piece before it goes out',
    ],
    objections: ['They will say whatever the boss wants to hear.'],
    formats: ['podcast', 'linkedin', 'video', 'blog'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'a-question-to-ask-anywhere',
    pillar: 'offer',
    stage: 'decide',
    question: 'What should I be asking when I ring round?',
    needs: { types: ['comparison'], concepts: [] },
    titles: [
      'One question to ask anywhere, {brand} included',
      'What somebody from {brand} would ask in your shoes, in one line to copy out',
      'Put this to three places, {brand} among them, and lay the answers side by side',
    ],
    why: 'A comparison helps only those who can make it for themselves. People who ring round seldom know what to ask, and one good question sorts the answers for them.',
    angle:
      'Make the sentence into a question that does not give away the answer you hope for. Then be the first to answer it, on the record, as if a stranger had rung.',
    beats: [
      'Strip the verdict out of the sentence until an open question is left that can be said in one breath.',
      'Ring a friend from another trade and ask it cold, to hear whether it makes sense without you.',
      'Describe how a good answer sounds, how an evasive one sounds, and which honest answer might differ from yours.',
      'Sign your own answer, three lines at most, with the name of whoever picks up when people ring.',
      'Set the question by itself at the foot, in large type, to be cut out or copied.',
    ],
    callsToAction: [
      'Ask us first, and notice how long we take.',
      'Copy it on to the note you keep beside the phone.',
      'Forward it to somebody who has calls to make this week.',
    ],
    tasks: [
      'Write ten versions of the question and keep the shortest',
      'Agree the answer with whoever takes the calls',
      'Send it to yourself and read it on a telephone',
    ],
    objections: ['You only teach people the question that suits you.'],
    formats: ['email', 'social', 'blog', 'linkedin'],
    objectives: ['educate', 'inform'],
    sensitivity: 'none',
  },
]
