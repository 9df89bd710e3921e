// The emails of an installation without a mail server, for the person at this machine.
import { shortDate } from '#contract/values/dates.ts'
import { clockName } from '../components/dates.ts'
import { safeUrl } from '../components/safe-url.ts'
import { PageFrame, PAGE_WIDTH } from './frame.tsx'
import type { PageSetting } from './page.tsx'

export interface OutboxEntry {
  id: string
  to: string
  subject: string
  date: string
  /** The links in the email. */
  links: string[]
}

export interface OutboxMail extends OutboxEntry {
  text: string
  html: string
}

export const Outbox = ({ page, mails }: { page: PageSetting; mails: OutboxEntry[] }) => (
  <PageFrame page={page}>
    <div className={`${PAGE_WIDTH} py-14 md:py-20`}>
      <h1 className="font-display text-d1 font-semibold">Outbox</h1>
      <p className="mt-3 max-w-[58ch] text-lead text-ink-2">
        No mail server is set up, so emails are saved here instead of being sent. Only this computer can see
        them.
      </p>
      {mails.length === 0 ? (
        <p className="mt-12 border-t-2 border-ink pt-6">
          Nothing yet.{' '}
          <a className="link" href="/register">
            Register an account
          </a>{' '}
          to see its first email here.
        </p>
      ) : (
        <ul className="mt-12 divide-y divide-rule border-t-2 border-ink wrap-anywhere">
          {mails.map((mail) => (
            <li key={mail.id} className="grid gap-x-10 gap-y-1 py-5 md:grid-cols-[14rem_minmax(0,1fr)]">
              <div className="text-ink-2">
                <p>{mail.to}</p>
                <p className="text-small">{moment(mail.date)}</p>
              </div>
              <div>
                <h2 className="font-display text-d3 font-semibold">
                  <a
                    className="hover:text-pencil hover:underline"
                    href={`/dev/outbox/${encodeURIComponent(mail.id)}`}
                  >
                    {mail.subject}
                  </a>
                </h2>
                <Links links={mail.links} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  </PageFrame>
)

export const OutboxMailPage = ({ page, mail }: { page: PageSetting; mail: OutboxMail }) => (
  <PageFrame page={page}>
    <div className={`${PAGE_WIDTH} py-14 wrap-anywhere md:py-20`}>
      <a className="link" href="/dev/outbox">
        Back to the outbox
      </a>
      <h1 className="mt-6 font-display text-d1 font-semibold">{mail.subject}</h1>
      <dl className="mt-6 grid max-w-[66ch] grid-cols-[5rem_minmax(0,1fr)] gap-y-1">
        <dt className="text-ink-2">To</dt>
        <dd>{mail.to}</dd>
        <dt className="text-ink-2">Date</dt>
        <dd>{moment(mail.date)}</dd>
        <dt className="text-ink-2">Links</dt>
        <dd>
          <Links links={mail.links} />
        </dd>
      </dl>
      <div className="mt-12 grid gap-x-14 gap-y-10 xl:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <section aria-labelledby="as-html">
          <h2 id="as-html" className="mb-3 border-b-2 border-ink pb-2 font-display text-d3 font-semibold">
            As sent
          </h2>
          {/* Sandboxed: runs no script, sends no form, and can't reach this page. */}
          <iframe
            title={`The email “${mail.subject}”`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={mail.html.replace('<head>', '<head><base target="_blank">')}
            className="h-[60rem] w-full rounded-slip border border-rule bg-[#fff]"
          />
        </section>
        <section aria-labelledby="as-text">
          <h2 id="as-text" className="mb-3 border-b-2 border-ink pb-2 font-display text-d3 font-semibold">
            As plain text
          </h2>
          <pre className="font-sans whitespace-pre-wrap">{mail.text}</pre>
        </section>
      </div>
    </div>
  </PageFrame>
)

const Links = ({ links }: { links: string[] }) => (
  <ul>
    {links.map((link) => {
      const url = safeUrl(link)
      return (
        <li key={link}>
          {url ? (
            <a className="link" href={url}>
              {link}
            </a>
          ) : (
            link
          )}
        </li>
      )
    })}
  </ul>
)

function moment(date: string): string {
  const at = new Date(date)
  if (Number.isNaN(at.getTime())) return date
  const minute = String(at.getUTCMinutes()).padStart(2, '0')
  return `${shortDate(date, null)}, ${clockName(at.getUTCHours(), minute)} UTC`
}
