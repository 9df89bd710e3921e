// The individual rules in a source file: each alternative of its regular expressions, at any depth, and each
// entry of its word lists.

export interface Rule {
  file: string
  line: number
  /** The constant that contains the rule, or an empty string. */
  of: string
  text: string
  pattern: RegExp
}

/**
 * Finds the rules in a source file: alternatives of regular expressions, and entries of word lists. Leaves out expressions that contain others or don't compile alone.
 */
export function entriesIn(file: string, source: string): Rule[] {
  const code = withoutComments(source)
  const found = [...literalsIn(code), ...wordsIn(code)]
  const seen = new Set<string>()
  return found.flatMap(({ text, at }): Rule[] => {
    const pattern = seen.has(text) ? null : patternOf(text)
    seen.add(text)
    if (pattern === null) return []
    const line = code.slice(0, at).split('\n').length
    return [{ file, line, of: nameAbove(code, at), text, pattern }]
  })
}

interface Found {
  text: string
  at: number
}

const literal = /(?<=[=(,:[!&|?;{}\s])\/(?![/*\s])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[dgimsuvy]*/g
const raw = /String\.raw`((?:[^`\\]|\\.)*)`/g

/** Finds alternatives in regex literals and raw templates. */
function literalsIn(code: string): Found[] {
  return [literal, raw].flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(({ 1: body = '', index }) =>
      alternativesOf(body).map((text) => ({ text, at: index })),
    ),
  )
}

/** Finds the words of a list that is written as one string and split. */
function wordsIn(code: string): Found[] {
  return [
    ...code.matchAll(/[`']((?:[^`'\\]|\\.|(?<=\p{L})'(?=\p{L}))+)[`']\.split\((\/[^/]+\/|'[^']+')\)/gu),
  ].flatMap(({ 1: list = '', 2: at = '', index }) =>
    list
      .split(at.includes(',') ? /,\s+/ : /\s+/)
      .filter(Boolean)
      .map((word) => ({ text: word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), at: index })),
  )
}

/** The alternatives of a pattern and of its groups. A pattern without alternatives is not a rule. */
function alternativesOf(body: string): string[] {
  const found: string[] = []
  const starts: number[] = [0]
  const open: string[][] = [[]]
  let inClass = false
  for (let at = 0; at <= body.length; at++) {
    const sign = body[at]
    if (sign === '\\') {
      at++
      continue
    }
    if (sign === '[') inClass = true
    if (sign === ']') inClass = false
    if (inClass) continue
    if (sign === '(') {
      starts.push(at + (/^\((?:\?(?:[:=!]|<[=!]|<\p{L}+>))?/u.exec(body.slice(at))?.[0].length ?? 1))
      open.push([])
    } else if (sign === '|' || sign === ')' || sign === undefined) {
      const start = starts.at(-1) ?? 0
      open.at(-1)?.push(body.slice(start, at))
      if (sign === '|') starts[starts.length - 1] = at + 1
      else {
        const parts = open.pop() ?? []
        starts.pop()
        if (parts.length > 1) found.push(...parts)
      }
    }
  }
  return found
}

/** The alternative between word boundaries, or null if it is too short to be a rule. */
function patternOf(text: string): RegExp | null {
  if (text.includes('${') || !/\p{L}{3}/u.test(text.replace(/\\p?\{?\p{L}+\}?/gu, ''))) return null
  try {
    return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${text})(?![\p{L}\p{N}])`, 'iu')
  } catch {
    return null
  }
}

const nameAbove = (code: string, at: number): string =>
  [...code.slice(0, at).matchAll(/\b(?:const|function)\s+(\w+)/g)].at(-1)?.[1] ?? ''

const withoutComments = (source: string): string =>
  source.replace(/^\s*\/\/.*$|\/\*[\s\S]*?\*\/|(?<=[,;{]\s)\/\/.*$/gm, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  )
