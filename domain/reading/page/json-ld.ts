// Reads a page's own description for search engines (JSON-LD), however deeply it is nested.
import { cutTo, withoutBadCharacters } from '#contract/values/texts.ts'
import type { Query } from './dom.ts'

export interface Thing {
  types: string[]
  text(name: string): string
  thing(name: string): Thing | null
}

const MOST_THINGS = 400

/** Every described item of a page, including those inside `@graph` and inside other items. */
export function thingsOf($: Query): Thing[] {
  const waiting: unknown[] = $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => parsed($(script).text()))
  const things: Thing[] = []
  for (let value = waiting.shift(); waiting.length > 0 || value !== undefined; value = waiting.shift()) {
    if (things.length >= MOST_THINGS) break
    if (Array.isArray(value)) waiting.push(...value.slice(0, MOST_THINGS))
    else if (isRecord(value)) {
      things.push(thing(value))
      waiting.push(...Object.values(value).filter((part) => typeof part === 'object' && part !== null))
    }
  }
  return things
}

function thing(value: Record<string, unknown>): Thing {
  const types = [value['@type']].flat().filter((type) => typeof type === 'string')
  return {
    types: types.map((type) => type.replace(/^.*[/#]/, '')),
    text: (name) => {
      const [first] = [value[name]].flat()
      if (typeof first === 'number') return String(first)
      return typeof first === 'string'
        ? cutTo(
            withoutBadCharacters(first)
              .replace(/<[^>]*>/g, ' ')
              .replace(/\s+/g, ' ')
              .trim(),
            300,
          )
        : ''
    },
    thing: (name) => {
      const [first] = [value[name]].flat()
      return isRecord(first) ? thing(first) : null
    },
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses JSON-LD. Sites often write it by hand with errors: then it is ignored. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*<!--|-->\s*$/g, ''))
  } catch {
    return null
  }
}
