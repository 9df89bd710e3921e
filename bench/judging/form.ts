// Whether ideas have what their format needs, fit what was asked for, and hold nothing that must not be there.
import type { ProposedIdea } from '#domain/ideas/engine.ts'
import { bannedClaims, cliches } from '#domain/library/wording.ts'
import { entryOf } from './entries.ts'
import type { Judged } from './judged.ts'
import { atMost, share, type Row } from './row.ts'
import { spaced, standsIn } from './text.ts'

const allOf = (brands: readonly Judged[]) =>
  brands.flatMap((brand) => brand.ideas.map((told) => ({ brand, ...told })))

/** Dates that stand in ideas: a day that exists, on the weekday said, still ahead. */
export function season(brands: readonly Judged[]): Row {
  const dated = allOf(brands).flatMap(({ brand, idea, today }) =>
    [...ownWords(`${idea.title}\n${idea.summary}`).matchAll(date)].map(
      ([whole, weekday, day, month, year]) => ({
        brand,
        whole,
        today,
        weekday,
        at: new Date(`${day} ${month} ${year} UTC`),
        day: Number(day),
      }),
    ),
  )
  return share('season: dates in ideas', dated, 1, ({ brand, whole, today, weekday, at, day }) => {
    const isDay = at.getUTCDate() === day
    const isWeekday =
      weekday === undefined ||
      at.toLocaleDateString('en-GB', { weekday: 'long', timeZone: 'UTC' }) === weekday
    return isDay && isWeekday && at.getTime() >= Date.parse(today) ? null : `${brand.kept.slug}: ${whole}`
  })
}

const date =
  /(?:\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? )?\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\b/g

const ownWords = (text: string) => text.replace(/“[^”]*”/g, '')

export function fits(brands: readonly Judged[]): Row[] {
  const told = allOf(brands)
  return [
    share('format: the fields it needs', told, 1, ({ brand, idea }) => {
      const missing = missingIn(idea)
      return missing === null
        ? null
        : `${brand.kept.slug}: ${idea.contentType} without ${missing}: ${idea.title}`
    }),
    share('format and objective allowed by the entry and asked for', told, 0.95, ({ brand, idea }) => {
      const { formats, objectives } = entryOf(idea.key.entry)
      const { contentTypes, contentObjectives } = brand.kept
      const isFit =
        formats.some((format) => format === idea.contentType) &&
        objectives.includes(idea.objective) &&
        contentTypes.some((format) => format === idea.contentType) &&
        contentObjectives.includes(idea.objective)
      return isFit ? null : `${brand.kept.slug}: ${idea.title}`
    }),
    sizes(told),
  ]
}

/** The length that titles are written for. No wanted value stands for it, so it is told and not judged. */
function sizes(told: ReturnType<typeof allOf>): Row {
  const row = share('titles of 60 to 90 characters (for information)', told, 0, ({ brand, idea }) =>
    idea.title.length >= 60 && idea.title.length <= 90
      ? null
      : `${brand.kept.slug}: ${idea.title.length} ${idea.title}`,
  )
  return { ...row, wanted: '–', isMet: null }
}

/** What a format can't be made without, by what stands in its fields. */
function missingIn({ contentType, formatFields }: ProposedIdea): string | null {
  const lines = (label: RegExp) => formatFields.find((field) => label.test(field.label))?.lines ?? []
  const lacks = (label: RegExp, least = 1) => lines(label).filter((line) => line.trim() !== '').length < least
  if (contentType === 'video') return lacks(/shot/i, 3) ? 'shots' : null
  if (contentType === 'podcast')
    return lacks(/guest/i) ? 'a guest' : lacks(/question/i, 3) ? 'questions' : null
  if (contentType === 'linkedin') return lacks(/hook/i) ? 'a hook' : null
  if (contentType === 'email') {
    const [subject = ''] = lines(/subject/i)
    return subject === '' || subject.length > 60 ? `a subject of up to 60 characters (“${subject}”)` : null
  }
  if (contentType !== 'events') return null
  return lacks(/date|when/i)
    ? 'a date'
    : lacks(/place|where/i)
      ? 'a place'
      : lacks(/capacity|room for|people/i)
        ? 'a capacity'
        : null
}

/** What no idea may hold, looked for by the benchmark's own list. */
export function hygiene(brands: readonly Judged[]): Row[] {
  const told = allOf(brands)
  const whole = (idea: ProposedIdea) =>
    [
      idea.title,
      idea.summary,
      idea.description,
      ...idea.formatFields.flatMap(({ label, lines }) => [label, ...lines]),
    ].join('\n')
  return [
    atMost('hygiene: residue, clichés, claims nobody may make', told, 0, ({ brand, idea }) => {
      const text = whole(idea)
      const own = spaced(ownWords(text))
      const claiming = spaced(ownWords([idea.title, idea.summary, idea.callToAction].join('\n')))
      const found = [
        ...(residue.exec(text) ?? []).slice(0, 1),
        ...cliches.filter((phrase) => standsIn(own, phrase)),
        ...bannedClaims
          .filter(({ matters, phrase }) => matters === 'all' && standsIn(claiming, phrase))
          .map(({ phrase }) => phrase),
      ]
      return found.length === 0 ? null : `${brand.kept.slug}: “${found.join('”, “')}” in ${idea.title}`
    }),
    atMost('hostile: forbidden or internal strings in ideas', told, 0, ({ brand, idea }) => {
      const text = spaced(`${whole(idea)}\n${idea.evidence.map(({ quote }) => quote).join('\n')}`)
      const found = [...brand.truth.forbidden, ...brand.truth.internal].filter((phrase) =>
        standsIn(text, phrase),
      )
      return found.length === 0 ? null : `${brand.kept.slug}: “${found.join('”, “')}” in ${idea.title}`
    }),
  ]
}

const residue =
  /[{}<>]|\bundefined\b|\bnull\b|\bNaN\b|\[object|\*\*|“”|\(\)|\s[,;.](?=\s)|\b(?:a|an|the) (?:a|an|the)\b|lorem ipsum/i
