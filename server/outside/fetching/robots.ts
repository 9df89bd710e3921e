// Parses a site's robots.txt.

export interface Robots {
  allows(path: string): boolean
  /** The seconds to wait between two pages, as the site asks. */
  delay: number
  sitemaps: string[]
}

interface Rule {
  allow: boolean
  path: string
}
interface Group {
  agents: string[]
  rules: Rule[]
  delay: number
}

/** Parses a robots.txt for one user agent: its own group, or else the group for all. */
export function readRobots(text: string, agentName: string): Robots {
  const { groups, sitemaps } = groupsOf(text)
  const token = agentName.split('/')[0]?.toLowerCase() ?? ''
  const own = groups.filter(({ agents }) => agents.includes(token))
  const mine = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))
  const rules = mine.flatMap((group) => group.rules)
  return {
    allows: (path) => allows(rules, path),
    delay: Math.max(0, ...mine.map((group) => group.delay)),
    sitemaps,
  }
}

/**
 * Whether a path is allowed: the longest matching rule decides; of two equally long ones, the one that
 * allows.
 */
function allows(rules: readonly Rule[], path: string): boolean {
  const fitting = rules.filter((rule) => fits(rule.path, path))
  const longest = Math.max(-1, ...fitting.map((rule) => rule.path.length))
  return longest < 0 || fitting.some((rule) => rule.allow && rule.path.length === longest)
}

/**
 * Whether a rule matches a path. The parts between wildcards are matched from left to right without
 * backtracking, so that no rule is slow.
 */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isWhole ? others.pop() : undefined
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (!isWhole) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

function groupsOf(text: string): { groups: Group[]; sitemaps: string[] } {
  const groups: Group[] = []
  const sitemaps: string[] = []
  let isNaming = false
  for (const line of text.slice(0, 500_000).split(/\r\n|\r|\n/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? []
    const said = value.trim()
    switch (field.toLowerCase()) {
      case 'sitemap':
        sitemaps.push(said)
        break
      case 'user-agent':
        if (!isNaming) groups.push({ agents: [], rules: [], delay: 0 })
        groups.at(-1)?.agents.push(said.toLowerCase())
        isNaming = true
        break
      case 'allow':
      case 'disallow':
        isNaming = false
        if (said) groups.at(-1)?.rules.push({ allow: field.toLowerCase() === 'allow', path: said })
        break
      case 'crawl-delay':
        isNaming = false
        if (Number(said) > 0) delayLast(groups, Number(said))
    }
  }
  return { groups, sitemaps }
}

function delayLast(groups: readonly Group[], seconds: number) {
  const last = groups.at(-1)
  if (last) last.delay = seconds
}
