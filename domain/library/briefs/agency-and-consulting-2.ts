// Briefs for agencies and consultants on made things, small firms, selling seasons, forms that exclude and the telephone.
import type { Brief } from '../brief.ts'
import { lemmas } from '../lemmas.ts'

export const agencyBriefsTwo: readonly Brief[] = [
  {
    id: 'the-ones-that-lost',
    themes: ['books-and-arts'],
    trades: ['agency-and-consulting'],
    moods: ['celebrate', 'awareness'],
    stage: 'discover',
    question: 'What happens between the first sketch and the thing itself, and may I say no?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        design logo brand illustration film video copywriting animation website architect drawing identity
        photography print brochure creative sketch script concept translation explainer product plan extension
      `),
      never: ['memorial', 'hosting', 'seo', 'funeral'],
    },
    titles: [
      'The ones that lost: {brand} hangs up its rejected drafts for {occasion}',
      'Version nine was the one. Versions one to eight of {label}, for {occasion}',
      'Out of the bin and on to the wall: an evening with the failures behind {label}',
    ],
    why: 'Days such as {occasion} show finished work behind glass. Those who may commission some want to see what comes before, and whether they will be allowed to refuse.',
    angle:
      'Exhibit the refusals. A wrong turn, with the client’s remark beside it, explains {label} better than the polished piece, which stays face to the wall until the end.',
    beats: [
      'Gather drafts made for {label} that were turned down, from three clients who agree to it and from your own drawers.',
      'Hang them in the order of their making, each with the remark that finished it off.',
      'Give every visitor three red dots to stick on whatever they would have kept.',
      'Turn the finished piece round at the end of the evening, and hear the client on the choice.',
      'Caption the loser with the most dots, with the quoted line set beneath it.',
    ],
    callsToAction: [
      'Come and rescue one with a red dot.',
      'Bring a draft of your own that was turned down.',
      'Stick your dots from afar: the wall is online for a week.',
    ],
    production: [
      { weeksBefore: 8, task: 'Ask three clients whether their rejected drafts may be shown' },
      { weeksBefore: 6, task: 'Clear the rights in pictures, music and typefaces' },
      { weeksBefore: 5, task: 'Choose the wall, and count how many people fit in front of it' },
      { weeksBefore: 3, task: 'Write the captions, and have the clients approve them' },
      { weeksBefore: 2, task: 'Send the invitations' },
      { weeksBefore: 0.5, task: 'Hang the drafts, and put the same wall online' },
    ],
    objections: ['Why should I pay for eight tries that went wrong?'],
    formats: ['events', 'social', 'blog'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
  {
    id: 'one-question-each-at-a-trestle-table',
    themes: ['small-business'],
    trades: ['agency-and-consulting'],
    moods: ['celebrate'],
    stage: 'discover',
    question: 'Whom could I ask, without it turning into a project?',
    needs: {
      types: ['place'],
      concepts: lemmas(`
        studio office base business local agency consultancy team independent serve company town community county firm owner
        marketing hr design region enterprise
      `),
      never: ['hospital', 'war', 'registered', 'grave'],
    },
    titles: [
      'A trestle table in {place}: one question each, for a single hour, for {occasion}',
      '{brand} sits down outdoors in {place} with an egg timer, for {occasion}',
      'Too small for a meeting? {place} asks it anyway, across a folding table',
    ],
    why: 'Owners in {place} carry questions too small for a meeting and too knotty for the evening. In the weeks of {occasion} they are told to stand by one another, and an hour at a table is a way of doing it.',
    angle:
      'Help with one thing, and let go. Nobody is handed a leaflet or rung up afterwards: the answer goes home on a postcard, and that is the end of it.',
    beats: [
      'Borrow a table and two chairs for an hour where owners in {place} pass anyway: the market, the library, the sorting office.',
      'Fix the quoted sentence to the front of the table, so that people can see who is sitting there and why.',
      'Allow each person one question and seven minutes by an egg timer.',
      'Write the answer on a postcard, and name somebody better placed whenever it is not your field.',
      'Keep a tally of subjects on a blackboard, without names, and publish it with the question that stumped you.',
    ],
    callsToAction: [
      'Bring one question and something to lean on.',
      'Stuck behind the counter? Post the question, and an answer will come back.',
      'Pass the hour on to a neighbour who never asks.',
    ],
    production: [
      { weeksBefore: 7, task: 'Ask the market office or the library for a pitch, and check the insurance' },
      { weeksBefore: 5, task: 'Invite two neighbours from other trades to share the table' },
      {
        weeksBefore: 4,
        task: 'Agree on what nobody should answer on the spot, and where to send people instead',
      },
      { weeksBefore: 3, task: 'Order postcards, and borrow a blackboard' },
      { weeksBefore: 2, task: 'Go from door to door with the date and the hour' },
      { weeksBefore: 0.5, task: 'Post the place, the hour and the rule of one question' },
    ],
    objections: ['Advice that costs nothing is worth as much.'],
    formats: ['events', 'linkedin', 'social'],
    objectives: ['inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'the-last-one-laid-out',
    themes: ['festive', 'sale-days'],
    trades: ['agency-and-consulting'],
    moods: ['celebrate'],
    stage: 'consider',
    question: 'Did what we sent out last time do any good at all?',
    needs: {
      types: ['labelled-price'],
      concepts: lemmas(`
        campaign email social advertise website print photography launch newsletter content marketing video
        ppc seo design copywriting media post google brochure retainer christmas plan product
      `),
      never: ['funeral', 'hosting', 'wedding', 'recruit', 'accountant'],
    },
    titles: [
      '{occasion}, last time round: six messages, and a use for {label}',
      'Late, early, unopened: {brand} lays out an old campaign before {occasion}',
      'One shop, one shoebox of old posts, and a fair trial of {label} at {amount}',
    ],
    why: 'Before {occasion}, every firm with something to sell writes to the same people in much the same words. Last year’s messages lie in a folder, and hardly anybody has read them in a row.',
    angle:
      'Look back before you propose anything. One willing client, six old messages and their real figures argue better for {label}, or against it, than a forecast.',
    beats: [
      'Find a client who will show what they sent and posted the last time, with dates and results.',
      'Lay the six out as customers received them, and note beneath each what it asked people to do.',
      'Get three of those customers to say which they remember, before you remind them.',
      'Mark in red what came too late, and in blue what nobody would have missed.',
      'Decide with the client what of {label} for {amount} is worth having, and what can be done at a kitchen table.',
    ],
    callsToAction: [
      'Lay out your own six before you write a seventh.',
      'Send us the message you are proud of and the one you would bury.',
      'Take a red pencil to last year first.',
    ],
    production: [
      { weeksBefore: 8, task: 'Choose the client, and agree which figures may be shown' },
      { weeksBefore: 7, task: 'Collect the old messages with their dates and results' },
      { weeksBefore: 6, task: 'Talk to three customers, and take down their answers' },
      { weeksBefore: 5, task: 'Photograph the table with its red and blue marks' },
      { weeksBefore: 4.5, task: 'Have the client approve every figure' },
      { weeksBefore: 4, task: 'Send the piece while there is time to act on it' },
    ],
    objections: ['Last year was different, and so will this one be.'],
    formats: ['email', 'video', 'linkedin'],
    objectives: ['educate', 'inform'],
    sensitivity: 'money',
  },
  {
    id: 'six-people-and-one-form',
    themes: ['inclusion'],
    trades: ['agency-and-consulting'],
    moods: ['celebrate', 'awareness'],
    stage: 'discover',
    question: 'Is there a box on their form for somebody like me?',
    needs: {
      types: ['process', 'statement', 'rule'],
      concepts: lemmas(`
        user accessible inclusive test form usable research recruit candidate plain jargon screen reader caption contrast bias
        barrier neurodiverse interview diversity equality
      `),
      never: ['funeral', 'cookie', 'covid', 'blood', 'tooth'],
    },
    titles: [
      'Six people and one form: where {brand} loses each of them, for {occasion}',
      'No box for me: a form of our own is filled in aloud ahead of {occasion}',
      'Please tick one. {brand} asks six people to try, and keeps quiet',
    ],
    why: 'Hardly anyone complains about a form. People for whom it has no box, no room or no sense simply stop, and around {occasion} firms ask themselves whom they never hear from.',
    angle:
      'Use your own form, and no client’s. Sit beside them, say nothing, and publish the sheet with the pencil marks.',
    beats: [
      'Pick the form through which people reach you: an enquiry, an application, a booking.',
      'Invite six whom it may not fit: a long name, two languages, a screen reader, no fixed address, eighty years, one thumb.',
      'Watch where the pencil or the cursor stops, and note the word and the second.',
      'Compare what you saw with the quoted sentence, and admit where you fall short of it.',
      'Rebuild the form in the same week, and list the fields that turned out to be needed by nobody.',
    ],
    callsToAction: [
      'Fill in your own form with your left hand.',
      'Tell us at which word you would have stopped.',
      'Leave out one field this week.',
    ],
    production: [
      { weeksBefore: 6, task: 'Invite six people at a proper fee, and ask what each needs to take part' },
      { weeksBefore: 5, task: 'Sit through the six attempts, one a day' },
      { weeksBefore: 4, task: 'Sort the stops by cause, and rebuild the form' },
      { weeksBefore: 2.5, task: 'Get two of the six to try the new one' },
      { weeksBefore: 1.5, task: 'Agree with each of them on what is shown, and under which name' },
      { weeksBefore: 0.5, task: 'Publish both forms side by side, in text that a screen reader can follow' },
    ],
    objections: ['We have never had a complaint.'],
    formats: ['social', 'linkedin', 'blog'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'ringing-our-own-number',
    themes: ['trade-week'],
    trades: ['agency-and-consulting'],
    moods: ['celebrate', 'awareness'],
    stage: 'use',
    question: 'If I rang now, would anybody be there?',
    needs: {
      types: ['hours'],
      concepts: lemmas(`
        open phone line monday tuesday wednesday thursday friday weekday office call support advice helpdesk hour available team
        contact consultant answer
      `),
      never: ['shop', 'showroom', 'funeral', 'bar'],
    },
    titles: [
      'Five calls to ourselves within {hours}: a log for {occasion}',
      'Who picks up at {brand}, in what mood? Five test calls before {occasion}',
      'Published: {hours}. When do people really ring?',
    ],
    why: 'Ahead of {occasion}, firms thank their clients and promise to listen. A client in a fix has a simpler test: ring within the hours on the website, and count.',
    angle:
      'Test yourselves before a stranger does, and take it with humour. The worst call makes the best minute, so long as whoever took it agrees and the arrangements are blamed first.',
    beats: [
      'Treat {hours} as a promise, and fix five moments within it: the first minute, lunch, the team meeting, a Friday, the last minute.',
      'Let five friends of the firm ring with small but real questions.',
      'Log the rings, the voices, the handing on and the time until there was an answer.',
      'Go through the log with those who picked up, before anyone else sees it.',
      'Change one thing: who covers lunch, what the recording says, or the hours themselves.',
    ],
    callsToAction: [
      'Ring your own number at five to one.',
      'Tell us when you tried and nobody answered.',
      'Ask for the log sheet, and copy it.',
    ],
    production: [
      { weeksBefore: 5, task: 'Tell the team that test calls are coming, and not when' },
      { weeksBefore: 4, task: 'Find five callers, and write five small questions with them' },
      { weeksBefore: 3.5, task: 'Make the calls in the course of one week' },
      { weeksBefore: 2.5, task: 'Discuss the log with everyone who picked up' },
      { weeksBefore: 1.5, task: 'Put the one change into practice' },
      { weeksBefore: 0.5, task: 'Publish the log with the change' },
    ],
    objections: ['Everybody writes emails nowadays.'],
    formats: ['linkedin', 'social', 'podcast'],
    objectives: ['entertain', 'inform'],
    sensitivity: 'none',
  },
]
