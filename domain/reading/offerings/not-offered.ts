// Recognises things that a site mentions but doesn't offer: refused, withdrawn or past ones, and names of
// audiences.
import type { NewFact } from '#contract/facts.ts'
import { sentencesOf } from '../language/sentences.ts'
import { roleAtStart } from '../finders/people/roles.ts'
import { voiceOf } from '../language/voice.ts'
import type { SiteBlock } from '../page/read-blocks.ts'
import { offeringKey } from './offering-words.ts'

/** Headings above terms, wages and what donations pay for, where amounts are not prices of offerings. */
export const isAboveTerms = (heading: string): boolean =>
  /^(?:the |our |a |some )?(?:\p{L}+ )?(?:polic(?:y|ies)|terms|(?:small|fine) print|rules|conditions|delivery|postage|shipping)\b|\b(?:what we pay|wages|paid jobs|your (?:gift|donation|money))\b/iu.test(
    heading,
  )

/** Headings of menus: their rows are dishes, and what is offered is the meal. */
const meal =
  /^(?:(?:our|the|all[- ]day|sunday|light|hot|cold|soft|kids['’]?|children['’]?s|little|from the) )*(?:breakfasts?|brunch|lunch(?:es)?|dinners?|suppers?|starters|(?:small|large|sharing) plates|mains?|main courses|sides|side dishes|nibbles|snacks|desserts|puddings|sandwiches|toasties|salads|soups|burgers|pizzas?|grill|kitchen|drinks)(?: menu)?$/i

/** Whether a heading is above dishes. */
export const isMeal = (heading: string): boolean => meal.test(heading.trim())

/**
 * The priced dishes on the site's menus, if there are many: with a few, each is worth naming.
 */
export function dishesIn<One extends Pick<NewFact, 'type' | 'heading'>>(facts: readonly One[]): Set<One> {
  const dishes = facts.filter(({ type, heading }) => type === 'labelled-price' && isMeal(heading))
  return new Set(dishes.length >= MANY_DISHES ? dishes : [])
}

const MANY_DISHES = 8

/** A home in a list of those for sale or to let: "Bury Street, NR2", "Silver Road – TO LET". */
const home =
  /^(?:Flat|Apartment|Plot) \d|\b(?:Street|Road|Lane|Avenue|Crescent|Drive|Way|Close|Terrace), \p{Lu}|\s[–—-]\s(?:to let|let agreed|for sale|sold|under offer)\b/iu

