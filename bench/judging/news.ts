// Compares the news chosen for each brand with a person's verdicts. The stories include some that only sound
// like the brand's trade, as a search for the trade returns them. The person knew the profiles but not how
// stories are chosen.
import { cardOf } from '#domain/brand/card/card-of.ts'
import { tradesFor } from '#domain/playbook/trades.ts'
import { playbook } from '#tests/support/library.ts'
import { interestOf } from '#domain/news/choosing/interest.ts'
import { rank } from '#domain/news/choosing/rank.ts'
import { storiesOf } from '#domain/news/stories/stories.ts'
import { TODAY, type Learnt } from './learn.ts'
import searched from './stories.json' with { type: 'json' }

const A_WEEK = 5

interface Judged {
  brand: string
  title: string
  /** The person's verdict: in the trade, close enough to fill a week, or off-topic. */
  verdict: string
  /** The story's position in the list, from 0; null if it was left out. */
  place: number | null
}

/** How many of the judged stories were rightly included, left out and ranked first, each with the total. */
export interface NewsFigures {
  own: { letIn: number; of: number }
  other: { leftOut: number; of: number }
  told: { right: number; of: number }
}

export function newsFigures(brands: readonly Learnt[]): NewsFigures {
  const judged = brands.flatMap(judge)
  const of = (verdict: string) => judged.filter((one) => one.verdict === verdict)
  const told = judged.filter(({ place }) => place !== null && place < A_WEEK)
  return {
    own: { letIn: of('own').filter(({ place }) => place !== null).length, of: of('own').length },
    other: { leftOut: of('other').filter(({ place }) => place === null).length, of: of('other').length },
    told: { right: told.filter(({ verdict }) => verdict !== 'other').length, of: told.length },
  }
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
  const interest = interestOf(brand, tradesFor(playbook, brand), cardOf(brand))
  const places = rank(storiesOf(items), interest, new Date(`${TODAY}T09:00:00Z`)).map(
    ({ headline }) => headline,
  )
  return stories.map(({ title, verdict }) => {
    const place = places.indexOf(title)
    return { brand: kept.slug, title, verdict, place: place < 0 ? null : place }
  })
}
