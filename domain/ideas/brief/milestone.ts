// Finds a milestone of a person in a brief, such as a birthday, a work anniversary, an award or a farewell.
import { firstName } from '#domain/playbook/words/people.ts'
import type { RenderContext } from '#domain/playbook/rendering/render-context.ts'
import { whenIn, withoutTime, type When } from './when.ts'

export interface Milestone {
  /** The person's name as the card spells it, or else as the brief does. */
  name: string
  first: string
  /** A sentence that announces the milestone, without its full stop: "Walter turns 89 on 14 December". */
  sentence: string
  kind: 'birthday' | 'years' | 'leaving' | 'joining' | 'success' | 'prize' | 'news'
}

const figure = String.raw`(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`
/**
 * Matches a name. At the start of a brief it may be a word without a capital, because people type in a hurry.
 */
const name = String.raw`((?:(?:dr|mr|mrs|ms|miss|rev)\.?\s)?\p{L}[\p{L}’'-]+(?:\s(?!(?:is|are|has|had|was|will|turns?|turning|just|who|and|from|retir\p{L}+|leav\p{L}+|join\p{L}*|start\p{L}*|finish\p{L}*|mov\p{L}+|step\p{L}*|won|got|passed|qualified|earned|up|back|made|short\p{L}+|nominated|getting|doing|celebrates|marks|hits|reaches|our|the)\b)\p{Lu}[\p{L}’'-]+)?)`

interface Kind {
  kind: Milestone['kind']
  pattern: RegExp
  say: (name: string, when: string, groups: readonly (string | undefined)[]) => string
}

const kinds: readonly Kind[] = [
  {
    kind: 'birthday',
    pattern: new RegExp(
      String.raw`^${name}\s+(?:is|turns|turning|will be|hits|reaches)\s+${figure}(?!\s*(?:%|[ap]m\b|years?\b|out\b|of\b|places?\b|weeks?\b|months?\b))(.*)$`,
      'iu',
    ),
    say: (name, when, [age]) => `${name} turns ${age}${when}`,
  },
  {
    kind: 'birthday',
    pattern: new RegExp(String.raw`^${name}[’']s\s+(\d{1,3})(?:st|nd|rd|th)\s+birthday\b(.*)$`, 'iu'),
    say: (name, when, [age]) => `${name} turns ${age}${when}`,
  },
  {
    kind: 'years',
    pattern: new RegExp(
      String.raw`^${name}[,:]?\s+(?:has been\s+|is\s+|has done\s+|celebrates\s+|marks\s+)?${figure}\s+(?:years|yrs)\s*((?:with|in|at|of|as|on|behind|for)\s(?!\d)[^,;.]+?)?(?=\s+(?:on|in|this|from)\s+(?:\d|the \d|\p{Lu}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\s+\d{1,2}|[,;.]|$)(.*)$`,
      'iu',
    ),
    say: (name, when, [years, where]) =>
      when === ''
        ? `${name} has been ${where?.trim() ?? 'with us'} for ${years} years`
        : `${name} will have been ${where?.trim() ?? 'with us'} for ${years} years${when}`,
  },
  {
    kind: 'news',
    pattern: new RegExp(
      String.raw`^${name}[’']s\s+((?:last|first|final|\d+(?:st|nd|rd|th))\s[\p{L} ]+?)\s+is\b(.*)$`,
      'iu',
    ),
    say: (name, when, [what]) => `${name}’s ${what} is${when}`,
  },
  {
    kind: 'news',
    pattern: new RegExp(
      String.raw`^${name}[’']s\s+(\d[\d,]*(?:st|nd|rd|th)\s\p{L}+(?:\s\p{L}+)?)(?=\s+(?:on|in|is|this)\b|\s+\d|\s+(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)|\s*(?:[,;.–—(]|$))(.*)$`,
      'iu',
    ),
    say: (name, when, [what]) => (when === '' ? `It’s ${name}’s ${what}` : `${name}’s ${what} is${when}`),
  },
  {
    kind: 'leaving',
    pattern: new RegExp(
      String.raw`^${name}\s+(?:is\s+)?(retir(?:es|ing)|leav(?:es|ing)(?:\s+the\s+\p{Ll}+)?|mov(?:es|ing) on|step(?:s|ping) down|finish(?:es|ing)(?:\s+up)?)(?=\s|,|$)(.*)$`,
      'iu',
    ),
    say: (name, when, [verb = '', rest = '']) => {
      const [, years] =
        /(?:\bafter|,)\s+((?:nearly\s+|over\s+|almost\s+)?[\w-]+\s+(?:years|yrs)(?:\s(?:on|in|at|with|as|of)\s[^,;.]+)?)/i.exec(
          rest,
        ) ?? []
      return `${name} ${plainVerb(verb)}${when}${years === undefined ? '' : ` after ${years.replace(/yrs/i, 'years')}`}`
    },
  },
  {
    kind: 'joining',
    pattern: new RegExp(
      String.raw`^(?:welcome\s+|meet\s+)?${name}(?:,?\s+(?:our|the)\s+new\s+([^,.;]+?))?,?\s+(?:is\s+)?(?:join(?:s|ing|ed)(?:\s+(?:us|the team))?|start(?:s|ed|ing)\s+(?:with us|last week|this week|today|on|monday|in)|(?:has\s+)?(?:just\s+)?started\s+with us)\b(.*)$`,
      'iu',
    ),
    say: (name, when, [role]) =>
      `${name} joins us${role === undefined ? '' : ` as our new ${role.trim()}`}${when}`,
  },
  {
    kind: 'success',
    pattern: new RegExp(
      String.raw`^${name}\s+(?:has\s+)?(?:just\s+)?(passed|qualified|won|finished|completed|graduated|earned|achieved|got|had)\b([^;.]*)(.*)$`,
      'iu',
    ),
    say: (name, _, [verb = '', what = '']) =>
      lately.test(what)
        ? `${name} ${verb.toLowerCase()}${what}`
        : `${name} has ${verb.toLowerCase()}${withoutTime(what).trimEnd()}`,
  },
  {
    kind: 'prize',
    pattern: new RegExp(
      String.raw`^${name}\s+(?:is\s+)?(up for|shortlisted for|nominated for|in the final of|a finalist in|in the running for)\s+([^,;.]+)(.*)$`,
      'iu',
    ),
    say: (name, when, [verb = '', what = '']) =>
      `${name} is ${verb.toLowerCase()} ${withoutTime(what)
        .replace(/\s+on$/, '')
        .trim()}${when}`,
  },
]

