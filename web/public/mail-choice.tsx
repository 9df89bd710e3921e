// The page behind an email's unsubscribe link: what is sent and who gets it, and one button. Opening it changes nothing. An
// invalid link says what to do instead.
import type { ReactNode } from 'react'
import type { MailChoice } from '#contract/mail-choices.ts'
import { Wordmark } from '../components/frames/wordmark.tsx'
import { Footer, PAGE_WIDTH } from './frame.tsx'
import type { PageSetting } from './page.tsx'

export interface ChosenMails extends MailChoice {
  token: string
  /** Whether the reader has just made this choice. */
  isNew: boolean
}

/** For the tab and the history, where a question would read oddly. */
export const mailChoiceTitle = (choice: ChosenMails): string =>
  choice.isSubscribed && !choice.isNew ? `Emails about ${choice.companyName}` : heading(choice)

function heading({ companyName, isSubscribed, isNew }: ChosenMails): string {
  if (!isSubscribed) return 'You’ve unsubscribed'
  return isNew ? 'You’re subscribed again' : `Unsubscribe from emails about ${companyName}?`
}

export function MailChoicePage({ page, choice }: { page: PageSetting; choice: ChosenMails }) {
  const { companyName, isSubscribed, isNew, token } = choice
  const address = <strong className="font-semibold text-ink">{choice.address}</strong>
  const company = <strong className="font-semibold text-ink">{companyName}</strong>
  return (
    <Letterhead page={page} title={heading(choice)}>
      <div className="mt-6 grid max-w-[54ch] gap-3 text-lead text-ink-2">
        {isSubscribed ? (
          <p>
            Ideas and news for {company} are sent to {address}
            {isNew ? ' again.' : '. Unsubscribe to get no more emails about this brand.'}
          </p>
        ) : (
          <p>
            Ideas and news for {company} are no longer sent to {address}. You’ll still get other emails, such
            as those about your own account.
          </p>
        )}
      </div>
      {isSubscribed ? (
        <Post to={`/u/${token}`} look={isNew ? 'btn-line' : 'btn-pencil'}>
          Unsubscribe
        </Post>
      ) : (
        <Post to={`/u/${token}/again`} look="btn-line">
          Subscribe again
        </Post>
      )}
    </Letterhead>
  )
}

/** For an unknown token, usually from a link that was cut off, or whose brand has been deleted. */
export const MailChoiceGone = ({ page }: { page: PageSetting }) => (
  <Letterhead page={page} title="This link no longer works">
    <div className="mt-6 grid max-w-[54ch] gap-3 text-lead text-ink-2">
      <p>
        It may have been cut off when it was copied, or the brand has been deleted and sends no more emails.
      </p>
      <p>
        If you still get emails, open the newest one and choose “Unsubscribe”, or write to{' '}
        <a className="link" href={`mailto:${page.supportEmail}`}>
          {page.supportEmail}
        </a>{' '}
        from the address that gets them, and we’ll stop them for you.
      </p>
    </div>
  </Letterhead>
)

interface LetterheadProps {
  page: PageSetting
  title: string
  children: ReactNode
}

/** Shows only whose page it is: its visitors read emails and may never have heard of the product. */
const Letterhead = ({ page, title, children }: LetterheadProps) => (
  <div className="flex min-h-dvh flex-col">
    <header className={`${PAGE_WIDTH} pt-6 md:pt-8`}>
      <a href="/" className="reach inline-block" aria-label={`${page.productName}, home`}>
        <Wordmark name={page.productName} />
      </a>
    </header>
    <main className={`${PAGE_WIDTH} grow py-16 wrap-anywhere md:py-24`}>
      <h1 className="max-w-[18ch] font-display text-d1 font-semibold">{title}</h1>
      {children}
    </main>
    <Footer page={page} />
  </div>
)

/** A form with one button, which works without scripts. */
const Post = ({ to, look, children }: { to: string; look: string; children: ReactNode }) => (
  <form method="post" action={to}>
    <button type="submit" className={`btn ${look} mt-8 text-base`}>
      {children}
    </button>
  </form>
)