/** Whether the text below the heading is about a home for sale, or says that this is past, refused, or somebody else's. */
export const isNotOfferedHeading = (heading: string): boolean =>
  home.test(heading) ||
  /^(?:our )?(?:past|previous|recent|earlier|archived?|former)\b|\b(?:archive|gone by|elsewhere|(?:don['’]t|do not|won['’]t|can['’]t|never) (?:do|offer|sell|make|cover|treat|provide|stock|take on)|other local)\b|\(not [\p{L} ]+\)|\bnot run by us\b/iu.test(
    heading,
  )

/**
 * The start of a text below a heading that withdraws it: "Not us.", "No longer running", "on hiatus since
 * 2023", "Sold out, thank you!"
 */
const withdrawn =
  /^(?:(?:sorry|unfortunately|alas),?\s)?(?:not (?!an?\b|sure|just|only|all|every|the\b|to\b)|no longer\b|(?:currently |now )?(?:on (?:hold|hiatus|pause|a break)|paused|suspended|discontinued|cancelled|closed(?: for good)?|finished|ended)\b|sold out[,.!]? (?:thank|sorry)|(?:we|I) (?:don['’]t|do not|no longer|can['’]t|cannot|won['’]t|stopped|have stopped|used to|never)\b(?! (?:charge|need|mind|just|only|judge|rush|use|ask|believe))|this (?:\p{L}+ )?(?:is no longer|has (?:now )?(?:ended|finished|closed)|is (?:on hold|paused|cancelled)))/iu

/**
 * Sentences about what the brand doesn't do or no longer does: "We don't do heat pumps or swimming pools",
 * "We stopped stocking vinyl in 2019."
 */
const refusal =
  /\b(?:we|I)(?: are|['’]re)? (?:don['’]t|do not|no longer|can['’]t|cannot|won['’]t|will not|never|stopped|have stopped|gave up)(?: any ?(?:more|longer))?(?: currently| ever)? (?:do|doing|offer(?:ing)?|sell(?:ing)?|stock(?:ing)?|mak(?:e|ing)|cover(?:ing)?|provid(?:e|ing)|tak(?:e|ing) on|fit(?:ting)?|run(?:ning)?|install(?:ing)?|supply(?:ing)?|treat(?:ing)?)\b/i

/** Returns a test for labels of things that the site refuses, has withdrawn or that are past. */
export function withdrawnTest(blocks: readonly SiteBlock[]): (label: string) => boolean {
  const own = blocks.filter((block) => block.region === 'main' && voiceOf(block) === 'brand')
  const titles = own.filter((block, at) => {
    const next = own[at + 1]
    return (
      block.form === 'title' &&
      (isNotOfferedHeading(block.text) ||
        (next?.heading === block.text &&
          (withdrawn.test(next.text) || /\bnot (?:us|ours|run by us)\b/i.test(next.text))))
    )
  })
  const under = new Set(
    titles.filter(({ text }) => isNotOfferedHeading(text)).map(({ text, place }) => `${place.of} ${text}`),
  )
  const lists = own
    .filter(({ heading, place }) => under.has(`${place.of} ${heading}`))
    .map(({ text }) => text)
  const refused = own.flatMap(({ text }) => sentencesOf(text).filter((one) => refusal.test(one)))
  const keys = new Set(titles.map(({ text }) => offeringKey(text)))
  const over = new Set(lists.flatMap((text) => text.split(/[,;:.!()]\s*|\s(?:and|or|&)\s/)).map(offeringKey))
  const no = refused.map((text) => ` ${offeringKey(text.slice(refusal.exec(text)?.index ?? 0))} `)
  return (label) => {
    const key = offeringKey(label)
    return keys.has(key) || over.has(key) || no.some((text) => isObject(text, key))
  }
}

/** Whether the thing comes right after the verb, as in "We don't do heat pumps". */
const isObject = (text: string, key: string): boolean => {
  const at = text.indexOf(` ${key} `)
  return at >= 0 && text.slice(0, at).trim().split(' ').length <= 7
}

const audience = String.raw`(?:contractors|subcontractors|traders|landlords|agents|owners|homeowners|householders|tenants|patients|parents|carers|teachers|librarians|pupils|learners|employers|employees|freelancers|directors|start-?ups|businesses|companies|charities|families|couples|women|men|adults|teenagers|seniors|visitors|guests|customers|clients|buyers|sellers|retailers|professionals|individuals|organisations|organizations|trustees|authors|developers|architects|suppliers|givers|donors|supporters|siblings|trade)`
const people = new RegExp(
  String.raw`^(?:for )?(?:[\p{L}’'-]+ ){0,2}${audience}(?:(?:,| and| &| or|/) ?(?:[\p{L}’'-]+ )?${audience})*$`,
  'iu',
)

/** People with a condition, in the names of reduced prices: "Students with a card", "Groups of 12 or more". */
const someOf =
  /^(?:groups|parties|students|members|children|adults|people|families) (?:with an?|of \d+|over|under)\b/i

/** Whether a label only names a job, as in a list of fees or staff: "Organist", "Owner, fiction". */
function isRole(label: string): boolean {
  const [first = ''] = label.toLowerCase().split(',')
  return first !== 'volunteer' && roleAtStart(first) === first
}

/** Whether a label names people: "Sole traders", "Landlords & letting agents", "Nervous patients", "Organist". */
export const isAudience = (label: string): boolean =>
  isRole(label) || people.test(label.trim().replace(/ with \d.*$/, '')) || someOf.test(label)
