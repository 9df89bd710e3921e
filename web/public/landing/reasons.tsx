import type { ReactNode } from 'react'
import { CLIENT_SEATS } from '#contract/plans.ts'
import { countOf } from '../../components/plan/counts.ts'
import { kindClass, kindLabel } from '../../components/kinds.ts'
import { PAGE_WIDTH } from '../frame.tsx'
import { openIdea, SAMPLE_BRAND } from './sample.ts'

export const Reasons = ({ productName }: { productName: string }) => (
  <section className="border-y border-rule bg-sheet">
    <div className={`${PAGE_WIDTH} py-24 md:py-32`}>
      <h2 className="font-display text-d1 font-semibold">Why {productName}</h2>
      <div className="mt-12 grid gap-x-16 gap-y-8 border-t-2 border-ink pt-8 lg:mt-16 lg:grid-cols-[1fr_1.25fr]">
        <Reason title="Bespoke ideas">
          <span className="mb-4 block max-w-[17ch] font-display text-d1 font-medium text-ink">
            Based on your own prices, people and stories.
          </span>
          Each idea shows which of your facts it uses and where they come from, so you can check it before you
          publish.
        </Reason>
        <div className="bg-paper px-5 py-8 max-md:-mx-5 md:p-10">
          <OpenIdea />
        </div>
      </div>
      <div className="mt-16 grid gap-x-16 gap-y-14 md:grid-cols-2">
        <div className="grid content-start gap-8 border-t-2 border-ink pt-8">
          <Reason title="Scheduled delivery">
            Weekly or monthly, on the day and at the hour you choose, in your timezone. Or on demand, when
            there’s a gap in your calendar.
          </Reason>
          <Inbox productName={productName} />
        </div>
        <div className="grid content-start gap-8 border-t-2 border-ink pt-8">
          <Reason title="Agency-ready">
            {countOf(CLIENT_SEATS, 'client seat')} in one account. Each report has your name and your client’s
            colours, adjusted so that text stays readable.
          </Reason>
          <Mastheads />
        </div>
      </div>
    </div>
  </section>
)

const Reason = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="font-display text-d2 font-semibold">
      <span className="mk">{title}</span>
    </h3>
    <p className="mt-3 max-w-[44ch] text-lg text-ink-2">{children}</p>
  </div>
)

/** One idea as the product shows it: what to make, and where it comes from. */
const OpenIdea = () => (
  <article className={`slip p-6 pt-13 md:p-9 md:pt-16 ${kindClass(openIdea.kind)}`}>
    <p className="tab tab-hang left-6 md:left-9">{kindLabel(openIdea.kind)}</p>
    <h4 className="max-w-[24ch] font-display text-d2 font-semibold">{openIdea.title}</h4>
    <p className="mt-3 max-w-[58ch]">{openIdea.summary}</p>
    <h5 className="mt-6 border-t border-rule pt-4 text-small font-semibold">Sources</h5>
    <ul className="mt-2 grid gap-2 text-small">
      {openIdea.quotes.map((quote) => (
        <li key={quote.marked} className="grid gap-x-6 text-ink-2 sm:grid-cols-[1fr_auto]">
          <span>
            “{quote.before}
            <span className="mk text-ink">{quote.marked}</span>
            {quote.after}”
          </span>
          <span className="font-semibold text-ink">{quote.from}</span>
        </li>
      ))}
    </ul>
    <p className="mt-5 text-small text-ink-2">A sample for an invented bakery.</p>
  </article>
)

const mails = [
  { day: 'Mon 09:00', subject: 'Eight ideas for the week', newest: true },
  { day: 'Mon 09:00', subject: 'Eight ideas, and Mothering Sunday is near' },
  { day: 'Mon 09:00', subject: 'Eight ideas, one from your new price list' },
]

const Inbox = ({ productName }: { productName: string }) => (
  <ul className="divide-y divide-rule border-y border-rule" aria-label="Sample inbox">
    {mails.map((mail) => (
      <li
        key={mail.subject}
        className={`grid grid-cols-[6.5rem_1fr] gap-x-4 px-3 py-3.5 ${mail.newest ? 'bg-wash' : ''}`}
      >
        <span className="text-ink-2 tabular-nums">{mail.day}</span>
        <span>
          <span className={`block ${mail.newest ? 'font-semibold' : ''}`}>{mail.subject}</span>
          <span className="block text-small text-ink-2">
            {productName}, for {SAMPLE_BRAND}
          </span>
        </span>
      </li>
    ))}
  </ul>
)

/** The headers of three clients' reports. The colours are samples, fixed so that the text on them is readable. */
const clients = [
  { name: 'Pell & Daughter', look: 'bg-[#f2c14e] text-[#231a2d]', strip: 'bg-[#2f6f5e]', place: '' },
  {
    name: 'Fernhill Dental',
    look: 'bg-[#0f6e7c] text-[#fffcfa]',
    strip: 'bg-[#f0b866]',
    place: 'ml-5 md:ml-10',
  },
  {
    name: 'Teazel Yarns',
    look: 'bg-[#8a2f4f] text-[#fffcfa]',
    strip: 'bg-[#d3a3f0]',
    place: 'ml-10 md:ml-20',
  },
]

const Mastheads = () => (
  <ul aria-label="Sample client reports" className="grid">
    {clients.map((client) => (
      <li key={client.name} className={`relative not-first:-mt-3 ${client.place}`}>
        <div className={`rounded-t-slip px-5 pt-4 pb-7 shadow-[0_-2px_0_var(--sheet)] ${client.look}`}>
          <p className="font-display text-d3 font-semibold">Content Ideas for {client.name}</p>
          <p className="text-small">Prepared by Northlight Agency</p>
        </div>
        <div className={`h-1.5 ${client.strip}`} />
      </li>
    ))}
  </ul>
)
