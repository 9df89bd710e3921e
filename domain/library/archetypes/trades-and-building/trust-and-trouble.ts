// What people ask because they have been let down before: badges, reviews, guarantees, snags, and what happens when two sides fall out.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const trustAndTrouble: readonly Entry[] = [
  {
    id: 'what-is-a-badge-worth',
    pillar: 'proof',
    stage: 'consider',
    question: 'Anyone can put a badge on a van. How do I know yours is real?',
    needs: {
      types: ['award', 'statement', 'customer-question'],
      concepts: lemmas(`
        approved accredited registered member federation guild scheme trader trustmark trade association
        mark chartered master contractor gas safe niceic napit rics checkatrade oftec fensa hetas
        regulated bafe
      `),
      never: lemmas(`
        award shortlisted finalist smell review check keep deposit
      `),
    },
    titles: [
      'Look it up with us: {brand} types its own name into the register, live',
      'The badge on the van, and the person at {brand} who had to earn it',
      'Somebody came with a clipboard. {brand} on what was checked and what was not',
    ],
    why: 'Rows of small logos all look alike, and most people have never clicked on one. Being shown how to check takes half a minute and works on every firm they will ever let in.',
    angle:
      'Teach the check and let your own case be the example. Be frank about what the badge does not cover, for that is the part which nobody else will mention.',
    beats: [
      'Start at a blank screen, go to the body’s own site and not to yours, and find the entry with viewers watching.',
      'Compare what is on the page with what is on the van: name, trade, dates, and which kinds of work it holds for.',
      'Interview the person who sat the assessment about the question or the job on which they sweated.',
      'Explain who may complain to that body, what it can do about it, and what it cannot.',
      'Show how a copied badge looks, one that leads nowhere when it is clicked.',
    ],
    callsToAction: [
      'Check us first, then check the other two on your list.',
      'Ask whoever comes to the door for their card, and read the back of it.',
      'Click on the badge. If it goes nowhere, tell us, and do not ring anyone who wears it.',
    ],
    tasks: [
      'Look up your own entry and mend whatever is out of date',
      'Read the rules on showing the badge in a film',
      'Write down which kinds of work it is for',
    ],
    objections: ['They pay for those.', 'My uncle had no badge and never had a leak.'],
    formats: ['linkedin', 'video', 'social'],
    objectives: ['educate', 'inform'],
    sensitivity: 'legal',
  },
  {
    id: 'what-does-the-guarantee-leave-out',
    pillar: 'proof',
    stage: 'decide',
    question: 'What will your guarantee say no to when I come to use it?',
    needs: {
      types: ['guarantee'],
      concepts: lemmas(`
        guarantee guaranteed year workmanship work part labour insurance-backed manufacturer product
        install material roof window boiler door panel fault defect lifetime written transferable rot
        against fit come carry
      `),
      never: ['delivery', 'price', 'quote'],
    },
    titles: [
      'Claiming on the guarantee, acted out at {brand} from the phone call on',
      'Part, labour, the wet ceiling below: {brand} sorts a guarantee into boxes',
      'Four ways to lose a guarantee without noticing, as {brand} would list them',
    ],
    why: 'A number of years is easily printed. A buyer who has been caught before wants to know whose promise it is, what keeps it alive and whether it goes with the house.',
    angle:
      'Make the claim before the sale. Act out the phone call of someone whose job has failed and let every awkward answer stand, since a guarantee is only as good as its second page.',
    beats: [
      'Put on the table the paper itself, every page, and let a newcomer read it aloud and stop where it gets foggy.',
      'Sort the cover into three boxes, the thing, the fitting of it and the damage it does to something else, and see which box stays empty.',
      'Work through a made-up claim by telephone, with the date, the photographs and the visit, and note whoever has to pay for the visit.',
      'List the ways people lose it without knowing, such as a missed service, somebody else’s repair or a form that was never sent back.',
      'Finish with two hard ones: what becomes of it if the house is sold, and what if the firm is.',
    ],
    callsToAction: [
      'Read the second page before you sign, and ring about any line in it.',
      'Send the form back today if it is still in the kitchen drawer.',
      'Write the date it runs out on the thing itself, in pencil.',
    ],
    tasks: [
      'Get the wording of the guarantee, and of the maker’s if there is one',
      'Play a claim through with whoever would really take it',
      'Ask an adviser which rights a customer has beside it, and add a line on that',
    ],
    objections: ['There is always a clause.', 'It is worth nothing if you go bust.'],
    formats: ['podcast', 'video', 'blog'],
    objectives: ['inform', 'educate', 'entertain'],
    sensitivity: 'legal',
  },
  {
    id: 'who-comes-back-for-the-snags',
    pillar: 'proof',
    stage: 'use',
    question: 'Once you have been paid, who comes back for the bits that are not right?',
    needs: {
      types: ['guarantee', 'promise', 'process', 'customer-question'],
      concepts: lemmas(`
        snag return back right wrong satisfied happy aftercare final walk handover correct rectify
        remedy follow-up issue problem list question
      `),
      never: lemmas(`
        quote money order goods hour email workshop deposit stage payment reply bathroom rain
      `),
    },
    titles: [
      'A roll of blue tape and a fussy friend: snagging day at {brand}',
      'The last two per cent. How {brand} closes a list that could go on for ever',
      'Sticky door, missed socket, drip: what {brand} does with the small stuff',
    ],
    why: 'A job is judged by its last week. Many customers keep a silent list on the back of an envelope, and are told about it by everyone except the firm that could strike it off.',
    angle:
      'Invite the fault-finding instead of waiting for it. A firm that hands over the tape and says "go on" has nothing to hide, and gets one list instead of nine phone calls.',
    beats: [
      'Give the customer a roll of tape and ten minutes alone, then let the fussiest friend they have do the same.',
      'Go round after them with whoever did the work, and sort each mark into today, next visit, or how the material behaves.',
      'Photograph three marks of the last sort, such as a hairline in new plaster or a knot in oak, and explain why they are left to settle first.',
      'Put a date and a name against every line, and show the sheet again with the lines struck through.',
      'Mention how long after the end a new line may still be added, in the words you use for it.',
    ],
    callsToAction: [
      'Write one list and not nine texts, and send it on a Friday.',
      'Stick tape on everything that bothers you. We will not take it personally.',
      'Wait for the heating to have been on a month, then look again.',
    ],
    tasks: [
      'Choose a job that is about to finish and ask for consent',
      'Buy tape that comes off new paint',
      'Check what your paperwork says about the time for snags',
    ],
    objections: ['You never see them again.', 'They say it is within tolerance.'],
    formats: ['video', 'social', 'email', 'blog'],
    objectives: ['inform', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'what-if-we-fall-out-halfway',
    pillar: 'proof',
    stage: 'consider',
    question: 'What happens if we fall out halfway through, with the roof off?',
    needs: {
      types: ['statement', 'promise', 'customer-question'],
      concepts: lemmas(`
        complaint dispute ombudsman resolve resolution mediation arbitration wrong insured liability
        indemnity contract code conduct damage problem conciliation protection protected happen question
      `),
      never: lemmas(`
        door open rains plan wall storm water boiler leak smell insurance-backed burglary
      `),
    },
    titles: [
      'A row, rehearsed: {brand} plays both sides of a job that has gone sour',
      'The page of the contract {brand} hopes you will never have to read aloud',
      'Who is rung first, who decides, who pays? {brand} on a falling-out at half time',
    ],
    why: 'Nobody brings it up while everyone is smiling, and by the time it is needed nobody is speaking. People about to have a wall taken down are glad when the firm mentions it first.',
    angle:
      'Be as calm as a fire drill. Describe the falling-out as something that happens to decent people on both sides, and set out the steps in order.',
    beats: [
      'Invent a believable quarrel, say a wall two inches out and a customer who has stopped the next payment, and give each side a fair paragraph.',
      'Take it down the steps you really have: site, office, whoever owns the firm, then the trade body, mediator or court, with what each costs and how long it takes.',
      'Show the insurance certificate for a second and explain in everyday words what it is for and what it is not.',
      'Say how a roof is made weathertight when work stops, because the rain does not wait for the outcome.',
      'Suggest the note both sides can write on the same day, with photographs, so that memory does not have to do the work.',
    ],
    callsToAction: [
      'Ask each firm on your list this question and see who goes quiet.',
      'Find that page of the contract before you sign the last one.',
      'Start a job diary on day one, even when everything is going well.',
    ],
    tasks: [
      'Write down the steps as they stand today and have an adviser check them',
      'Make sure the insurance certificate is in date',
      'Ask the trade body what it does and does not take on',
    ],
    objections: ['Talking about it is asking for trouble.', 'A small customer never wins.'],
    formats: ['blog', 'podcast', 'email'],
    objectives: ['inform', 'educate'],
    sensitivity: 'legal',
  },
  {
    id: 'will-you-still-be-here-when-it-leaks',
    pillar: 'proof',
    stage: 'decide',
    question: 'Will you still be about when something leaks in five years?',
    needs: {
      types: ['founded', 'anniversary'],
      concepts: lemmas(`
        establish family trade business start year local generation run firm company building plumbing
        heating roofing joinery electrical master garden serving team base window lock paint tree
      `),
      never: ['award', 'college'],
    },
    titles: [
      'A job from {year}, or as near as the book goes: {brand} looks for the damage',
      'Since {year}, a good many winters. {brand} looks up its first customers',
      'What has stood up and what has not: {years} years of {brand}, seen from a ladder',
    ],
    why: 'Firms come and go in this line of work, and a phone that rings out is every householder’s fear. A start in {year} is worth something to them only if some of the old jobs can still be looked at.',
    angle:
      'Inspect your own past as a rival would. One flaw, found and put right after all this time, does more than the anniversary could.',
    beats: [
      'Go through the oldest job book or invoice file and pick an address by a blind stab of the pencil.',
      'Knock, explain, and look at the work with the people who live there now, even if they have never heard of you.',
      'Let whoever did it, or trained with whoever did, say what they would do otherwise today and why.',
      'Put right something small on the spot if the owners let you, and have the camera on it.',
      'Answer the question straight at the end: who would come in five years, and who takes over the book.',
    ],
    callsToAction: [
      'Got something in the house with our old sticker on it? Send us a picture.',
      'Ask for an address near you where we worked long ago.',
      'Tell us who fitted yours, and whether they still pick up the phone.',
    ],
    tasks: [
      'Find the oldest job book',
      'Write to three addresses before you knock',
      'Take along the tools for a small repair',
    ],
    objections: ['Old firm, same name, new people.', 'The good ones have all retired.'],
    formats: ['podcast', 'video', 'linkedin', 'social'],
    objectives: ['inspire', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'how-many-like-mine-have-you-done',
    pillar: 'proof',
    stage: 'consider',
    question: 'How many like mine have you done, and what did you get wrong at first?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        install fit complete project home roof boiler kitchen bathroom extension window door loft
        conversion garden pump panel rewire repair property driveway restore overhaul build survey paint
        floor tree fence since
      `),
      never: lemmas(`
        review rating star staff vehicle mile stock colour showroom
      `),
      only: ['crowd'],
    },
    titles: [
      'The first was slow. What {brand} learnt on the way to {count} {noun}',
      '{count} {noun}, and the five faults that {brand} meets again and again',
      'If you put {count} {noun} in a row, which would {brand} like to do over?',
    ],
    why: 'A round figure impresses nobody who has only one house. What {count} {noun} have taught a firm, and which mistakes it no longer makes, is the use that a new customer has for the number.',
    angle:
      'Turn the figure into a list of lessons and let the early ones sting. Nobody believes a record without a bad day in it.',
    beats: [
      'Dig out photographs of an early one and a late one, and circle what is done differently.',
      'Sit the crew down and have each of them write the most common surprise on a card before anyone speaks.',
      'Turn over the cards and count: the surprise named most often leads the piece.',
      'Check how the {count} {noun} are counted, since when and whether small jobs are in it, and print that beside the figure.',
      'Let a customer from the early days tell how it was, with the grumbles left in.',
    ],
    callsToAction: [
      'Ask to see one that is like yours, on a street like yours.',
      'Tell us what is odd about your place. It may be an odd thing we know.',
      'Ask any firm what it used to get wrong, and listen for how fast the answer comes.',
    ],
    tasks: [
      'Find out how the figure is counted and by whom',
      'Collect early photographs, with leave for any home that can be recognised',
      'Give the crew twenty minutes and a pack of cards',
    ],
    objections: ['Mine is different from all of those.', 'Quantity is not quality.'],
    formats: ['linkedin', 'blog', 'social', 'video'],
    objectives: ['inspire', 'educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'are-these-reviews-real',
    pillar: 'community',
    stage: 'discover',
    question: 'Are these reviews from real people, and what did the cross ones say?',
    needs: {
      types: ['quantity'],
      concepts: lemmas(`
        review rating star recommend customer score satisfied happy repeat google independent verified
        average checkatrade trustpilot five five-star homeowner read
      `),
      only: ['crowd'],
    },
    titles: [
      'The cross ones first: {brand} takes {count} {noun} and starts at the bottom',
      '{count} {noun}, sorted by what they praise and what they never mention',
      'Worth reading or not? {count} {noun}, searched for a date, a room, a grumble',
    ],
    why: 'Readers go straight to the bad ones, to see what goes wrong and how the firm behaved. A firm that reads them out itself is more readily believed about the rest.',
    angle:
      'Start with the least kind and answer it as you would across a kitchen table. Let a reader learn how to tell a real review, yours or anybody’s.',
    beats: [
      'Read three of the harshest aloud where the crew can hear them, and record what is said next.',
      'Say for each what was true, what was done, and what you still see differently, with no sarcasm.',
      'Tally the praise by subject, such as price, tidiness, time or manners, and draw the bars.',
      'Point out three marks of a review written by somebody who was there: the month it was, the room it was in, a small complaint.',
      'Add how people are asked for one, whether anyone is left out, and whether anything is given in return.',
    ],
    callsToAction: [
      'Read the worst one first and decide how we took it.',
      'Were we in your house? Tell others what surprised you, good or bad.',
      'Ring somebody who wrote one, if they have offered it.',
    ],
    tasks: [
      'Gather all the reviews of a year from every place they stand',
      'Ask each author before a name is read out',
      'Check that what you say about asking for reviews is how it is done',
    ],
    objections: ['They write them themselves.', 'Nobody leaves a bad one until it is over.'],
    formats: ['podcast', 'social', 'email'],
    objectives: ['entertain', 'inspire', 'inform'],
    sensitivity: 'none',
  },
  {
    id: 'is-there-a-salesman',
    pillar: 'people',
    stage: 'consider',
    question: 'Will the one who sells it to me be the one who does it, or some gang I have never met?',
    needs: {
      types: ['contrast', 'promise', 'statement', 'customer-question'],
      concepts: lemmas(`
        subcontract subcontractor salesman salesmen salespeople sales commission pressure middleman
        directly employ fitter agency in-house own same person stranger call-centre centre call speak
        deal labour contractor
      `),
      never: lemmas(`
        product stock garden-centre hour emergency charge call-out register approved niceic federation
        accredited solar survey
      `),
    },
    titles: [
      'From handshake to last screw: {brand} counts the people you would meet',
      'Passed from hand to hand, a job loses something. {brand} shows what, and where',
      'Who told whom? {brand} plays pass-the-message with one customer’s wishes',
    ],
    why: 'The wish for a socket behind the bedside table gets lost between the person who sells and the person who fits. Everybody who has had a big job done can name the thing that was never passed on.',
    angle:
      'Follow one small wish through every pair of ears. Nobody is running down anyone else’s way of working; you are showing yours and where it could go wrong too.',
    beats: [
      'Choose a real wish from a finished job and write down who heard it first, who second and who carried it out.',
      'Play the game for real: whisper three such wishes from one colleague to the next and see what arrives.',
      'Draw the people on a line with their names, and mark where each is employed, hired for the day, or brought in for a trade of their own.',
      'Be open about the trades you do bring in, how long you have known them, and who answers for their work.',
      'Explain what is written on the job sheet so that a wish does not depend on a good memory.',
    ],
    callsToAction: [
      'Ask who will be at the door on the first morning, by name.',
      'Tell us the small wish twice, and watch us write it down.',
      'Ask to meet the fitter before you agree to the fitting.',
    ],
    tasks: [
      'Choose the wish and find everyone who handled it',
      'Draw the line of people on one sheet',
      'Check the terms on which outside trades come in',
    ],
    objections: ['They all say it is their own men.', 'A big firm has more people to send.'],
    formats: ['events', 'social', 'video', 'linkedin'],
    objectives: ['entertain', 'inform', 'inspire'],
    sensitivity: 'none',
  },
]
