// A day in a person's life that a brief names: a birthday, years at work, a prize, a farewell.
import { firstName } from '#domain/playbook/words/people.ts'
import type { Scene } from '#domain/playbook/weaving/scene.ts'
import { whenIn, withoutTime, type When } from './when.ts'

export interface Milestone {
  /** As the card has the name, else as the brief puts it. */
  name: string
  first: string
  /** A whole sentence without its full stop: "Walter turns 89 on 14 December". */
  sentence: string
  kind: 'birthday' | 'years' | 'leaving' | 'joining' | 'success' | 'prize'
}

const figure = String.raw`(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)`
/** A name, or a word that could be one at the beginning of a brief typed without capitals. */
const name = String.raw`(\p{L}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)`

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
      String.raw`^${name}[,:]?\s+(?:has been\s+|is\s+|has done\s+|celebrates\s+|marks\s+)?${figure}\s+years\s*((?:with|in|at|of|as|on|behind|for)\s(?!\d)[^,;.]+?)?(?=\s+(?:on|in|this|from)\s+(?:\d|the \d|\p{Lu}|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\s+\d{1,2}|[,;.]|$)(.*)$`,
      'iu',
    ),
    say: (name, when, [years, where]) =>
      when === ''
        ? `${name} has been ${where?.trim() ?? 'with us'} for ${years} years`
        : `${name} will have been ${where?.trim() ?? 'with us'} for ${years} years${when}`,
  },
  {
    kind: 'leaving',
    pattern: new RegExp(
      String.raw`^${name}\s+(?:is\s+)?(retir(?:es|ing)|leav(?:es|ing)|mov(?:es|ing) on|step(?:s|ping) down)\b(.*)$`,
      'iu',
    ),
    say: (name, when, [verb = '', rest = '']) => {
      const after = /\bafter\s+(?:nearly\s+|over\s+|almost\s+)?[\w-]+\s+years\b/i.exec(rest)?.[0]
      return `${name} ${plainVerb(verb)}${when}${after === undefined ? '' : ` ${after}`}`
    },
  },
  {
    kind: 'joining',
    pattern: new RegExp(
      String.raw`^(?:welcome\s+|meet\s+)?${name}(?:,?\s+(?:our|the)\s+new\s+([^,.;]+?))?,?\s+(?:is\s+)?(?:join(?:s|ing|ed)(?:\s+(?:us|the team))?|start(?:s|ing)\s+with us|(?:has\s+)?(?:just\s+)?started\s+with us)\b(.*)$`,
      'iu',
    ),
    say: (name, when, [role]) =>
      `${name} joins us${role === undefined ? '' : ` as our new ${role.trim()}`}${when}`,
  },
  {
    kind: 'success',
    pattern: new RegExp(
      String.raw`^${name}\s+(?:has\s+)?(?:just\s+)?(passed|qualified|won|finished|completed|graduated|earned|achieved)\b([^,;.]*)(.*)$`,
      'iu',
    ),
    say: (name, _, [verb = '', what = '']) =>
      `${name} has ${verb.toLowerCase()}${withoutTime(what).trimEnd()}`,
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

const plainVerb = (verb: string): string => {
  const small = verb.toLowerCase()
  if (small.startsWith('retir')) return 'retires'
  if (small.startsWith('leav')) return 'leaves us'
  return small.startsWith('mov') ? 'moves on' : 'steps down'
}

/** The day that a brief marks for somebody, or null. Someone the card doesn't know must be written with a capital. */
export function milestoneIn(text: string, { card }: Pick<Scene, 'card'>): Milestone | null {
  const bare = text.replace(
    /^(?:our|mark|celebrate|congratulate|congratulations to|well done|happy birthday to|say goodbye to|goodbye to|farewell to)\s+/i,
    '',
  )
  for (const { kind, pattern, say } of kinds) {
    const [found, called = '', ...groups] = pattern.exec(bare) ?? []
    if (found === undefined) continue
    const person = card.people.find(
      (one) =>
        firstName(one.name).toLowerCase() === called.toLowerCase() ||
        one.name.toLowerCase() === called.toLowerCase(),
    )
    if (person === undefined && (!/^\p{Lu}/u.test(called) || isNoName.test(called))) continue
    const full = person?.name ?? called
    const when = whenIn(bare)
    const on = when === null ? '' : onOrIn(when)
    return {
      name: full,
      first: person === undefined ? called : firstName(full),
      sentence: say(full, on, groups).replaceAll("'", '’'),
      kind,
    }
  }
  return null
}

const onOrIn = ({ spoken, date, from }: When): string =>
  date !== null || /days?$/.test(spoken) ? ` on ${date ?? spoken}` : from === null ? '' : ` in ${from}`

const isNoName =
  /^(?:the|our|this|that|it|we|they|he|she|christmas|easter|tuesday|wednesday|thursday|friday|saturday|sunday|monday|january|february|march|april|may|june|july|august|september|october|november|december)$/i
