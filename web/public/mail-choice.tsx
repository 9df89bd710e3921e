// Where a mail's "Stop these mails" leads: what is sent to whom, and one button. Opening it changes nothing.
import type { ReactNode } from 'react'
import type { MailChoice } from '#contract/mail-choices.ts'
import { Wordmark } from '../components/wordmark.tsx'
import { Foot, WIDE } from './frame.tsx'
import type { PageSetting } from './page.tsx'

export interface ChosenMails extends MailChoice {
  token: string
  /** Whether the reader chose it just now. */
  isNew: boolean
}

export function mailChoiceTitle({ companyName, isSubscribed, isNew }: ChosenMails): string {
  if (!isSubscribed) return 'These mails have stopped'
  return isNew ? 'The mails will come again' : `Stop mails about ${companyName}?`
}

export function MailChoicePage({ page, choice }: { page: PageSetting; choice: ChosenMails }) {
  const { companyName, isSubscribed, isNew, token } = choice
  const address = <strong className="font-semibold text-ink">{choice.address}</strong>
  const company = <strong className="font-semibold text-ink">{companyName}</strong>
  return (
    <div className="flex min-h-dvh flex-col">
      <header className={`${WIDE} pt-6 md:pt-8`}>
        <a href="/" aria-label={`${page.productName}, home`}>
          <Wordmark name={page.productName} />
        </a>
      </header>
      <main className={`${WIDE} grow py-16 wrap-anywhere md:py-24`}>
        <h1 className="max-w-[18ch] font-display text-d1 font-semibold">{mailChoiceTitle(choice)}</h1>
        <div className="mt-6 grid max-w-[54ch] gap-3 text-lead text-ink-2">
          {isSubscribed ? (
            <p>
              Ideas and news for {company} are sent to {address}
              {isNew ? ' again.' : '. Press the button, and nothing more about this brand comes to you.'}
            </p>
          ) : (
            <p>
              Ideas and news for {company} are no longer sent to {address}. Other mails, such as those about
              an account of your own, still come.
            </p>
          )}
        </div>
        {isSubscribed ? (
          <Post to={`/u/${token}`} look={isNew ? 'btn-line' : 'btn-pencil'}>
            Stop these mails
          </Post>
        ) : (
          <Post to={`/u/${token}/again`} look="btn-line">
            Start them again
          </Post>
        )}
      </main>
      <Foot page={page} />
    </div>
  )
}

/** A form of one button, which works without a script. */
const Post = ({ to, look, children }: { to: string; look: string; children: ReactNode }) => (
  <form method="post" action={to}>
    <button type="submit" className={`btn ${look} mt-8 text-base`}>
      {children}
    </button>
  </form>
)
