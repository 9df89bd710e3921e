// Moves on a place by its name: how one gets there, what it sounds like, what it was and what it lacks.
import type { Entry } from '../entry.ts'

export const placeCloseToMoves: readonly Entry[] = [
  {
    id: 'directions-from-somebody-local',
    pillar: 'offer',
    stage: 'decide',
    question: 'How would somebody from there tell me the way?',
    needs: { types: ['place'], concepts: [] },
    titles: [
      'Left at the tree that is gone: {place} as locals tell you the way',
      'Switch the satnav off. {brand} collects five sets of directions for {place}',
      'The last mile in {place}, by somebody who has explained it a thousand times',
    ],
    why: 'The map gets people to within a street, and the last stretch costs them their temper. Local directions also reveal what a place believes to be worth noticing.',
    angle:
      'Record them exactly as spoken, with the tree that came down in the storm and the pub with a new name. Usefulness and comedy lie on the same road.',
    beats: [
      'Stop five people in {place}, and ask each the way to the same spot.',
      'Draw all five on one sheet in different colours, misremembered corners and all.',
      'Walk the strangest of them, and time it against the plain one.',
      'Photograph the three landmarks that everyone mentioned.',
      'Finish with the version that you will give out from now on, including where to park, wait or sit down.',
    ],
    callsToAction: [
      'Send us your own version, gone landmarks welcome.',
      'Save the sheet before you set out.',
      'Got lost? We want to know at which corner.',
    ],
    tasks: [
      'Choose the spot to which everyone is asked the way',
      'Check the recommended version with a wheelchair or a pram in mind',
      'Copy the words onto your page of directions',
    ],
    objections: ['My telephone knows the way.'],
    formats: ['social', 'video', 'email', 'blog'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'with-eyes-shut',
    pillar: 'season',
    stage: 'discover',
    question: 'What does it sound like round there?',
    needs: { types: ['place'], concepts: [] },
    titles: [
      'Eyes shut in {place}: six sounds, a minute apiece, and no commentary',
      '{place} by ear, from the first delivery to the last dog',
      'Can you tell where this was recorded? {brand} opens a window on {place}',
    ],
    why: 'Pictures of a place all look like pictures. A shutter, a till, rain on one particular roof: sounds take people there before they have time to form an opinion.',
    angle:
      'Listen for what would be missed if it stopped. One of the six may be your own, and no more than that, since the piece belongs to {place}.',
    beats: [
      'Ask four people who live or work there which sound tells them the time of day.',
      'Go out with a telephone and a sock over the microphone, at the hours they named.',
      'Keep every take whole, with the passing car that spoils it.',
      'Number the six, and hide what they are behind a fold or a click.',
      'Let somebody who has moved away guess them, and record the guess that made them homesick.',
    ],
    callsToAction: [
      'Write down your six guesses, and then look.',
      'Send in a sound of yours from the same streets.',
      'Play it to somebody who used to live there.',
    ],
    tasks: [
      'Plan the six around one day',
      'Check that no private conversation can be made out',
      'Describe each in words for those who cannot hear it',
    ],
    objections: ['Noise is noise.'],
    formats: ['podcast', 'social', 'video'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'from-the-same-spot-as-then',
    pillar: 'people',
    stage: 'return',
    question: 'What was there before?',
    needs: { types: ['place'], concepts: [] },
    titles: [
      'Same spot, same angle: {place} in an old photograph and again last week',
      'Hold the old picture up and line up the roofs: {place}, then and this month',
      'Stand here. {brand} finds where a photographer once stood in {place}',
    ],
    why: 'Nothing stops a passer-by like a familiar corner with the wrong shop in it. Whoever puts the two pictures together becomes, for that afternoon, the memory of the place.',
    angle:
      'Precision is everything: the same kerb, the same height, if possible the same hour. Then say nothing, and let the older readers do the talking.',
    beats: [
      'Borrow a street picture from an archive, an album or the back room of the pub.',
      'Hunt for the exact spot with a printout at arm’s length, and take the new one from it.',
      'Lay the two side by side, and mark the single thing that is in both.',
      'Carry them to three people over seventy, and take down the names of everyone they recognise.',
      'Establish what stood, grew or happened where you yourselves are now.',
    ],
    callsToAction: [
      'Look in the album for a street that we could stand in.',
      'Who is the person by the lamp post?',
      'Find the thing that has not changed, before we tell you.',
    ],
    tasks: [
      'Clear the use of the old picture with whoever owns it',
      'Print it at a size that can be held up',
      'Wait for the right light',
    ],
    objections: ['I moved here last year. It means nothing to me.'],
    formats: ['social', 'email', 'blog', 'events'],
    objectives: ['inspire', 'educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'what-is-missing-there',
    pillar: 'community',
    stage: 'consider',
    question: 'What do the people there say they lack?',
    needs: { types: ['place'], concepts: [] },
    titles: [
      'A bench, a bus, a proper bun: what people in {place} say is missing',
      'Three wishes for {place}, and which of the three could be granted soonest',
      '{brand} asks around {place} what it lacks, and takes on the smallest item',
    ],
    why: 'A firm that only ever says what it has got to offer is one more poster. One that asks what is missing, and then puts up a bench, has joined the place.',
    angle:
      'Keep your own trade out of the question, and accept whatever comes. The piece earns its keep through the one small thing that gets done and can be sat on.',
    beats: [
      'Ask a dozen people in {place} to finish the sentence "If only there were…", and write the endings on a map.',
      'Group them by size: an afternoon’s work, a year’s, a council’s.',
      'Pick one from the first group, and find two others to do it with.',
      'Record the doing of it in six pictures, rain included.',
      'Hand on the rest of the map, in person, to whoever can do the larger ones.',
    ],
    callsToAction: [
      'Finish the sentence for your own corner.',
      'Lend us a spade for an afternoon.',
      'Claim another from the first group.',
    ],
    tasks: [
      'Walk round with a map and a pencil',
      'Ask for leave before putting anything up',
      'Agree on a day with the two helpers',
    ],
    objections: ['That is what we have a council for.'],
    formats: ['linkedin', 'events', 'blog', 'social'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
]
