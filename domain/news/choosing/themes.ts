// Finds the themes of a story from the words of its headline, and a figure that can be quoted.
import type { NewsTheme } from '../suggesting/themes.ts'

/**
 * Finds the themes of a story with their weights: 1 for the first in the headline, 0.5 for others, and 0 for
 * `any`, which every story has. The summary is only used if the headline has no theme, because it is longer
 * and more of its matches are wrong: what it mentions in passing, such as an opening or the weather, isn't what the story is about.
 */
export function themesOf(headline: string, summary: string): ReadonlyMap<NewsTheme, number> {
  const inHeadline = themesIn(headline)
  const named =
    inHeadline.length > 0 ? inHeadline : themesIn(summary).filter((theme) => !inPassing.has(theme))
  return new Map<NewsTheme, number>([
    ['any', 0],
    ...named.map((theme, at) => [theme, at === 0 ? 1 : 0.5] as const),
  ])
}

const inPassing: ReadonlySet<NewsTheme> = new Set([
  'opening',
  'closing',
  'award',
  'weather',
  'event',
  'environment',
  'technology',
])

/** Lists the themes in the order in which the text names them. */
function themesIn(text: string): NewsTheme[] {
  const found = themeWords
    .map(([theme, pattern]) => ({ theme, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ theme }) => theme)
  // If a headline says that prices rise and that they fall, neither theme would be right.
  const isBoth = found.includes('prices-up') && found.includes('prices-down')
  // If the weather comes after another topic, it only says when something happened: "after the storms". In the headline of a study
  // it is what was studied.
  return found.filter(
    (theme, at) =>
      !(isBoth && theme.startsWith('prices-')) &&
      !(theme === 'weather' && (at > 0 || found.includes('study'))),
  )
}

/** The words before a theme's own that make it a circumstance of the story: "reviewed after bike shop closures". */
const circumstance = String.raw`(?<!\b(?:after|amid|despite|following|since|blam(?:e|es|ed) on|because of) (?:[\p{L}-]+ ){0,3})`

const sums = String.raw`\b(?:prices?|pricing|costs?|bills?|rents?|fees?|tariffs?|charges?|premiums?|(?:business|interest|mortgage|tax|vat|day|hourly|room) rates?|inflation)\b`
const up = String.raw`\b(?:ris(?:es?|ing|en)|rose|hikes?|hiked|soar\w*|surg(?:es?|ed|ing)|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|increas(?:es?|ed|ing)|higher|doubl(?:es?|ed|ing)|spik(?:es?|ed|ing)|go(?:es|ing)? up|(?<!\b(?:hold|held|holding|set|sets|setting|open|opens|take|takes|taken|speed|speeds|make|makes|give|gives|sign|signs)s? )up|record high)\b`
const down = String.raw`\b(?:fall(?:s|en|ing)?|fell|drop(?:s|ped|ping)?|cuts?|cutting|slash(?:es|ed)?|lower(?:s|ed|ing)?|tumbl(?:es?|ed|ing)|eas(?:es?|ed|ing)|slid(?:es?|ing)|go(?:es|ing)? down|down|cheaper|freez(?:e|es)|frozen)\b`
const apart = String.raw`[^.;:?!]{0,40}?`
const either = (one: string, other: string) => `${one}${apart}${other}|${other}${apart}${one}`

