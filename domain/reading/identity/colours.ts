// Suggests up to three brand colours: strong colours that the site's header, buttons, links and headings use,
// or that its stylesheet calls brand colours.
import type { Oklab } from 'culori'
import type { FetchedSite } from '../websites.ts'
import { declarationsOf, rulesOf, type Rule } from '../page/css.ts'
import { chromaOf, distanceOf, oklabOf } from './oklab.ts'
import { isElement } from '../page/dom.ts'
import { solidHex } from '../page/css-colours.ts'
import type { ReadPage } from '../page/read-blocks.ts'

export interface BrandColour {
  hex: string
  source: string
}

const MOST_COLOURS = 3
/** The lowest chroma of a brand colour. Greys and near-greys are only used as backgrounds. */
const LEAST_CHROMA = 0.045

// Colours of frameworks, site builders, code highlighters and social networks, which say nothing about the
// brand.
const borrowed = new Set(
  `#007bff #0d6efd #0056b3 #0069d9 #0062cc #6610f2 #6f42c1 #e83e8c #d63384 #dc3545 #fd7e14 #ffc107 #28a745 #198754 #20c997 #17a2b8
  #0dcaf0 #343a40 #6c757d #0a58ca #721c24 #155724 #856404 #0c5460 #f8d7da #d4edda #fff3cd #d1ecf1 #cce5ff #004085 #b8daff #80bdff
  #25d366 #128c7e #075e54 #1877f2 #3b5998 #4267b2 #1da1f2 #55acee #0077b5 #0a66c2 #e1306c #e4405f #c13584 #bd081c #e60023 #ff0000
  #cd201f #fffc00 #ea4335 #34a853 #fbbc05 #4285f4 #00b900 #0088cc #ff4500 #6441a5 #1db954 #5bbad5 #da532c #2b5797 #0073aa #00a0d2
  #cf2e2e #ff6900 #fcb900 #7bdcb5 #00d084 #8ed1fc #0693e3 #abb8c3 #eb144c #f78da7 #9900ef #9b51e0 #93a1a1 #586e75 #268bd2 #dc322f
  #cb4b16 #b58900 #859900 #2aa198 #6c71c4 #d33682 #0000ee #551a8b #0000ff #32373c #2271b1 #007cba #3858e9 #ff6384 #36a2eb`.split(
    /\s+/,
  ),
)

interface Tally {
  hex: string
  weight: number
  source: string
  most: number
}

/** The site's colours, strongest first, each with the part of the site that uses it. */
export function coloursOf(
  pages: readonly ReadPage[],
  stylesheets: FetchedSite['stylesheets'],
): BrandColour[] {
  const own = pages
    .flatMap(({ $ }) =>
      $('style')
        .toArray()
        .map((style) => $(style).text()),
    )
    .slice(0, 40)
  const rules = [
    ...stylesheets
      .filter(({ url }) => !/chroma|prism|highlight|syntax|print|admin/i.test(url))
      .map(({ css }) => css),
    ...new Set(own),
  ].flatMap(rulesOf)
  const uses = usesOf(pages)
  const variables = new Map(
    rules.flatMap(({ declarations }) => [...declarations].filter(([name]) => name.startsWith('--'))),
  )
  const tallies = new Map<string, Tally>()
  const add: Add = (value, weight, source, leastOpacity = 0.8) => {
    for (const hex of hexesIn(resolved(value, variables), leastOpacity)) {
      const chroma = chromaOf(oklabOf(hex))
      if (chroma < LEAST_CHROMA || borrowed.has(hex) || weight <= 0) continue
      const before = tallies.get(hex)
      const strength = weight * (0.6 + Math.min(chroma, 0.2) * 4)
      const isBest = !before || strength > before.most
      tallies.set(hex, {
        hex,
        weight: (before?.weight ?? 0) + strength,
        source: isBest ? source : before.source,
        most: Math.max(before?.most ?? 0, strength),
      })
    }
  }
  for (const rule of rules) weigh(rule, uses, add)
  for (const { $ } of pages) weighPage($, add)
  return distinct([...tallies.values()])
}

type Add = (value: string, weight: number, source: string, leastOpacity?: number) => void

const brandNames =
  /^--(?!bs-|wp--preset|tw-|swiper|toastify|fa-|chakra|mdc-|ion-).*(brand|primary|accent|main|secondary|theme|highlight|logo|cta)/