/** Matches words for the recent past, because news with them needs the past tense: "won it last night". */
const lately = /\b(?:last (?:night|week|month|year)|yesterday|today|on \p{L}+day)\b/iu

/**
 * Patterns for news about a person that isn't a milestone: "is back", "has been made partner", "is getting
 * married".
 */
const news: readonly { pattern: RegExp; say: (name: string, rest: string) => string }[] = [
  {
    pattern: /^(?:is\s+)?back((?:\s+(?:from|at|in|on|with|behind|after)\s.*)?)$/i,
    say: (name, rest) => `${name} is back${rest}`,
  },
  {
    pattern: /^(?:has been\s+|is\s+)?(?:made|promoted to|elected|appointed)\s(.*)$/i,
    say: (name, rest) => `${name} has been made ${rest}`,
  },
  {
    pattern:
      /^(?:is\s+|are\s+)?((?:getting|doing|running|cycling|swimming|climbing|walking|having|taking|opening|performing|marrying|celebrating|expecting)\s.*)$/i,
    say: (name, rest) => `${name} ${/\band\b/.test(name) ? 'are' : 'is'} ${rest}`,
  },
]
const who =
  /^((?:(?:dr|mr|mrs|ms|miss|rev)\.?\s)?\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?(?:\sand\s\p{Lu}[\p{L}’'-]+)?(?:\sfrom\s(?:the\s)?\p{L}+)?)\s+(.+)$/u

/** Finds other news about a named person, if it is followed by a date. */
function newsOf(text: string): Found | null {
  const [, called, did = ''] = who.exec(text) ?? []
  if (called === undefined || isNoName.test(called)) return null
  const [said = ''] = did.split(/\s*[,;–—]\s*|\s-\s/)
  for (const { pattern, say } of news) {
    const [, rest] = pattern.exec(said) ?? []
    if (rest === undefined) continue
    const when = whenIn(rest)
    const bare = when === null ? rest : withoutTime(rest).replace(/\s+(?:on|in|from|by)?\s*$/i, '')
    const on =
      when === null ? '' : /\bfrom\s/i.test(rest) && when.from !== null ? ` from ${when.from}` : onOrIn(when)
    return { called, sentence: `${say(called, bare.trimEnd())}${on}`, kind: 'news' }
  }
  return null
}

const plainVerb = (verb: string): string => {
  const small = verb.toLowerCase()
  if (small.startsWith('retir')) return 'retires'
  if (small.startsWith('leav'))
    return small.includes(' the ') ? small.replace(/^leaving/, 'leaves') : 'leaves us'
  if (small.startsWith('finish')) return 'finishes'
  return small.startsWith('mov') ? 'moves on' : 'steps down'
}

/**
 * Finds the milestone that a brief announces, or null. A name that isn't on the card must be written with a
 * capital letter.
 */
export function milestoneIn(text: string, { card }: Pick<RenderContext, 'card'>): Milestone | null {
  const { bare, role } = withoutLeadIn(text)
  const found = milestoneOf(bare) ?? newsOf(bare)
  if (found === null) return null
  const { called, sentence, kind } = found
  const person = card.people.find(
    (one) =>
      firstName(one.name).toLowerCase() === called.toLowerCase() ||
      one.name.toLowerCase() === called.toLowerCase(),
  )
  if (person === undefined && (!isName.test(called) || isNoName.test(called))) return null
  const name = person?.name ?? titled(called)
  const said = sentence.replace(called, name).replaceAll("'", '’')
  return {
    name,
    first: person === undefined ? name : firstName(name),
    sentence: `${role}${said}`,
    kind,
  }
}

interface Found {
  called: string
  sentence: string
  kind: Milestone['kind']
}

/**
 * Removes the words before the name, as in "congratulations to Imran who qualified" or "our apprentice Kyle".
 */
function withoutLeadIn(text: string): { bare: string; role: string } {
  const rest = text
    .replace(
      /^(?:mark|celebrate|congratulate|congratulations to|well done|happy birthday to|say goodbye to|goodbye to|farewell to)\s+/i,
      '',
    )
    .replace(/^(\p{Lu}[\p{L}’'-]+)\s+who\s+(?:has\s+)?/u, '$1 ')
  const [ours = '', role = ''] = /^our\s+((?:\p{Ll}+\s){0,3})(?=\p{Lu})/u.exec(rest) ?? []
  const bare = rest.slice(ours.length).replace(/^(\p{Lu}[\p{L}-]+)[’']s(?=\s+\d+\s+(?:years|yrs)\b)/u, '$1')
  return { bare, role: role === '' ? '' : `Our ${role}` }
}

function milestoneOf(bare: string): Found | null {
  const when = whenIn(bare)
  const on = when === null ? '' : onOrIn(when)
  for (const { kind, pattern, say } of kinds) {
    const [found, called = '', ...groups] = pattern.exec(bare) ?? []
    if (found !== undefined && !isNoName.test(called))
      return { called, sentence: say(called, on, groups), kind }
  }
  return null
}

const isName = /^(?:(?:[Dd]r|[Mm]rs?|[Mm]s|[Mm]iss|[Rr]ev)\.?\s)?\p{Lu}/u
const titled = (called: string): string => called.charAt(0).toUpperCase() + called.slice(1)

function onOrIn({ spoken, date, from }: When): string {
  if (date !== null && /^(?:the )?(?:end|start|beginning|middle) of/.test(date))
    return ` at the ${date.replace(/^the /, '')}`
  if (date !== null || /days?$/.test(spoken)) return ` on ${date ?? spoken}`
  return from === null ? '' : ` in ${from}`
}

const isNoName =
  /^(?:win|get|bring|call|ask|invite|keep|come|go|take|fill|need|want|find|write|make|push|promote|sell|tell|remind|show|explain|thank|recruit|hire|launch|help|introduce|announce|celebrate|members|people|customers|the|our|this|that|it|we|they|he|she|christmas|easter|tuesday|wednesday|thursday|friday|saturday|sunday|monday|january|february|march|april|may|june|july|august|september|october|november|december)$/i
