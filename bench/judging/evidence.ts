// Whether ideas are this brand's own, and whether all they say is in their evidence.
import type { FactType, Slots } from '#contract/facts.ts'
import { conceptsIn, sharedConcepts } from '#domain/ideas/concepts.ts'
import { fingerprintOf, fingerprintsIn } from '#domain/ideas/subject.ts'
import { alsoIs } from '#domain/library/entry.ts'
import { conceptOf } from '#domain/library/thesaurus.ts'
import { entryOf } from './entries.ts'
import type { Judged } from './judged.ts'
import { share, atMost, type Row } from './row.ts'
import { countsIn, namesIn, numbersIn, quotesIn, spaced, squashed, standsIn } from './text.ts'

type Told = { brand: Judged; idea: Judged['ideas'][number]['idea']; today: string }

const allOf = (brands: readonly Judged[]): Told[] =>
  brands.flatMap((brand) => brand.ideas.map((told) => ({ brand, ...told })))

/** A number, a name or an offering that this brand's evidence has and no other brand's. */
export function anchored(brands: readonly Judged[]): Row[] {
  const texts = new Map(brands.map((brand) => [brand, spaced(evidenceText(brand))]))
  const others = new Map(
    brands.map((brand) => [
      brand,
      brands.filter((other) => other !== brand).map((other) => texts.get(other) ?? ''),
    ]),
  )
  const anchors = new Map(
    brands.map((brand) => [
      brand,
      anchorsOf(brand).filter((anchor) => !(others.get(brand) ?? []).some((text) => standsIn(text, anchor))),
    ]),
  )
  const holds = (brand: Judged, text: string) => {
    const where = spaced(text)
    return (anchors.get(brand) ?? []).some((anchor) => standsIn(where, anchor))
  }
  const told = allOf(brands)
  return [
    share('anchored: title or summary', told, 1, ({ brand, idea }) =>
      holds(brand, `${idea.title}\n${idea.summary}`) ? null : line(brand, idea.title),
    ),
    share('anchored: title alone', told, 0.6, ({ brand, idea }) =>
      holds(brand, idea.title) ? null : line(brand, idea.title),
    ),
  ]
}

/** Every quote, number, date and name is in the cited evidence, and the evidence is in the source. */
export function grounded(brands: readonly Judged[]): Row {
  return share('grounded', allOf(brands), 1, ({ brand, idea, today }) => {
    const source = squashed(brand.text)
    const cited = idea.evidence.map(({ quote, label }) => `${quote}\n${label}`).join('\n')
    const headings = brand.brand.facts
      .filter((fact) => idea.evidence.some(({ quote }) => fact.quote.startsWith(quote)))
      .map(({ heading, slots }) => `${heading}\n${slots.label ?? ''}`)
      .join('\n')
    const known = squashed(
      `${cited}\n${headings}\n${brand.kept.name} The ${brand.kept.name.replace(/\s*\([^)]*\)/g, '')}`,
    )
    const shown = `${idea.title}\n${idea.summary}`
    const fields = idea.formatFields.flatMap(({ lines }) => lines).join('\n')
    const ages = numbersIn(cited).map((year) => String(Number(today.slice(0, 4)) - Number(year)))
    const sums = sumsIn(shown, numbersIn(cited), ages)
    const numbers = new Set([
      ...numbersIn(`${cited}\n${headings}\n${brand.kept.name}`),
      ...ages,
      ...sums.known,
    ])
    const entry = entryOf(idea.key.entry)
    const written = spaced(JSON.stringify(entry))
    const faults = [
      ...idea.evidence
        .filter(({ quote }) => !source.includes(squashed(quote)))
        .map(({ quote }) => `evidence “${quote}”`),
      ...quotesIn(`${shown}\n${fields}`)
        .map((quote) => quote.replace(/…$/, ''))
        .filter((quote) => !known.includes(squashed(quote)))
        .map((quote) => `quote “${quote}”`),
      ...numbersIn(shown)
        .filter((number) => !numbers.has(number))
        .map((number) => `number ${number}`),
      ...sums.wrong,
      ...namesIn(shown)
        .flatMap((name) => (known.includes(squashed(name)) ? [] : name.split(/ (?:of|and|the|&) /)))
        .filter((name) => !known.includes(squashed(name)) && !standsIn(written, name))
        .map((name) => `name ${name}`),
    ]
    return faults.length === 0 ? null : line(brand, `${idea.title} [${faults.join('; ')}]`)
  })
}