const wearers: readonly (readonly [number, string, RegExp])[] = [
  [4, 'your header', /(^|[\s.#_-])(site-?)?(header|navbar|nav|masthead|topbar|hero|banner)\b/],
  [4, 'the buttons', /\b(btn|button|cta)\b|button/],
  [2.5, 'the headings', /\bh[1-3]\b|\b(heading|title)\b/],
  [2, 'the links', /(^|[\s,>+~])a(:\w+)?$|\blink\b/],
  [2.5, 'the logo', /\b(brand|logo)\b/],
  [2, 'your footer', /\bfooter\b/],
]
const states =
  /:(hover|focus|active|visited|disabled|invalid)|\b(error|danger|warning|success|alert|info|invalid|valid|whatsapp|facebook|twitter|instagram|linkedin|youtube|pinterest|social|cookie|swiper|chroma|highlight|hljs|token|star|rating)\b/

function weigh({ selector, declarations }: Rule, uses: ReadonlyMap<string, number>, add: Add) {
  for (const [name, value] of declarations) {
    // A transparent form of a brand colour, as in shadows, counts as that colour.
    if (brandNames.test(name)) add(value, 7, 'a brand colour in the stylesheet', 0)
    if (
      !/^(color|background|background-color|border|border-color|border-(top|bottom|left)(-color)?|fill)$/.test(
        name,
      )
    )
      continue
    const [worn, source] = wearers
      .filter(([, , pattern]) => pattern.test(selector))
      .map(([weight, source]) => [weight, source] as const)[0] ?? [0.5, 'the stylesheet']
    const isState = states.test(selector)
    add(
      value,
      worn *
        useOf(selector, uses) *
        (isState ? 0.15 : 1) *
        (name === 'border' || name.startsWith('border-') ? 0.5 : 1),
      source,
    )
  }
}

function weighPage($: ReadPage['$'], add: Add) {
  add($('meta[name="theme-color"]').first().attr('content') ?? '', 4, "the site's theme colour")
  for (const element of $('[style*="color"], [style*="background"], font[color]').toArray().slice(0, 200)) {
    const style = declarationsOf(element.attribs['style'] ?? '')
    const isHead = $(element).closest('header, nav, h1, h2, button').length > 0
    for (const name of ['color', 'background', 'background-color'])
      add(style.get(name) ?? '', isHead ? 1 : 0.3, 'the page itself')
    add(element.attribs['color'] ?? '', 0.3, 'the page itself')
  }
}

/** How often each class, id and tag is on the pages, so that rules that match nothing don't count. */
function usesOf(pages: readonly ReadPage[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  const count = (name: string) => uses.set(name, (uses.get(name) ?? 0) + 1)
  for (const { $ } of pages.slice(0, 6)) {
    for (const element of $('*').toArray().filter(isElement)) {
      count(element.name)
      if (element.attribs['id']) count(`#${element.attribs['id']}`)
      for (const name of (element.attribs['class'] ?? '').split(/\s+/)) if (name) count(`.${name}`)
    }
  }
  return uses
}

function useOf(selector: string, uses: ReadonlyMap<string, number>): number {
  const names = selector.replace(/\\/g, '').match(/[.#][\w/:-]+|(?<=^|[\s>+~])[a-z][a-z0-9]*/g) ?? []
  if (names.length === 0) return 0.5
  const least = Math.min(
    ...names.map(
      (name) => uses.get(name.replace(/:(root|first-child|last-child|before|after|link)$/, '')) ?? 0,
    ),
  )
  return least === 0 ? 0 : Math.min(2, 0.6 + Math.log10(least + 1))
}

function resolved(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value
  for (let round = 0; round < 3 && text.includes('var('); round++) {
    text = text.replace(
      /var\(\s*(--[\w-]+)\s*(?:,([^)]*))?\)/g,
      (_, name: string, other = '') => variables.get(name) ?? other,
    )
  }
  return text
}

const written = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|(?:ok)?lab|(?:ok)?lch|color)a?\((?:[^()]|\([^()]*\))*\)/gi

/** The colours named in a value, as "#rrggbb". An opacity set by a variable is ignored. */
const hexesIn = (value: string, leastOpacity: number): string[] =>
  [...value.matchAll(written)].flatMap(
    ([colour]) => solidHex(colour.replace(/[,/]\s*(?:var\(.*)?\)$/, ')'), leastOpacity) ?? [],
  )

/** Merges shades of one colour. The strongest shade represents them all. */
function distinct(tallies: readonly Tally[]): BrandColour[] {
  const families: { lab: Oklab; first: Tally; weight: number }[] = []
  for (const tally of tallies.toSorted((a, b) => b.weight - a.weight)) {
    const lab = oklabOf(tally.hex)
    const family = families.find((other) => distanceOf(other.lab, lab) < 0.12)
    if (family) family.weight += tally.weight * 0.5
    else families.push({ lab, first: tally, weight: tally.weight })
  }
  const ranked = families.toSorted((a, b) => b.weight - a.weight)
  const strongest = ranked[0]?.weight ?? 0
  return ranked
    .filter(({ weight }) => weight >= Math.max(1.2, strongest * 0.08))
    .slice(0, MOST_COLOURS)
    .map(({ first }) => ({ hex: first.hex, source: first.source }))
}
