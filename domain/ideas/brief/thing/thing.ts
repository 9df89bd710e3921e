// Finds what a brief is about: something the brand offers, something that only the brief mentions, or
// something new.
import type { Entry, Trade } from '#domain/playbook/form.ts'
import { firstName } from '#domain/playbook/words/people.ts'
import { containsPhrase } from '#domain/playbook/words/phrase.ts'
import { stemsOf } from '#domain/playbook/words/stems.ts'
import { entryFor, type Offered } from '#domain/playbook/rendering/offered.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { inSecondPerson } from '../second-person.ts'
import { asThing, type Thing } from './as-thing.ts'
import { capitalisedNameIn } from './named-on-site.ts'
import { phraseEnd, fewWords } from '../phrases.ts'
import { namesPerson, neededThingIn, wantedRoleIn } from './wanted-role.ts'
import { withoutTime } from '../when.ts'

/** Matches "and" with the words after it, as in "plum and ginger tart", unless they say what to do. */
const joined = String.raw`(?:\s+and\s+(?!(?:find|get|win|tell|make|ask|need|want|sell|fill|thank|remind|invite|bring|show|explain|how|why|the|our|who|what)\b)[\p{L}’'-]+(?:\s[\p{L}’'-]+)?)?`
const announced = new RegExp(
  String.raw`\b(?:(?:our|a|an|the|my)\s+(?:brand[- ]new|new)|starting\s+(?:an?|our)|(?:launch(?:ing)?|introduc(?:e|ing)|announc(?:e|ing)|opening)(?:\s+of)?(?:\s+(?:our|a|an|the|my))?(?:\s+new)?)\s+["“]?${fewWords}${phraseEnd}|(?:^|,\s)new:?\s+(?!years?\b)(?:the\s+|a\s+)?(${fewWords.slice(1, -1)}${joined})${phraseEnd}`,
  'iu',
)
const ours = new RegExp(String.raw`\b(?:our|my)\s+${fewWords}${phraseEnd}`, 'giu')
const promoted = new RegExp(
  String.raw`\b(?:promote|advertise|push|sell|(?:tell|remind) (?:people|everyone|everybody|customers|clients|members|guests|visitors|parents|patients) (?:about|of)|we (?:do|offer|sell|stock|make)|book|sign-ups? (?:to|for)|bookings? for|places (?:left )?on|subscribers to|people on(?:to)?)\s+(?:more\s+)?(?:the\s+|our\s+|a\s+)?${fewWords}${phraseEnd}`,
  'iu',
)
/** Matches the subject of a request for ideas, as in "Something about our bread". */
const spokenOf = new RegExp(
  String.raw`\b(?:something|anything|posts?|content|ideas?|blogs?|videos?|articles?|talk|emails?)\s+(?:about|on|around)\s+(?:our\s+|the\s+)?${fewWords}${phraseEnd}`,
  'iu',
)
/** Matches something new that is named first: "app for the homeowner to book a visit, coming in May". */
const arriving = new RegExp(
  String.raw`^(?:an?\s+)?${fewWords}(?=\s+(?:for|to|with)\s|,).*,\s*(?:is\s+)?(?:coming|launching|opening|starting|out)\b`,
  'iu',
)
/** Matches the first words of a brief up to a start date: "thursday soup starts jan 7". */
const beginning = new RegExp(
  String.raw`^(?:the\s+|our\s+)?((?:[\p{L}’'&-]+\s){0,3}[\p{L}’'&-]+)\s+(?:starts|begins|opens|launches|returns|is back|are back|start|begin|open)\s+(?:again\s+)?(?:on\s+|in\s+|from\s+)?(?=\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|next)`,
  'iu',
)
/** Matches words in quotation marks. */
const quoted = /["“]([^"”]{3,40})["”]/
/** Matches words that belong to a sentence, so they can't be a name. */
const isSpeech =
  /\b(?:i|my|me|will|would|we|he|she|it|they|you|is|are|isn|don|can|too|not)\b|[’'](?:re|ll|m|ve|t|d)\b/i
const titled =
  /(?<![.!?]\s)(?<!^)\b\p{Lu}[\p{L}’'-]+(?:\s+(?:of the|of|and|the|for)(?=\s+\p{Lu}))?(?:\s+\p{Lu}[\p{L}’'-]+)+|^\p{Lu}[\p{L}’'-]+(?:\s+\p{Lu}[\p{L}’'-]+)+/u

