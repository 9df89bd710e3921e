// Recognises sections about what is sold, and texts that can be the name of a product or service.
import { isMachineAddressed, isPlaceholder } from '../documents/unusable-text.ts'
import { wordCount } from '../language/sentence.ts'
import { isOnlyDays, isOnlyPeriod, withoutDatesAfter, withoutDatesBefore } from '../language/values/days.ts'

const offered =
  /\b(services|products|treatments|therapies|menus?|what we (?:do|offer|make|sell|can)|(?:we|i|who i|what i|how i) (?:can )?help|can (?:we|i) help|help you with|our work|specialit(?:y|ies)|specialties|courses?|classes|lessons?|workshops?|programm?es?|curriculum|packages|pricing|prices|price list|rates|tariff|rooms|accommodation|stays|rentals|hire|shop|collections|our range|catalog(?:ue)?|solutions|features|practice areas|areas of (?:law|practice|expertise)|beers?|brews?|wines?|ciders?|drinks?|food|dishes|starters|mains|desserts|cakes|breads?|coffees?|tours?|trips?|experiences?|activities|plants?|vegetables|flowers|repairs?|installations?|memberships|plans|events|what['’]s on|this week|groups|clubs|support we (?:offer|give)|offerings)\b/i
const notOffered =
  /\b(are|is|was|better|than|benefits?|stages?|steps?|signs|causes|symptoms|protocol|technology|cost of|after|during|related|recommended|professional services|find a|free|why|how it works|about|terms|faqs?|questions|careers|jobs|news|blog|stor(?:y|ies)|reviews?|team|calendar|contact|policy)\b/i

/** Whether a heading, menu label or address announces things for sale. */
export const isSectionOfOfferings = (text: string): boolean =>
  text.length <= 60 && offered.test(text) && !notOffered.test(text)

/** Whether a page lists what is sold, judged by the last part of its address or by its title. */
export const isIndexOfOfferings = (text: string): boolean =>
  /(?:^|\s)(?:our |all )?(?:services|products|treatments|menus?|what we (?:do|offer)|courses|classes|workshops|packages|pricing|prices|rooms(?: (?:and|&) rates)?|accommodation|what['’]?s on|groups|clubs|membership|fees|collections?|range|solutions|features|practice areas|beers|brews|wines|drinks|tours|activities|memberships|plans|programm?es|programs|curriculum)$/i.test(
    text.trim(),
  )

/** Names of pages and sections that every site has. */
const pageNames = new Set(
  `home, homepage, about, about us, about me, our story, story, history, philosophy, mission, values, contact, contact us,
  get in touch, find us, visit, visit us, location, locations, directions, opening hours, hours, faq, faqs, frequently asked questions,
  questions, help, support, support us, blog, news, latest, latest news, articles, resources, links, gallery,
  photos, videos, portfolio, testimonials, reviews, our team, team, meet the team, staff, people, trustees, faculty, parents, alumni, careers, jobs, vacancies, apply, apply now, login, log in, account, my account, basket, cart, checkout,
  search, sitemap, privacy, privacy policy, terms, cookies, services, our services, all services, products, our products, all products,
  treatments, our treatments, all treatments, menu, menus, our menu, shop, store, pricing, prices, packages, plans, features, all features, overview, introduction, details, more, other, others, general,
  documentation, docs, download, downloads, community, forum, community wiki, newsletter, newsletters, calendar, booking,
  bookings, book now, how it works, why us, why choose us, what we do, what we offer, who we are, available now, new, sale, offers,
  special offers, donate, fees, pay, tuition, admission, admissions, volunteer,
  volunteers, inside, outside, benefits, individual, individuals, businesses, enterprises, startups, welcome, announcement, announcements,
  sponsor, sponsors, sponsored, partners, clients, projects, case studies, press, media, awards, policies, reception, curriculum, program,
  programs, programme, programmes, social, follow us, contact details, address, email, phone, tel, parking, emergency contact, facebook,
  instagram, twitter, tiktok, youtube, linkedin, whatsapp, pinterest, github, tripadvisor, trustpilot, google, google maps, prevention,
  monday, tuesday, wednesday, thursday, friday, saturday, sunday, education, training, expertise, recovery, aftercare,
  promise, guarantee, house, building, place, small print, rules, list, idea, difference, work, people, kit, beds, rest, future, past,
  paying, booking and paying, cancelling, cancellations, getting here, eating, eating and drinking, free of charge, charges, costs, price list, single jobs, good to know, fine print, useful links, dates to know, coming up,
  old page, starting up, leaving, commitment, suggested, bag, refill, free, eat, sleep, stay, drink, sustainability, allergens, allergies,
  giving back, full week, discontinued,
  odds and ends, extras, classes, courses, workshops, lessons, events, events calendar, choosing, insurance, morning, afternoon, evening, day, night`.split(
    /,\s+/,
  ),
)
/** A person with a role, as under the address of a shop: "Manager Dawn Peberdy". */
const roleAndName =
  /^(?:\p{L}+ )?(?:[Mm]anager|[Oo]wner|[Ff]ounder|[Dd]irector|[Tt]reasurer|[Ss]ecretary) \p{Lu}[\p{Ll}’']+ \p{Lu}/u
const isPageName = (text: string): boolean => pageNames.has(text.toLowerCase().replace(/^(?:the|our) /, ''))
const tickets =
  /^(?:grades?|ages?) (?:\d|k\b)|^(?:adults?|child(?:ren)?|concessions?|family|families|seniors?|juniors?|joint|students?|under \d+s?|members?|non-members?)(?: (?:admission|tickets?|entry|price|rate))?$|^(?:group|standard|full price|reduced|regular) (?:admission|tickets?|entry|price|rate)$/i

/** Headings that can't be names: they ask, urge or boast, or start in the middle of a sentence. */
const notNames =
  /^(?:take (?!away)|(?:latest|(?:year|month|week|day|hour) of|(?:the |your )?first visit|(?:third|fourth|fifth)|benefits|advantages|signs|symptoms|causes|types|reasons|stages|tips|guide|why|how|what|when|where|who|which|is|are|do|does|can|will|book|call(?![- ]?outs?\b)|view|see|read|learn|get|find|discover|explore|buy|order|join|meet|visit|contact|email|choose|start|try|sign|subscribe|request|download|follow|ask|talk|check|click|ready|let['’]?s|welcome|thank|need|looking|best|top|most|free consultation|about|our|your|the best|all|every|any|more|no |not|use |go |still|related|in one|after (?:an?|the)|before|if|for more|available|opening|open (?:now|daily|today|every|until|for|\d)|closed|daily|stage|step|phase|part|level|band|zone|tier|grade|size|day|week|option|type|copyright|this|that|these|those|some|other|in|on|at|for|from|with|by|of|to|under|behind|without|into|bring|give|let (?:me|us|your?|our|the|it)|keep|make|come|tell|send|ring|stay|have|learning|paying|each|every|further|extra|additional|another|second|things?|nothing|everything|something|cheapest|within|both|also|made|held|prices|fees|suggested|coming|sold out|now|©)(?![\p{L}-])|\+?\d)/iu
/** A verb of a sentence, as in "Kids’ bikes are built", or a quotation mark that isn't closed. */
const isSentence = /\s(?:is|are|was|were|will|has|have|does)\s|^["“][^"”]*$/u
/** Words at the end of headings and remarks that aren't names: "Price promise", "Saturday only", "Viewings until". */
const notNamesAtEnd =
  /\b\d+ (?:square )?(?:metres?|meters?|feet|miles|pages)\b|\b(?:process|journey|approach|results|benefits|options|rules?|price promise|\p{L}+days? only|until|again|now|links|takes|gets|gives?|pays|needs|adds?|this (?:week|month|season|year)|faqs?|q (?:and|&) a|(?:fine|small) print|(?:diary|tasting|programme) notes|Act|registration|(?:registration|participation|joining|booking|admin\w*|late|holding) (?:fees?|payments?|charges?)|(?:monthly|annual|termly) (?:tuition|fees?))$/iu
/** Public holidays. */
const holiday =
  /^(?:St\.? \p{Lu}[\p{L}’']+|Christmas|Boxing|New Year[’']?s?|(?:Grand)?(?:Mother|Father|Parent)s?[’']?s?|Easter|Labor|Labour|May|Memorial|Independence|Valentine[’']?s|Thanksgiving) Day$/u
/** Names that begin like a heading but are capitalised throughout: "Start Right Package", "Second Look Review". */
const nameInFull =
  /^(?:Start|Before|After|First|Second|Third|Extra|Every|All|Day|Week|Come|Bring|Open|No) (?:\p{Lu}[\p{L}’'-]+ )+(?:[Cc]all|Camps?|Card|Class|Club|Concert|Lunch|Night|Package|Pass|Recitals?|Review|[Ss]ession|Swap|[Vv]isit|Workshop)$|^After the \p{Lu}[\p{L}’'-]+$/u
/** A number at the start, as in "Ten large loaves", but not in a name such as "Three Ridges". */
const several =
  /^(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|\p{L}{3,5}teen|[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|[Ss]ixty|\d+) \p{Ll}/u
const boasting =
  /\b(yourself|you|your|you['’]re|we|our|us|my|i|they|them|best|trusted|leading|expert care|choose|why|near|vs\.?|here|click|terms|policy|cookies|cookie (?:policy|settings|notice)|hidden|guaranteed|reviews?|five-star|award|quality|friendly|transparent|qualified|experienced|painless|certified|advanced technology|state-of-the-art|premium|open \d|available|included|specialist|required)\b/i

/** A breadcrumb trail: "Home » Prices » Bowls". */
const wayThere = /^.*[»›>]\s*(?=\S)/u

/** A text as the name of a product or service; null if it can't be one. */
export function offeringLabel(text: string): string | null {
  if (isOnlyDays(text.trim()) || isOnlyPeriod(text.trim()) || isSentence.test(text)) return null
  const label = withoutDatesAfter(withoutDatesBefore(text.replace(wayThere, '')))
    .replace(/[\u2190-\u2bff\u{1f000}-\u{1faff}\ufe0f✓★]/gu, '')
    .replace(/[\s,(–-]+(?:at |from )?\d{1,2}(?:[:.]\d\d)?\s?(?:[AaPp]\.?[Mm]\b)(?!\s\p{Lu}\p{Ll}).*$/u, '')
    .replace(/\s*\(\d+\+?\)$|\s\+(?:\s?\d.*)?$/, '')
    .replace(/^[\s•·*\-–—:|]+|[\s•·*\-–—:|,;→»]+$/g, '')
    .replace(/\s(?:MOST POPULAR|BEST ?SELLER|BEST VALUE|NEW|SALE|SOLD OUT)!*$/, '')
    .replace(/\s(?:by (?:arrangement|appointment)|on request|to order)$/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (label.length < 3 || label.length > 48 || wordCount(label) > 6 || !/\p{L}{3}/u.test(label)) return null
  if (
    /^(?:monthly|annual|yearly|weekly|fixed|standard|other|further|all) (?:packages?|plans?|prices?|fees?|rates?|options?)$/i.test(
      label,
    )
  )
    return null
  if (notNamesAtEnd.test(label)) return null
  if (
    /[.!?]$|[@|/\\<>{}[\]=_]|https?:|[£€$₹%]|\d{5,}|(?<!\p{Lu}[\p{L}-]+ )\d{4}|\b(?:19|20)\d\d\b|\d[:.]\d\d/u.test(
      label,
    )
  )
    return null
  if (
    label.split(/\s(?:[+&]|and)\s/).every(isPageName) ||
    roleAndName.test(label) ||
    holiday.test(label) ||
    tickets.test(label) ||
    (notNames.test(label) && !nameInFull.test(label)) ||
    several.test(label) ||
    boasting.test(label)
  )
    return null
  return isMachineAddressed(label) || isPlaceholder(label) ? null : label
}

/**
 * The product's name in the label of a price, without kind or size: "Crown" in "Crown, gold". "Soup, bread
 * and cheese" is one dish and stays whole.
 */
export function nameWithoutVariant(label: string): string {
  if (/, [^,]+ (?:and|&) /.test(label) && wordCount(label) <= 6 && !/^[^,]+ [^,]+,/.test(label)) return label
  // In "Accounts, payroll, VAT", the commas separate several things.
  if (/^[^,\s]+(?:, [^,\d]+){2,}$/.test(label)) return label
  const head = (
    label.split(
      /, | \(| within \d+ (?:miles|km)\b| includ(?:es?|ing) | for (?:up to|\d|two|three|four|six|eight|ten)\b/,
    )[0] ?? label
  )
    .replace(/\s\d+(?:\.\d+)?\s?(?:g|kg|ml|cl|l|cm|mm|oz|lb|inch|sq ?m)$/i, '')
    .trim()
  return /\p{L}{3}/u.test(head) ? head : label
}

/** A key that is the same for two spellings of an offering: "The Night Walks" and "Night walk". */
export const offeringKey = (label: string): string =>
  label
    .toLowerCase()
    .replace(/^(?:the|our|an?) /, '')
    .replace(/&/g, 'and')
    .replace(/[^\p{L}\p{N}+]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(/(?<=ss|ch|sh|x)es$|(?<=\p{L}{3}(?<!s))s$/u, ''))
    .join(' ')
