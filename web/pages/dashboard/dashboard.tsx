import { useUser } from '#web/api/use-user.ts'
import { NewsCard } from '#web/components/news/news-card.tsx'
import { Page } from '#web/components/frames/page.tsx'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Cards } from './cards.tsx'
import { KnownSoFar } from './known-so-far.tsx'
import { RecentIdeas } from './recent-ideas.tsx'
import { WeeklyQuestion } from './weekly-question.tsx'

/** The first screen after signing in. */
export default function Dashboard() {
  const user = useUser().data
  useCleanAddress()
  if (!user) return null
  return (
    <Page
      title="Dashboard"
      heading={user.firstName ? `Hello ${user.firstName}.` : 'Hello.'}
      lead="Ready for some content ideas?"
    >
      <Cards user={user} />
      <WeeklyQuestion />
      <div className="mt-12 grid items-start gap-12 xl:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)]">
        <RecentIdeas />
        <div className="grid min-w-0 gap-12">
          <NewsCard user={user} />
          <KnownSoFar user={user} />
        </div>
      </div>
    </Page>
  )
}

/** Removes the parameters that a checkout adds to the address. */
function useCleanAddress() {
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(() => {
    const query = new URLSearchParams(search)
    const left = ['subscription_success', 'trial_started'].filter((name) => query.get(name) === 'true')
    if (!left.length) return
    for (const name of left) query.delete(name)
    navigate(query.size ? `${path}?${query}` : path, { replace: true })
  }, [path, search, navigate])
}