const themeWords: readonly (readonly [NewsTheme, RegExp])[] = [
  [
    'prices-up',
    new RegExp(
      `${either(sums, up)}|\\b(?:pricier|dearer|more expensive|(?<!despite (?:the )?)cost of living|shrinkflation|costlier|costs? more|at (?:an? )?(?:record|all-time)(?: high)?)\\b`,
      'i',
    ),
  ],
  ['prices-down', new RegExp(`${either(sums, down)}|\\b(?:price cuts?|cheaper|vat cut|tax cut)\\b`, 'i')],
  [
    'rules',
    /\b(?:laws?(?! firm)|legislation|regulat(?!ors?\b)\w+|new standards?|claims code|bans?|banned|banning|new rules?|rules? (?:on|for|change)|rulebook|legally|mandatory|compulsory|must now|licen[cs]ing|complian\w+|government consultation|minister says|ministers|crackdown|vat|business rates|hmrc|levy|planning rules|code of practice|by law)\b/i,
  ],
  [
    'shortage',
    new RegExp(
      `${circumstance}\\b(?:shortages?|short supply|short of|scarc\\w+|run(?:s|ning)? (?:out|low)|(?:nhs|hospital|housing|patients?) waiting lists?|backlogs?|supply (?:chain|crisis|problems)|not enough|skills gap|hard to find|rationing|empty shelves|lack of)\\b`,
      'iu',
    ),
  ],
  [
    'study',
    /\b(?:stud(?:y|ies)|survey\w*|research\w*|polls?|polled|report (?:finds|shows|says|reveals)|figures (?:show|reveal)|data (?:shows?|reveals?)|scientists|academics|analysis|(?:one in (?:two|three|four|five|six|seven|eight|nine|ten)|majority of|half of) [^.:;]{0,40}?(?:say|think|want|believe|plan|admit|would|prefer|worry)|say they)\b/i,
  ],
  [
    'technology',
    /\b(?:ai|artificial intelligence|apps?|robot\w*|software|digital\w*|automat\w+|tech|technolog\w+|smart (?:meter|home|watch)\w*|online booking|self-service|chatbots?|3d[- ]print\w*|contactless|algorithms?|virtual reality|sensors?|drones?)\b/i,
  ],
  [
    'opening',
    /\b(?:opens(?! up about)|opens? (?:in|at|near|on|its|their|new|first|second|doors?)|opened|opening (?!hours|times)|to open|launch(?:es|ed|ing)?|unveil(?:s|ed|ing)?|expan(?:ds?|ded|ding|sion) (?:to|in|into|its|their)|new (?:\p{L}+ )?(?:shop|store|site|branch|café|cafe|restaurant|bakery|studio|clinic|surgery|showroom|gym|pub|hub|centre|base|premises|factory|warehouse))\b/iu,
  ],
  [
    'closing',
    new RegExp(
      String.raw`${circumstance}\b(?:clos(?:es|ed|ing) (?:its |their )?(?:doors?|shops?|stores?|branch\w*|sites?|down|after|for good)|to close|closures?|shuts?(?: its)? (?:doors?|down|up)|shutting|administration|liquidat\w+|insolven\w+|collaps(?:es?|ed)|goes bust|gone bust|bankrupt\w*|last orders|final day|axed)\b`,
      'iu',
    ),
  ],
  [
    'award',
    /\b(?:awards?|awarded|wins(?! over| back)|won|winners?|winning|shortlist\w*|finalists?|crowned|named (?:\p{L}+ )?(?:best|top)|honou?red|medals?|prizes?|accolades?|michelin|hall of fame)\b/iu,
  ],
  [
    'weather',
    /\b(?:weather|heat ?waves?|rain(?:s|fall|iest|y)?|snow\w*|storms?|frosts?|droughts?|cold snap|temperatures? (?:soar|drop|fall|plunge|rise|hit|record)\w*|(?:record|freezing|soaring|high) temperatures?|sunn(?:y|iest)|hottest|wettest|coldest|driest|mild (?:winter|autumn|spring)|wind ?chill|gales?|met office)\b/i,
  ],
  [
    'health',
    /\b(?:health\w*|nhs|diets?|dietary|nutrition\w*|well-?being|mental health|sleep|exercis\w+|allerg\w+|sugar|salt|obes\w+|vaccin\w+|gut|fibre|vitamins?|blood pressure|tooth decay|toothache|teeth|gum disease|heart (?:disease|health|problems)|back pain|ultra-processed)\b/i,
  ],
  [
    'jobs',
    /\b(?:\d[\d,]* (?:(?:new|extra|more|\p{Ll}{4,}) )?jobs|new jobs|jobs? (?:boost|fair|cuts|losses|market|vacanc\w+|created|at risk)|creat(?:es?|ed|ing) (?:[\p{L}\d,]+ )?jobs|recruit\w*|hir(?:es|ing) (?!a\b)|apprentic\w+|vacanc(?:y|ies)|workforce|redundan\w+|staffing|wages|minimum wage|living wage|(?:un)?employment|trainees?|careers?|find staff|staff shortages?|exodus of (?:staff|workers)|skills (?:gap|shortage))\b/iu,
  ],
  [
    'funding',
    /\b(?:funding\b|funds?\b|funded(?! (?:\p{L}+ )?(?:hours|places|childcare|care))|fundrais\w+|grants?|invest(?:s|ed|ing|ment|ments|ors?)?|crowdfund\w*|lottery|sponsor\w*|backing|donat\w+|raises? [£€$]|secures? [£€$])/iu,
  ],
  [
    'event',
    /\b(?:festivals?|(?:\p{Lu}\p{L}+ )+(?:Week|Day|Month)|fairs?|conferences?|expos?|exhibitions?|parades?|races?|marathon|carnival|(?:Christmas|farmers['’]?|street|food|craft) markets?|tours?|open days?|returns? (?:to|for)|celebrat\w+|anniversar\w+)\b/u,
  ],
  [
    'safety',
    /\b(?:safety|recall(?:s|ed|ing)?|hazard\w*|warning (?:over|about|on)|scams?|scammers?|hygiene|inspect(?:ions?|ors?)|danger\w*|contaminat\w+|cyber\w*|unsafe|counterfeit\w*|rogue|outbreaks?|legionella|salmonella|asbestos|carbon monoxide|poisoning|(?:battery|house|kitchen|chip pan) fires?)\b/i,
  ],
  [
    'environment',
    /\b(?:climate|carbon|net[- ]zero|recycl\w+|microplastics?|(?:single-use )?plastics? (?:waste|bags?|packaging|bottles?|pollution|cups?|straws?|use|free)|plastic-free|single-use|sustainab\w+|eco-?\w*|(?:food|household|plastic|packaging|textile) waste|waste (?:collections?|sorting|bins?)|zero[- ]waste|landfill|emissions?|solar|heat pumps?|wildlife|biodivers\w+|insulat\w+|rewild\w*|renewables?|refill\w*|peat\w*|compost\w*|reusable|deposit (?:return )?scheme|repair(?:s|ed|ing)? caf\w+|second-?hand|upcycl\w+)\b/i,
  ],
  [
    'taste',
    /\b(?:trends?|trending|trendy|popular\w*|favourites?|flavours?|fashion\w*|craze|viral|tiktok|appetite for|comeback|in vogue|most (?:loved|wanted|searched)|sales of|demand for|boom(?:s|ing)?|revival|craving\w*|taste for|tastes)\b/i,
  ],
]

/**
 * Finds a number that can be quoted, with its unit or with what it counts. Null if no number makes sense on
 * its own. How many people a survey asked isn't its result, so it isn't quoted.
 */
export function figureIn(...texts: string[]): string | null {
  for (const text of texts) {
    for (const pattern of figures) {
      const found = pattern.exec(text)
      if (found && !isSample.test(text.slice(0, found.index))) return found[0]
    }
  }
  return null
}

const isSample =
  /\b(?:ask(?:ed|ing)?|surveys?(?: of)?|surveyed|follow(?:ed|ing)?|poll(?:s|ed)?(?: of)?|interview(?:ed|s with)|questioned|among|sample of|inspections? of|stud(?:ied|y of)|test(?:ed|s of)) (?:(?:over|more than|some|about|around|nearly|almost) )?$/i

const counted =
  'jobs|shops|stores|homes|people|adults|workers|employees|businesses|firms|companies|sites|places|pupils|students|patients|schools|pubs|restaurants|cafes|cafés|bakeries|breweries|farms|farmers|visitors|tourists|tickets|trees|tonnes|miles|products|members|volunteers|apprentices|apprenticeships|families|households|customers|shoppers|drivers|parents|children|orders|charities|dentists|surgeries|gyms|brands|countries|cities|towns|villages|rooms|beds|vehicles|cars|bikes|dogs|cats|books|species|meals|loaves|pints|runners|entries|stalls|traders|buildings|properties|landlords|tenants|engineers|installers|boilers'

const figures: readonly RegExp[] = [
  /(?<![\d.,£€$])\d+(?:\.\d+)?(?:%| per cent\b| percent\b)/,
  new RegExp(String.raw`(?<![\d.,£€$])\b\d[\d,]*(?: million)? (?:[a-z]+ )?(?:${counted})\b`),
  /[£€$]\d[\d,]*(?:\.\d+)?(?: ?(?:million|billion|m|bn|k))?(?![\w%])/,
]
