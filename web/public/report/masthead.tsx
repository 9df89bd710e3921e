import type { ContentData } from '#contract/delivery.ts'
import { reportDate } from '#contract/values/dates.ts'
import { safeUrl } from '../../components/safe-url.ts'
import { Wordmark } from '../../components/frames/wordmark.tsx'
import { REPORT_WIDTH } from './report-width.ts'
import { summaryOf, titleOf } from './report-text.ts'

interface MastheadProps {
  productName: string
  content: ContentData
  createdAt: string
  token: string
}

/** The header: the client's own in an agency's delivery, otherwise the product's. */
export const Masthead = ({ productName, content, createdAt, token }: MastheadProps) => (
  <header className="bg-b1 text-b1-on [--pencil:var(--b1-on)] print:[print-color-adjust:exact]">
    <div className={`${REPORT_WIDTH} pt-5 pb-10 md:pt-6 md:pb-16 print:pb-8`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-current pb-5">
        {content.isAgencyDelivery ? (
          <Company content={content} />
        ) : (
          <a href="/" className="reach" aria-label={`${productName}, home`}>
            <Wordmark name={productName} />
          </a>
        )}
        <time dateTime={content.day ?? createdAt}>{reportDate(content, createdAt)}</time>
      </div>
      <h1 className="mt-8 max-w-[20ch] font-display text-d1 font-semibold md:mt-14 print:mt-8">
        {titleOf(content)}
      </h1>
      <p className="mt-4 max-w-[54ch] text-lead">{summaryOf(content)}</p>
      <Files content={content} token={token} />
    </div>
    <div aria-hidden="true" className="flex h-2 print:[print-color-adjust:exact]">
      <span className="grow-3 bg-b2" />
      <span className="grow bg-b3" />
    </div>
  </header>
)

/** Downloads: the report as a PDF, and its dates for another calendar. */
const Files = ({ content, token }: { content: ContentData; token: string }) => {
  const address = `/api/delivery/${encodeURIComponent(token)}`
  const link =
    'inline-flex min-h-11 items-center font-medium underline decoration-from-font underline-offset-4 hover:decoration-2'
  return (
    <ul className="mt-5 flex flex-wrap gap-x-7 print:hidden">
      <li>
        <a href={`${address}/pdf`} target="_blank" rel="noopener" className={link}>
          Save as PDF<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </li>
      {content.events.length > 0 && (
        <li>
          <a href={`${address}/events.ics`} className={link}>
            Add the events to your calendar
          </a>
        </li>
      )}
    </ul>
  )
}

const Company = ({ content }: { content: ContentData }) => {
  const logo = safeUrl(content.logoUrl)
  return (
    <span className="flex min-w-0 items-center gap-3">
      {logo ? (
        <img
          src={logo}
          alt=""
          width={44}
          height={44}
          referrerPolicy="no-referrer"
          className="size-11 shrink-0 rounded-slip bg-[#fff] object-contain"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-slip bg-b1-on font-display text-xl font-semibold text-b1"
        >
          {[...content.companyName][0]?.toUpperCase()}
        </span>
      )}
      <span className="font-display text-lg leading-tight font-semibold md:text-xl">
        {content.companyName}
      </span>
    </span>
  )
}
