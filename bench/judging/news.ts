// News of each brand's trade among what only sounds like it: stories as a search for the trade brings them, each with the verdict of
// somebody who knew the profiles and nothing of how stories are chosen.
import { archetypeOf } from '#domain/ideas/archetype.ts'
import { knownFacts } from '#domain/ideas/known-facts.ts'
import { library } from '#domain/library/library.ts'
import { interestOf } from '#domain/news/interest.ts'
import { rank } from '#domain/news/rank.ts'
import { storiesOf } from '#domain/news/stories.ts'
import { TODAY } from './day.ts'
import type { Learnt } from './learn.ts'
import { share, type Row } from './row.ts'
import searched from './stories.json' with { type: 'json' }

const A_WEEK = 5

interface Judged {
  brand: string
  title: string
  /** Of the trade, near enough to fill a week, or of another matter. */
  verdict: string
  /** From 0, in the order in which they would be told; null where it is left out. */
  place: number | null
}

export function newsRows(brands: readonly Learnt[]): Row[] {
  const judged = brands.flatMap(judge)
  const row = (measure: string, of: readonly Judged[], least: number, isRight: (one: Judged) => boolean) =>
    share(measure, of, least, (one) => (isRight(one) ? null : `${one.brand}: ${one.verdict}: ${one.title}`))
  const of = (verdict: string) => judged.filter((one) => one.verdict === verdict)
  const told = judged.filter(({ place }) => place !== null && place < A_WEEK)
  return [
    row('news: stories of the trade are let in', of('own'), 0.85, ({ place }) => place !== null),
    row('news: stories of another matter are left out', of('other'), 0.85, ({ place }) => place === null),
    row(
      'news: the five of a week are of the trade or near it',
      told,
      0.95,
      ({ verdict }) => verdict !== 'other',
    ),
  ]
}

function judge({ brand, kept }: Learnt): Judged[] {
  const stories = searched.find(({ brand }) => brand === kept.slug)?.stories ?? []
  const items = stories.map(({ title, source, summary }, at) => ({
    title,
    source,
    summary,
    link: `https://news.example/${at}`,
    publishedAt: `${TODAY}T08:00:00Z`,
  }))
  const archetype = archetypeOf(library, kept.industry, kept.companyInfo)
  const interest = interestOf(brand, archetype, knownFacts(brand, TODAY).standing)
  const places = rank(storiesOf(items), interest, new Date(`${TODAY}T09:00:00Z`)).map(
    ({ headline }) => headline,
  )
  return stories.map(({ title, verdict }) => {
    const place = places.indexOf(title)
    return { brand: kept.slug, title, verdict, place: place < 0 ? null : place }
  })
}
