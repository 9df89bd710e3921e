// Decides on which card of a document's insights a sentence belongs: by its heading, its words, and the facts
// found in it.
import type { InsightSection } from '#contract/documents.ts'
import type { FactType } from '#contract/facts.ts'

export interface Cue {
  section: InsightSection
  /** Headings that announce what this card is about. */
  heading: RegExp
  /** Words that put a sentence on this card; absent if only the heading counts. */
  says?: RegExp
  facts: readonly FactType[]
  /** The most sentences on the card. */
  most: number
}

export const cues: readonly Cue[] = [
  {
    section: 'toneOfVoice',
    heading:
      /\b(tone( of voice)?|(our|brand) voice|how we (sound|write|talk|speak)|writing style|house style)\b/i,
    facts: [],
    most: 5,
  },
  {
    section: 'contentThemes',
    heading: /\b(content (themes?|pillars?|topics?|ideas)|(key|main) (themes|topics)|topics we|pillars)\b/i,
    facts: [],
    most: 8,
  },
  {
    section: 'summary',
    heading:
      /\b((content|marketing|communications?) (strategy|plan|approach|goals?|objectives?)|campaign (plan|objectives?))\b/i,
    facts: [],
    most: 5,
  },
  {
    section: 'companyInfo',
    heading:
      /^(about( us)?|about (?!this)[\p{L} ]+|our story|who we are|(our )?history|background|company (profile|overview)|the (organisation|company|charity|business)|our (team|people)|at a glance|in brief)$/iu,
    says: /\b(founded|established|set up (by|in)|began (as|in|with)|started (as|in|out|with)|opened (in|its|our)|since (1[6-9]|20)\d\d|for (over |more than )?\d+ years|family[- ](run|owned|business)|registered charity|charity (number|no)|non-profit|not[- ]for[- ]profit|(is|are) based in|we are[\s….]+an?\b|(is|are) an? (\p{L}+[- ]){0,6}(charity|company|business|firm|studio|shop|school|practice|club|cooperative|organisation|farm|bakery|brewery|agency|hotel|restaurant|café|museum|collective))\b/iu,
    facts: ['founded', 'name-origin', 'person'],
    most: 6,
  },
  {
    section: 'uniqueDifferentiators',
    heading:
      /\b(why (choose|us|we|book|work)|what (makes|sets) us|our difference|differentiators?|unique|usps?|points of difference|what we do differently)\b/i,
    says: /\b(unlike (other|most|many)|no other|nobody else|(is|are) the only|only one (in|of)|we alone|sets us apart|made by hand|hand-?made|hand-?crafted|at no (extra )?cost|free of charge|never (use|buy|add|freeze|outsource)|we (still|only))\b/i,
    facts: ['superlative', 'award', 'contrast', 'ratio', 'process', 'guarantee', 'free'],
    most: 5,
  },
  {
    section: 'valuesAndEthos',
    heading:
      /\b(values?|ethos|mission|vision|purpose|beliefs?|principles|culture|sustainability|what we (stand for|believe))\b/i,
    says: /\b(we (believe|care|value|respect|stand for|are committed|are proud|take pride|want to|strive)|our (mission|vision|values?|purpose|ethos|aim|goal|belief|commitment|philosophy)|at the heart of (what|everything)|sustainab\w+|community[- ]led|enriches the|improve the (health|lives|well))\b/i,
    facts: [],
    most: 5,
  },
  {
    section: 'keyMessaging',
    heading:
      /\b(key messag(es?|ing)|messaging|tag ?lines?|strap ?lines?|slogans?|elevator pitch|one[- ]liner|in a nutshell|our promise|boilerplate)\b/i,
    says: /\b(our promise|we promise|in short|put simply|in a nutshell|above all)\b/i,
    facts: ['promise', 'objection'],
    most: 5,
  },
  {
    section: 'targetAudience',
    heading:
      /\b(target (audience|market|group)s?|(who|whom) (we|it|this|our)\b.*\b(help|serve|for|support|talk|speak|write)|our (customers?|clients?|guests|members|audience|readers)|personas?|audiences?)\b/i,
    says: /\b(ideal|perfect|suitable|designed|made|meant|open|aimed|intended) for (?!your?\b)|\bwhether you(['’]re| are)\b|\b(we|which|that|to|and|can)[\s….]+(help|support|serve|welcome|work with|cater for|offer help to) (a wide range of |many |all |local |young |older |new |small |other )*(people|families|children|parents|women|men|businesses|freelancers|couples|students|residents|visitors|anyone|everyone|teams|carers|homes|schools|firms)\b|\banyone who\b|\bprofessionals (on the go|from)\b|\b(lonely|isolated|vulnerable|older|young) (and \p{L}+ )?people\b/iu,
    facts: ['need'],
    most: 5,
  },
  {
    section: 'productsAndServices',
    heading:
      /^(our |the )?(products?|services?|prices?|pricing|price list|menus?|rates|packages|treatments|courses|classes|workshops|rooms|membership|what we (do|offer|sell|make)|what you get|what.s included|pricing and membership)\b|\b(services|range|prices|menu|fees)$/i,
    says: /\b(we|we also|we can|we now|our \p{L}+)[\s….]+(offer|provide|sell|make|bake|brew|grow|roast|deliver|supply|stock|run|hire out|rent|design|build|install|repair|teach|host)s?\b|\b(services|facilities|products|activities) (such as|including|include)\b|\bour (services|products|range|menu|courses|classes|rooms|collection) (includes?|are|is|ranges?)\b|\bcomes? with\b|\b(is|are) (equipped|furnished|stocked) with\b|\bhave (full )?access to\b/iu,
    facts: ['labelled-price', 'price', 'offer'],
    most: 8,
  },
  {
    section: 'callsToAction',
    heading:
      /^(calls? to action|next steps?|get (in touch|involved|started)|how to (book|join|order|apply|donate))\b/i,
    says: /^(please |to (book|order|join|find out more|enquire|apply|volunteer|donate),? |why not |you (can|may also)[\s….]+(be interested in )?)?(book|call|ring|phone|contact|e-?mail|visit|join|sign up|register|buy|order|donate|volunteer(ing)?|subscribe|download|apply|reserve|enquire|request|follow|shop|ask)\b.*\b(us|our|we|you|your|today|now|online|ready|website|tickets?|place|table|tour|visit|members?|newsletter|shop|team)\b|^(please )?(come (and|to|along)|get in touch|pop in|drop in|give us a (call|ring)|talk to us|find out more|become an?|join us|book now|call us)\b/i,
    facts: [],
    most: 5,
  },
]

/** Whether a sentence is legal text, a warning, about the past, or for one person only. */
export const isNotMarketing = (text: string): boolean =>
  /\b(covid|coronavirus|pandemic|lockdown|social distancing|face masks?|shall|hereby|liab(le|ility)|undertake to|the hirer|data protection|gdpr|privacy (policy|notice)|terms (and|&) conditions|your (details|data|consent)|third part(y|ies)|all rights reserved|copyright|safeguarding|risk assessment|disciplinary|salary|applicants?|post ?holder|income|expenditure|turnover|reserves|deficit)\b/i.test(
    text,
  )

/** Whether the sentence says what the brand doesn't do: "We do not offer legal advice" is not a service. */
export const isDenial = (text: string): boolean =>
  /\b((do|does|did|can|will|are|is)(n['’]t| not)|cannot|unable|no longer)\b/i.test(text)
