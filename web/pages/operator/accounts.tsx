import { type FoundAccount, SEARCH_LENGTH, searchAccounts } from '#contract/operations.ts'
import { Plan, plans } from '#contract/plans.ts'
import { useRead } from '#web/api/use-read.ts'
import { countOf } from '#web/components/plan/counts.ts'
import { momentOf } from '#web/components/dates.ts'
import { Failed } from '#web/components/ui/failed.tsx'
import { SectionHeading } from '#web/components/ui/heading.tsx'
import { SearchBox } from '#web/components/ui/search-box.tsx'
import { Skeleton } from '#web/components/ui/skeleton.tsx'
import { useLocation, useSearch } from 'wouter'
import { needsAttention, mailStateNames, slotStateNames, stateName } from './words.ts'

const FEWEST = 2
/** The most the server returns at once. */
const MOST = 20

/** An account search with recent deliveries. The search is kept in the address. */
export function Accounts() {
  const [, navigate] = useLocation()
  const search = new URLSearchParams(useSearch()).get('search')?.trim() ?? ''
  const onSearch = (words: string) =>
    navigate(words ? `/operator?${new URLSearchParams({ search: words })}` : '/operator', { replace: true })
  return (
    <section aria-labelledby="accounts" className="mt-14">
      <SectionHeading id="accounts">Accounts</SectionHeading>
      <SearchBox
        label="Search accounts"
        placeholder="Address, name or company"
        value={search}
        onSearch={onSearch}
        className="mt-4 max-w-md"
      />
      {search.length < FEWEST ? (
        <p className="mt-3 max-w-[66ch] text-ink-2">
          Write at least two letters. Search looks at the start of each word, including team members’ and
          clients’ addresses.
        </p>
      ) : search.length > SEARCH_LENGTH ? (
        <p className="mt-3 text-ink-2">Use at most {SEARCH_LENGTH} letters. The start of a word is enough.</p>
      ) : (
        <Found search={search} />
      )}
    </section>
  )
}

function Found({ search }: { search: string }) {
  const { data, isPending, error, refetch } = useRead(searchAccounts, { query: { search } }, { fresh: true })
  if (isPending) {
    return (
      <div className="mt-4">
        <Skeleton rows={2} height="h-32" />
      </div>
    )
  }
  if (!data) {
    return (
      <div className="mt-4">
        <Failed error={error} onRetry={refetch} />
      </div>
    )
  }
  return (
    <>
      <output className="mt-3 block text-ink-2 wrap-anywhere">
        {data.length === 0
          ? `No accounts match “${search}”.`
          : data.length < MOST
            ? countOf(data.length, 'account')
            : `The first ${MOST} accounts. Add a word to narrow the search.`}
      </output>
      <ul className="mt-2">
        {data.map((account) => (
          <AccountRow key={account.id} account={account} />
        ))}
      </ul>
    </>
  )
}

const AccountRow = ({ account }: { account: FoundAccount }) => (
  <li className="grid gap-x-10 gap-y-3 border-t border-rule py-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
    <div className="min-w-0">
      <h3 className="font-display text-d3 font-semibold wrap-anywhere">
        {account.companyName ?? 'No profile yet'}
      </h3>
      <p className="wrap-anywhere">
        {account.name}
        <span className="block text-small text-ink-2">{account.email}</span>
      </p>
      <p className="mt-2 text-small text-ink-2">
        {planName(account.plan)}, {account.userType}
      </p>
      <p className="text-small text-ink-2">
        {account.nextDelivery ? `Next delivery ${momentOf(account.nextDelivery)}` : 'No delivery planned'}
        {account.lastScheduledDelivery && (
          <span className="block">Last delivery {momentOf(account.lastScheduledDelivery)}</span>
        )}
      </p>
    </div>
    {account.deliveries.length === 0 ? (
      <p className="text-ink-2">No deliveries yet.</p>
    ) : (
      <ul aria-label="Deliveries" className="min-w-0">
        {account.deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    )}
  </li>
)

function planName(plan: string): string {
  const known = Plan.safeParse(plan).data
  return known ? plans[known].name : plan
}

const DeliveryRow = ({ delivery }: { delivery: FoundAccount['deliveries'][number] }) => (
  <li className="border-t border-rule py-2.5 first:border-t-0 first:pt-0">
    <p className="flex flex-wrap justify-between gap-x-4">
      <span className="font-medium tabular-nums">{momentOf(delivery.dueAt)}</span>
      <span className={needsAttention(delivery.state) ? 'font-medium text-stamp' : 'text-ink-2'}>
        {stateName(slotStateNames, delivery.state)}
      </span>
    </p>
    {delivery.reason && <p className="text-small text-ink-2 wrap-anywhere">{delivery.reason}</p>}
    <ul className="text-small">
      {delivery.mails.map((mail) => (
        <li key={mail.address} className="mt-1">
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{mail.address}</span>
            <span className={needsAttention(mail.state) ? 'font-medium text-stamp' : 'text-ink-2'}>
              {stateName(mailStateNames, mail.state)}
              {mail.sentAt && ` ${momentOf(mail.sentAt)}`}
            </span>
          </span>
          {mail.said && <span className="block text-ink-2 wrap-anywhere">{mail.said}</span>}
        </li>
      ))}
    </ul>
  </li>
)