/** What a sentence must hold to tell a detail, more roughly than the engine reads it. */
const signOf: Partial<Record<string, RegExp>> = {
  duration: /\b(?:second|minute|hour|day|night|week|month)s?\b/,
  clock: /\b\d{1,2}(?:[.:]\d\d)? ?[ap]m\b|\b(?:o[’']clock|past|to [a-z]+|noon|midnight)\b/,
  weekday: /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day/,
  month:
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)\b/,
  measure:
    /\b(?:metres?|miles?|km|kilomet|kilos?|kilogram|kg|gram|litre|ml|gallon|pint|tonne|acre|hectare|feet|inch|centimet|millimet|mm|cm|per cent|percent|degrees|volts|watts|kilowatts)/,
  'past-year': /\b(?:1[5-9]|20)\d\d\b/,
  deed: /\p{Lu}\p{Ll}+/u,
  reason: /\b(?:because|so that|why|since|as)\b/,
  rule: /\b(?:never|always|nobody|no one|not once|exception|every|only)\b/i,
  condition: /\b(?:if|when|unless|until|where)\b/i,
  comparison: /\b(?:than|instead|unlike|and not)\b/i,
}

/** Numbers that a sum shown in the text makes known, once it was reckoned again. */
function sumsIn(
  text: string,
  cited: readonly string[],
  ages: readonly string[],
): { known: string[]; wrong: string[] } {
  const known: string[] = []
  const wrong: string[] = []
  const isGiven = (number: string) => cited.includes(number) || ages.includes(number)
  const plainNumber = (figure: string) => numbersIn(figure)[0] ?? ''
  for (const [whole, count = '', one = '', all = ''] of text.matchAll(
    /(\d+) × [^\d\s]*([\d.,]*\d) is [^\d\s]*([\d.,]*\d)/g,
  )) {
    const isRight = Math.abs(Number(count) * Number(plainNumber(one)) - Number(plainNumber(all))) < 0.006
    if (isRight && isGiven(plainNumber(one))) known.push(count, plainNumber(all))
    else wrong.push(`sum ${whole}`)
  }
  for (const [whole, sum = '', count = '', each = ''] of text.matchAll(
    /[^\d\s]*([\d.,]*\d) by (\d+) is (?:about )?[^\d\s]*([\d.,]*\d)/g,
  )) {
    const isRight = Math.abs(Number(plainNumber(sum)) / Number(count) - Number(plainNumber(each))) < 0.006
    if (isRight && isGiven(plainNumber(sum))) known.push(count, plainNumber(each))
    else wrong.push(`sum ${whole}`)
  }
  for (const [whole, years = '', year = ''] of text.matchAll(
    /that makes (\d+) years (?:in|on \d+ \p{L}+) (\d{4})/gu,
  )) {
    if (cited.includes(String(Number(year) - Number(years)))) known.push(years, year, ...numbersIn(whole))
    else wrong.push(`sum ${whole}`)
  }
  return { known, wrong }
}

/** The evidence is of a type that the entry takes, and a question shares two concepts with it. */
export function relevant(brands: readonly Judged[]): Row {
  return share('relevant evidence', allOf(brands), 0.95, ({ brand, idea }) => {
    const entry = entryOf(idea.key.entry)
    const subjects = fingerprintsIn(idea.key.subject)
    const facts = brand.brand.facts.filter((fact) => subjects.includes(fingerprintOf(fact)))
    const derived: Partial<Record<string, string[]>> = {
      anniversary: ['founded'],
      'break-even': ['labelled-price'],
      'price-each': ['labelled-price'],
    }
    const types = entry.needs.types.flatMap((type) => derived[type] ?? [type])
    const signs = entry.needs.types.flatMap((type) => signOf[type] ?? [])
    const isOf = (type: FactType) =>
      types.includes(type) || alsoIs[type]?.some((other) => types.includes(other)) === true
    const asked = new Set(entry.needs.concepts.map((concept) => conceptOf(concept)))
    const fits = facts.some(
      ({ type, quote, heading, slots }) =>
        (isOf(type) || signs.some((sign) => sign.test(quote))) &&
        (asked.size === 0 ||
          sharedConcepts(conceptsIn(`${quote} ${heading} ${slots.label ?? ''}`), asked).length >= 2),
    )
    return fits ? null : line(brand, `${idea.title} (${idea.key.entry})`)
  })
}

/** Put another brand of the trade in its place: does the idea still stand word for word? */
export function swapped(brands: readonly Judged[]): Row[] {
  const trades = [...Map.groupBy(brands, ({ kept }) => kept.archetype).values()].filter(
    (trade) => trade.length > 1,
  )
  const cases = trades.flatMap((trade) =>
    allOf(trade).map((told) => ({ ...told, others: trade.filter((other) => other !== told.brand) })),
  )
  const stands = (parts: (idea: Told['idea']) => string) => (one: (typeof cases)[number]) => {
    const said = parts(one.idea).replaceAll(new RegExp(RegExp.escape(one.brand.kept.name), 'gi'), '')
    const other = one.others.find((other) => isTrueOf(other, said, one.brand))
    return other === undefined ? null : line(one.brand, `${one.idea.title} → ${other.kept.name}`)
  }
  return [
    atMost(
      'swap test: title and summary',
      cases,
      0.1,
      stands(({ title, summary }) => `${title}\n${summary}`),
    ),
    {
      ...atMost(
        '  title alone (for information)',
        cases,
        1,
        stands(({ title }) => title),
      ),
      wanted: '–',
      isMet: null,
    },
  ]
}

/** Everything checkable that is said is there in the other brand's pages too. */
function isTrueOf(other: Judged, said: string, own: Judged): boolean {
  const text = spaced(other.text)
  const labels = own.brand.facts.flatMap(({ slots }) => [slots.label, slots.person, slots.place, slots.noun])
  const spacedSaid = spaced(said)
  const held = [
    ...quotesIn(said).map((quote) => quote.replace(/…$/, '')),
    ...numbersIn(said),
    ...namesIn(said),
    ...labels.filter((label) => label !== undefined).filter((label) => standsIn(spacedSaid, label)),
  ]
  return held.every((one) => standsIn(text, one))
}

const line = (brand: Judged, text: string) => `${brand.kept.slug}: ${text}`

const evidenceText = ({ brand }: Judged): string =>
  brand.facts.map(({ quote, heading, slots }) => `${quote}\n${heading}\n${slots.label ?? ''}`).join('\n')

/** A small number is every firm's; with what it counts it is this one's. */
const counted = ({ count, noun }: Slots) =>
  count === undefined || noun === undefined ? undefined : `${count} ${noun}`

/** Figures, names and offerings of the brand's public facts, without its own name. */
function anchorsOf({ brand, kept }: Judged): string[] {
  const found = brand.facts
    .filter(({ visibility, voice }) => visibility === 'public' && voice !== 'third-party')
    .flatMap(({ quote, slots }) => [
      ...numbersIn(quote),
      ...countsIn(quote),
      ...namesIn(quote),
      ...[slots.label, slots.person, slots.place, slots.amount, slots.hours, counted(slots)].filter(
        (slot) => slot !== undefined,
      ),
    ])
  const ofName = spaced(kept.name)
  return [...new Set(found)].filter((anchor) => anchor.length > 1 && !ofName.includes(spaced(anchor)))
}
