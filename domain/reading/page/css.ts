// As much of stylesheets as reading a brand needs: flat rules with their declarations. Conditions such as print or a screen's
// width are left out, since what they change is not what most people see; what only some screens are shown can be asked for.

export interface Rule {
  selector: string
  declarations: Map<string, string>
  /** Whether it says of anything that no other rule may overrule it. */
  isForced: boolean
}

const MOST_RULES = 6000

/** The unconditional rules of a stylesheet, one for each selector of a list. */
export const rulesOf = (css: string): Rule[] => rulesIn(withoutComments(css))

/** The rules that hold on screens of some widths only. */
export function rulesOfSomeScreens(css: string): Rule[] {
  const text = withoutComments(css)
  const rules: Rule[] = []
  for (const { index } of text.matchAll(/@media\b/g)) {
    const open = text.indexOf('{', index)
    if (open < 0 || rules.length >= MOST_RULES) break
    if (/\bprint\b/.test(text.slice(index, open))) continue
    const end = blockEnd(text, open)
    rules.push(...rulesIn(text.slice(open + 1, end < 0 ? text.length : end)))
  }
  return rules
}

const withoutComments = (css: string) => css.slice(0, 1_000_000).replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ')

function rulesIn(text: string): Rule[] {
  const rules: Rule[] = []
  let start = 0
  for (let at = 0; at < text.length && rules.length < MOST_RULES; at++) {
    if (text[at] === ';') start = at + 1
    if (text[at] !== '{') continue
    const head = text.slice(start, at).trim()
    const isCondition = head.startsWith('@') && !/^@(layer|supports)\b/.test(head)
    if (head.startsWith('@') && !isCondition) {
      start = at + 1
      continue
    }
    const end = isCondition ? blockEnd(text, at) : text.indexOf('}', at)
    const close = end < 0 ? text.length : end
    if (!isCondition) {
      const body = text.slice(at + 1, close)
      const declarations = declarationsOf(body)
      const isForced = /!\s*important/i.test(body)
      for (const selector of head.split(','))
        rules.push({ selector: selector.replace(/^\s*}\s*/, '').trim(), declarations, isForced })
    }
    at = close
    start = close + 1
  }
  return rules
}

/** The declarations of a style attribute or a rule's body, names in lower case. */
export function declarationsOf(body: string): Map<string, string> {
  const declarations = new Map<string, string>()
  for (const part of body.split(';')) {
    const colon = part.indexOf(':')
    if (colon < 1) continue
    const value = part
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .trim()
    declarations.set(
      part.slice(0, colon).trim().toLowerCase(),
      value.startsWith('--') ? value : value.toLowerCase(),
    )
  }
  return declarations
}

function blockEnd(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  return -1
}