/** Matches an event that is named by its kind: "learn-to night January". */
const gathered =
  /\b((?:(?!the|a|an|our|every|last|next|this|info|being|be|is|are|to)[\p{L}’'-]+\s){1,3}(?:night|evening|day|morning|fair|workshop|party|talk|market|tour|tasting|quiz|lunch|breakfast|supper|show|walk|week|sessions?|class|club))(?=\s|[,.]|$)/iu

/** Matches what every business has, such as "our members" or "our prices". A brief isn't about these. */
const common =
  /^people (?:with|who|that|from|in|on)\b.*|^(?:new |existing |regular |loyal |current |lapsed |local |old |happy |quiet |more |sole |summer |winter )*(?:members?|customers?|clients?|guests?|people|regulars|visitors|patients|supporters|donors|staff|team|prices?|pricing|price list|fees?|costs?|opening hours|hours|address|website|business|company|firm|shop|store|brand|work|services?|products?|courses?|classes|treatments?|lessons?|workshops?|events?|menus?|dishes|tours?|activities|offers?|town|village|area|community|neighbours|audience|social media|newsletter|instagram|facebook|google reviews|reviews|page|blog|email list|spaces?|places?|slots?|rooms?|more|quiet \w+|slow \w+|\w*days?|evenings?|mornings?|afternoons?|weekends?|bookings?|sales|orders|enquiries)$/i
/** Matches a day of the calendar. It is an occasion, not a thing. */
const isDay =
  /^(?:(?:saint |st\.? )?valentine[’']?s?|christmas|xmas|easter|halloween|new year[’']?s?|mother[’']?s|father[’']?s|mothering|black friday|cyber monday|bonfire|pancake|burns|st\.? (?:patrick|david|andrew|george)[’']?s|world \p{L}+|national \p{L}+|international \p{L}+|thanksgiving|diwali|eid|hanukkah|lent|advent)(?: (?:day|night|eve|weekend|week|season))?$/iu
/** Matches words such as "what we bake" that only refer to something else in the brief. */
const isClause = /^(?:what|how|why|that|this|these|it|them|something)\b/i

/** Finds what the brief is about; null if it is about the brand as a whole. */
export function thingIn(text: string, context: RenderContext, trades: readonly Trade[]): Thing | null {
  const asNamed = (words: string | undefined, isNew = false): Thing | null =>
    words !== undefined && isThing(words, context) ? asThing(words, isNew, trades, context) : null
  const known = namedOffering(text, context, trades)
  const [, launched, launchedFirst] = announced.exec(text) ?? []
  const [, marked] = quoted.exec(text) ?? []
  const isLaunch = /\blaunch|\bnew\b|\bintroduc|\bannounc|\bstart(?:ing|s)\b/i.test(text)
  const newcomer = launched ?? launchedFirst
  const sought = wantedRoleIn(text)
  const own = [...text.matchAll(ours)].map(([, words = '']) => words)
  if (sought !== null) {
    const wanted = asNamed(sought.spoken)
    return wanted && { ...wanted, isWantedRole: true, count: sought.count, purpose: sought.purpose }
  }
  // Words in quotation marks are a name, unless they are what people say: "we're too old for this".
  if (marked !== undefined && !isSpeech.test(marked)) return asThing(marked, isLaunch, trades, context)
  if (marked !== undefined) return null
  const ownName = capitalisedNameIn(text, context.card)
  if (ownName !== null && isThing(ownName, context))
    return namedThing(withKind(ownName, text), known, isLaunch, trades, context)
  return (
    asNamed(newcomer, true) ??
    asNamed(arriving.exec(text)?.[1], true) ??
    asNamed(beginning.exec(text)?.[1], true) ??
    (known === null
      ? null
      : {
          spoken: known.spoken,
          isNew: false,
          isWantedRole: false,
          count: null,
          purpose: null,
          offered: known,
        }) ??
    asNamed(titled.exec(text)?.[0], isLaunch) ??
    asNamed(neededThingIn(text)) ??
    asNamed(gathered.exec(text)?.[1]) ??
    // A brief such as "My driver won't use a phone" mentions a job without looking for anybody.
    own.map((words) => (namesPerson(words) ? null : asNamed(words))).find((thing) => thing !== null) ??
    asNamed(promoted.exec(text)?.[1]) ??
    asNamed(spokenOf.exec(text)?.[1]) ??
    entryThing(text, context, trades)
  )
}

/** Adds the kind of thing if the brief has it after the name: "Dark Shore star nights". */
function withKind(name: string, text: string): string {
  const after = text.slice(text.toLowerCase().indexOf(name.toLowerCase()) + name.length)
  const [, kind] =
    /^\s+((?:[\p{Ll}’'-]+\s){0,2}(?:nights?|evenings?|days?|class(?:es)?|courses?|walks?|workshops?|sessions?|clubs?|groups?|tours?|talks?|mornings?|afternoons?|teas?|suppers?|lunch(?:es)?))(?=\s|[,.]|$)/u.exec(
      after,
    ) ?? []
  return kind === undefined ? name : `${name} ${kind}`
}

/** Finds something that the brand has a name for: an offering, or something else that its website names. */
function namedThing(
  name: string,
  known: Offered | null,
  isNew: boolean,
  trades: readonly Trade[],
  context: RenderContext,
): Thing {
  const offered =
    context.offered.find(({ value }) => value.name.toLowerCase() === name.toLowerCase()) ?? known
  return offered !== null && stemsOf(name).every((stem) => stemsOf(offered.value.name).includes(stem))
    ? { spoken: offered.spoken, isNew: false, isWantedRole: false, count: null, purpose: null, offered }
    : asThing(name, isNew, trades, context)
}

const isThing = (words: string, { card }: RenderContext): boolean =>
  !common.test(words.trim()) &&
  !isClause.test(words.trim()) &&
  !isDay.test(words.trim()) &&
  stemsOf(words).length > 0 &&
  stemsOf(withoutTime(words)).length > 0 &&
  !/^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i.test(
    words.trim(),
  ) &&
  words.toLowerCase() !== card.name.toLowerCase() &&
  // "Steve's Tuesday" is a day in somebody's life, not a thing.
  !card.people.some(({ name }) => firstName(name).toLowerCase() === ownerIn(words)) &&
  !card.people.some(({ name }) => name.toLowerCase().includes(words.toLowerCase()))

const ownerIn = (words: string): string =>
  withoutTime(words)
    .trim()
    .replace(/[’']s$/, '')
    .toLowerCase()

/**
 * Finds the offering whose words are all in the brief, preferring the longest name. If there is none, finds
 * one that the brief calls by another of its names.
 */
function namedOffering(text: string, { offered }: RenderContext, trades: readonly Trade[]): Offered | null {
  const stems = new Set(stemsOf(text))
  const named = offered.filter(({ spoken }) => {
    const own = stemsOf(spoken)
    return own.length > 0 && own.every((one) => stems.has(one))
  })
  const [longest] = named.toSorted((one, other) => other.spoken.length - one.spoken.length)
  if (longest !== undefined) return longest
  const entry = entryFor(text, trades)
  const usual = new Set(entry?.names.flatMap((name) => stemsOf(name)))
  // "Sourdough" alone doesn't mean the offering "Sourdough Monday".
  const isMeant = (one: Offered) =>
    stemsOf(one.value.name).every((stem) => usual.has(stem) || stems.has(stem)) &&
    stemsOf(one.value.name).some((stem) => stems.has(stem))
  return (entry && offered.find((one) => one.entry === entry && isMeant(one))) ?? null
}

function entryThing(text: string, context: RenderContext, trades: readonly Trade[]): Thing | null {
  const entry: Entry | null = entryFor(text, trades) ?? entryOfWord(text, trades)
  if (entry === null) return null
  const offered = context.offered.find((one) => one.entry === entry)
  const typed = entry.names.find((name) => containsPhrase(text, name)) ?? entry.name
  // The brief's own word is used, because it is the one that its readers know.
  return offered === undefined || !containsPhrase(offered.value.name, typed)
    ? asThing(typed, false, trades, context)
    : { spoken: offered.spoken, isNew: false, isWantedRole: false, count: null, purpose: null, offered }
}

/** Finds the only thing the trade sells that has this word in several of its names, as in "a dental". */
function entryOfWord(text: string, trades: readonly Trade[]): Entry | null {
  const entries = trades.flatMap(({ lexicon }) => lexicon)
  for (const word of text.toLowerCase().match(/\p{L}{5,}/gu) ?? []) {
    // The people that a brief is for are not what it is about.
    if (inSecondPerson(`${word} who are new`) !== null) continue
    const having = entries.filter(({ names }) => names.some((name) => containsPhrase(name, word)))
    const [only] = having
    if (
      having.length === 1 &&
      only !== undefined &&
      only.names.filter((name) => containsPhrase(name, word)).length > 1
    )
      return only
  }
  return null
}
