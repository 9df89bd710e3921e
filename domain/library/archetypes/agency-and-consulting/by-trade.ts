// What is asked of one kind of adviser and not of the next: safety, staff, recruitment, press, carbon, training, figures, words.
import type { Entry } from '../../entry.ts'
import { lemmas } from '../../lemmas.ts'

export const byTrade: readonly Entry[] = [
  {
    id: 'do-we-need-all-that-paperwork',
    pillar: 'expertise',
    stage: 'consider',
    question: 'Do we really need all that paperwork at our size?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        policy handbook contract employment documentation risk assessment compliance hr safety fire
        procedure template gdpr iso statement method letter law record manual certification up-to-date
        quality
      `),
      never: lemmas(`
        cookie course hosting training website audit advice phone software marketing design line
        building corp bid
      `),
    },
    titles: [
      'How thin may the binder be? {brand} on {label} in a firm of nine people',
      'Coffee rings on the binder: which pages of {label} get opened, and when',
      'What would an inspector ask to see first? {brand} goes through {label}',
    ],
    why: 'Small employers are told that they need a binder, and also that nobody will ever open it. Which pages the rules ask for at their size, and which are merely wise, decides how much of {label} they have any use for.',
    angle:
      'Keep must and ought apart in two colours, with a source beside every must. Where it hangs on headcount or trade, say so and point to the official page.',
    beats: [
      'Put a real binder on the kitchen scales, then sort its pages into must, ought and padding with somebody qualified.',
      'Give the rule behind each must, the headcount or activity at which it begins, and the day you looked it up.',
      'Borrow a used binder from a small client and search it for thumbed pages.',
      'Turn one padded page into five sentences that a new starter would read on the first morning.',
      'State at what point a solicitor has to take over from {label}.',
    ],
    callsToAction: [
      'Weigh yours and tell us.',
      'Open your binder anywhere and read the page aloud to a colleague.',
      'Look up the headcount rules on the official website before you pay anybody.',
    ],
    tasks: [
      'Have somebody qualified sort the pages and sign the result off',
      'Date every rule that is mentioned',
      'Get the client’s leave to show their binder, without names',
    ],
    objections: ['Nobody has ever asked to see it.', 'It was copied from another firm anyway.'],
    formats: ['blog', 'email', 'linkedin'],
    objectives: ['educate', 'inform'],
    sensitivity: 'legal',
  },
  {
    id: 'what-do-you-look-at-on-a-walk-round',
    pillar: 'expertise',
    stage: 'use',
    question: 'What do you look at when you walk round our place?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        site visit inspection audit risk assessment fire safety workplace asbestos legionella noise
        ergonomic energy construction survey hazard office competent health quarter workstation display
        screen hygiene accessibility food environmental
      `),
      never: lemmas(`
        website seo mental aid course training digital policy cyber handbook event
      `),
    },
    titles: [
      '{label} in one take: {brand} comes in by the back door and looks up',
      'Do not tidy up. {brand} on why {label} should find the place as it is',
      'What the eye goes to first in {label}, filmed from the height of a hard hat',
    ],
    why: 'People sweep the yard before {label} and lie awake over what they have forgotten. Once they have followed one walk from behind the eyes of whoever does it, they can find a good deal of it alone and dread the rest less.',
    angle:
      'Have the walker think aloud and never scold. Nothing is a disgrace; a thing is put right now, put on the list, or perfectly all right.',
    beats: [
      'Strap a camera to a hard hat at a place whose owner agrees, and start outside by the bins.',
      'Speak each thought as it comes, leaving a pause in which viewers can spot the thing first.',
      'Show the wedged fire door, the trailing lead or the blocked valve with nobody’s face in the shot.',
      'Talk to someone who works there about the shortcut that makes the day bearable, and hear them out.',
      'Sort all that was seen into now, later and fine, with somebody competent to judge it.',
    ],
    callsToAction: [
      'Go round your own building by the back door tomorrow morning.',
      'Pause the film and count what you see before we say it.',
      'Send us a picture of the door that everybody wedges open.',
    ],
    tasks: [
      'Agree the route and what must not be filmed',
      'Ask everyone who might walk into the picture',
      'Have the advice in it checked before it goes out',
    ],
    objections: ['You are paid by the fault.', 'It will only be a list of what we cannot afford.'],
    formats: ['video', 'social', 'blog'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'legal',
  },
  {
    id: 'what-if-the-new-person-leaves',
    pillar: 'proof',
    stage: 'decide',
    question: 'What if the person you find us walks out after a month?',
    needs: {
      types: ['guarantee', 'promise', 'customer-question'],
      concepts: lemmas(`
        candidate placement rebate replacement refund permanent hire recruit fee leave role probation
        starter week month free person appointment search happen stay terms vacancy
      `),
      never: lemmas(`
        website course policy seo shortlist contract retainer notice resit handbook package
      `),
    },
    titles: [
      'A resignation in the fifth week: what {brand} does, and what might have helped',
      'Who pays when a new starter leaves? {brand} reads its own terms aloud',
      'The empty desk, three voices: the one who left, the employer and {brand}',
    ],
    why: 'An employer who loses somebody in the first weeks has paid twice already and reads the rebate clause in a bad mood. It is kinder to read it beforehand, together with the reasons why new people go.',
    angle:
      'Give the terms two minutes and move on. Why somebody leaves so soon is the better story, told by a person who did.',
    beats: [
      'Read your published terms aloud with every condition, and after each describe a case in which nothing would be paid.',
      'Speak to somebody who once left a job within weeks, long after the event and with nobody named.',
      'Take an employer through the first morning hour by hour, beginning with who was waiting at reception.',
      'Compare what was said at interview with what was found, as remembered from both chairs.',
      'Say which telephone calls should be made in the first month, and put a name beside each.',
    ],
    callsToAction: [
      'Ring your newest colleague’s extension and ask how it is really going.',
      'Read the rebate clause of your last search while nothing is wrong.',
      'Tell us what would have kept you in the job that you left soonest.',
    ],
    tasks: [
      'Find an early leaver who will speak, and disguise the employer',
      'Have the terms at hand in the version now in force',
      'Ask one employer for the true plan of a first morning',
    ],
    objections: ['You have had your fee by then.', 'The good ones are all in work already.'],
    formats: ['podcast', 'linkedin', 'blog'],
    objectives: ['inform', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'would-a-newspaper-care',
    pillar: 'community',
    stage: 'discover',
    question: 'Would a newspaper care about any of this?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        pr press media journalist release coverage publicity editorial communication story news
        spokesperson crisis reputation broadcast relation public retainer interview pitch campaign
        announcement newspaper radio television feature podcast outlet office
      `),
      never: lemmas(`
        social privacy design internal seo blog translation advertising poster
      `),
    },
    titles: [
      'Half a minute in front of a news desk: {label}, tried out in public',
      'A mock news conference at {brand}: what {label} can do with dull news',
      'The story you think you have, and the one {label} would send to the paper',
    ],
    why: 'Every firm believes it has a story, and most do, though seldom the one in the announcement. Hearing an editor say no across a table teaches more about {label} than a folder of cuttings.',
    angle:
      'Put a real journalist in the editor’s chair and let a great deal be turned down. Candour about dull news is the very thing you sell.',
    beats: [
      'Invite a working or retired journalist as editor, and agree that nobody is spared.',
      'Give every guest half a minute, followed by a single question, which is why today.',
      'Keep three columns on a board: yes, no, and yes if.',
      'Take one out of the third column and find before everyone’s eyes the person, the figure or the date it lacks.',
      'Submit your own last press release to the same chair.',
    ],
    callsToAction: [
      'Bring the announcement that nobody printed.',
      'Say your news in half a minute to somebody who does not love you.',
      'Ask yourself why today, and wait if there is no answer.',
    ],
    tasks: [
      'Book a journalist, and pay for their evening',
      'Borrow a room with a long table',
      'Choose your own press release, the duller the better',
    ],
    objections: ['Nobody reads the paper any more.', 'They only print bad news about firms like ours.'],
    formats: ['events', 'podcast', 'social'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'can-we-say-that-about-the-planet',
    pillar: 'expertise',
    stage: 'use',
    question: 'May we say that we are green, or shall we be told off?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        carbon footprint net-zero sustainability esg climate emission b-corp offset circular energy
        disclosure lifecycle biodiversity zero net corp certification impact measure reduction
        greenhouse waste supply scope plan
      `),
      never: lemmas(`
        hosting seo recruitment analytics fire health website social governance
      `),
    },
    titles: [
      'Before it is printed on the box: the claims {label} can carry, and the rest',
      '{brand} takes a red pencil to the word green, using {label} as its example',
      'Every figure in {label} has a boundary. {brand} chalks it on the floor',
    ],
    why: 'Firms that have put honest work into {label} have begun to keep quiet about it, for fear of the one adjective that draws a complaint. The rules on such claims are public, and a careful sentence is not hard to write.',
    angle:
      'Edit sentences instead of lecturing. Cut a claim that is too big until the figures can carry it, and show that it is still good news.',
    beats: [
      'Copy ten sentences about the planet from packets on your own kitchen shelf, with the makers left off.',
      'Underline every adjective, and beside it write which figure, which year and which part of the business it speaks for.',
      'Rewrite one of them twice, from boast to claim, and from claim to claim with a boundary.',
      'Cite the regulator’s published guidance with its date, and have somebody who knows advertising law read the rewrite.',
      'Admit what is left uncounted in {label}, since somebody in the comments will.',
    ],
    callsToAction: [
      'Post the sentence on your own box, and underline its adjectives yourself.',
      'Chalk your boundary on the floor and photograph it.',
      'Take one adjective off your website this week.',
    ],
    tasks: [
      'Read the current guidance on environmental claims',
      'Collect the ten sentences and take the makers off',
      'Find a reader who knows advertising law',
    ],
    objections: ['Better to say nothing at all.', 'Our rivals claim far more and nothing happens.'],
    formats: ['linkedin', 'blog', 'events'],
    objectives: ['educate', 'inspire'],
    sensitivity: 'legal',
  },
  {
    id: 'will-they-remember-the-training',
    pillar: 'community',
    stage: 'return',
    question: 'Will anybody remember it a month later?',
    needs: {
      types: ['labelled-price', 'offer'],
      concepts: lemmas(`
        training course learn delegate certificate day half-day mental aid first-aid leadership
        programme skill trainer manual handling conversation difficult fire warden iosh bespoke in-house
        awareness teach resilience away-day spokespeople workshop first
      `),
      never: lemmas(`
        hosting audit retainer child dog strategy coach brand film video assessment policy inspection
        consultancy construction recruitment outsourced interim culture software cyber payroll research
        one-to-one seo
      `),
    },
    titles: [
      'A month after {label}: {brand} asks everybody back to see what stuck',
      'What is left of {label} on a wet Tuesday, four weeks later at {brand}',
      'A reunion for people who came to {label}, with a test nobody was told about',
    ],
    why: 'On the way out of {label} everyone is cheerful and has had lunch, and that is when it is usually judged. Whoever paid for it judges later, by whether a single habit has changed at work.',
    angle:
      'Hold the reunion and be ready for a poor result. Forgetting is the normal thing; which part survived, and why that one, is worth an evening.',
    beats: [
      'Ask a past group back for an hour, with cake, and spring a gentle test on them.',
      'Have them rebuild the day from memory on a long roll of paper before anyone opens a handout.',
      'Ring round in colour what everybody kept, whether it was a story, an embarrassment or a slide.',
      'Hear from the managers who paid what is done differently, and let "nothing" stand as an answer.',
      'Cut something out of {label} on the spot to make room for more of what stuck.',
    ],
    callsToAction: [
      'Write down one thing that you remember from your last course, without looking.',
      'Come back for the test, and for the cake.',
      'Ask your team which habit changed, and believe them.',
    ],
    tasks: [
      'Track down one group from about a month ago',
      'Set six questions that cannot be guessed',
      'Order the cake and a roll of lining paper',
    ],
    objections: ['They come back inspired for a week.', 'We cannot spare people for that long.'],
    formats: ['events', 'video', 'linkedin'],
    objectives: ['entertain', 'inspire'],
    sensitivity: 'none',
  },
  {
    id: 'how-did-you-count-that',
    pillar: 'proof',
    stage: 'consider',
    question: 'That figure on your website, how did you count it?',
    needs: {
      types: ['ratio', 'superlative', 'quantity'],
      concepts: lemmas(`
        client satisfied recommend return increase traffic growth largest agency consultancy independent
        candidate pass project survey business chartered delegate year train website charity employer
        organisation help work sector industry award marketing design hr people training
      `),
      never: ['vat', 'deposit'],
    },
    titles: [
      'Go on, prove it: one line of the {brand} website goes to somebody paid to doubt it',
      'Says who, since when, counted how? {brand} answers for a line of its own',
      'The missing footnote: {brand} writes out in full what ought to stand below',
    ],
    why: 'This trade lives by figures and knows how they are made. A buyer who has sat through enough slides gives more weight to a modest claim with a footnote than to a grand one without.',
    angle:
      'Audit yourselves before a stranger does. If the line does not survive, correct it in public, which will do you more good than the line did.',
    beats: [
      'Send the quoted line to an auditor or a friend who teaches mathematics, and collect every question they would put.',
      'Answer them in order: who was asked, how many replied, in which year, and who was left out.',
      'Set the answers in small type beneath the claim, as a packet does with its ingredients.',
      'Count again with one assumption changed, and print both results.',
      'Name the day of the next count, or the person who would notice if it ceased to be true.',
    ],
    callsToAction: [
      'Pick a figure on your own website and write its footnote.',
      'Ask us of what, and then ask everybody else.',
      'Point to the line of ours that you believe least.',
    ],
    tasks: [
      'Trace the line back to the sheet it came from',
      'Find a doubter with no stake in the answer',
      'Have a correction ready in case it is needed',
    ],
    objections: ['You can make a percentage of anything.'],
    formats: ['social', 'linkedin', 'email'],
    objectives: ['educate', 'entertain'],
    sensitivity: 'none',
  },
  {
    id: 'could-a-chatbot-not-do-that',
    pillar: 'expertise',
    stage: 'discover',
    question: 'Could a chatbot not do that for us for nothing?',
    needs: {
      types: ['offer', 'labelled-price'],
      concepts: lemmas(`
        copywriting content blog article copy translation logo social post advert cv proposal bid
        research newsletter script letter language page tender grant application job illustration
        brochure press release description design brand proofread word study
      `),
      never: lemmas(`
        hosting coach course office training audit crisis event care maintenance film exhibition search
        campaign interview carbon assessment ppc radio strategy safety day
      `),
    },
    titles: [
      '{label} by {brand} and by a chatbot: one brief, two answers, no names',
      'Where a machine is good enough for {label}, and where it starts to invent',
      'A free first draft of {label}, corrected in red by people who charge for it',
    ],
    why: 'Clients have tried it at home, been impressed, and begun to wonder about the invoice. Declaring the machine useless convinces nobody who has used one, and {label} will be compared with it whether you join in or not.',
    angle:
      'Give it a fair brief and praise what is good. What counts is what it could not have known, because nobody outside the client’s building does.',
    beats: [
      'Write one brief for {label} and give it to a chatbot and to a colleague in the same minute.',
      'Have a client read both without knowing which is which, and tick the sentences they would put their name to.',
      'Underline in red whatever the machine stated that nobody can source.',
      'Underline in blue whatever the colleague learnt by telephone, on site or from an awkward silence.',
      'Disclose for which parts of {label} you use such tools yourselves, and who checks them.',
    ],
    callsToAction: [
      'Mark both before you swipe to see which is which.',
      'Tell us which part of it you already hand to a machine.',
      'Trace one sentence of your last free draft to its source.',
    ],
    tasks: [
      'Write a brief with nothing confidential in it',
      'Find a client who enjoys a blind tasting',
      'Agree what you will say about your own use of such tools',
    ],
    objections: ['It is good enough for us.', 'You will be using one yourselves.'],
    formats: ['social', 'video', 'linkedin'],
    objectives: ['entertain', 'educate'],
    sensitivity: 'none',
  },
]
