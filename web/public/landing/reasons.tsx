import type { ReactNode } from 'react'
import { CLIENT_SEATS } from '#contract/plans.ts'
import { shortDate } from '#contract/values/dates.ts'
import { countOf } from '../../components/plan/counts.ts'
import { kindClass, kindLabel } from '../../components/kinds.ts'
import { PAGE_WIDTH } from '../frame.tsx'
import { IdeaBody } from '../report/idea-body.tsx'
import { summaryOf, titleOf } from '../report/report-text.ts'
import { agencyContent, openIdea, SAMPLE_BRAND, sampleMails } from './sample.ts'

export const Reasons = ({ productName }: { productName: string }) => (
  <section className="border-y border-rule bg-sheet">
    <div className={`${PAGE_WIDTH} py-24 md:py-32`}>
      <h2 className="font-display text-d1 font-semibold">Why {productName}</h2>
      <div className="mt-12 grid gap-x-16 gap-y-8 border-t-2 border-ink pt-8 lg:mt-16 lg:grid-cols-[1fr_1.25fr]">
        <Reason title="Bespoke ideas" className="self-start lg:sticky lg:top-24">
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

interface ReasonProps {
  title: string
  className?: string
  children: ReactNode
}

const Reason = ({ title, className, children }: ReasonProps) => (
  <div className={className}>
    <h3 className="font-display text-d2 font-semibold">
      <span className="mk">{title}</span>
    </h3>
    <p className="mt-3 max-w-[44ch] text-lg text-ink-2">{children}</p>
  </div>
)

/** One idea of those above, opened as its report shows it. */
const OpenIdea = () => (
  <article className={`slip @container/issue p-6 pt-13 md:p-9 md:pt-16 ${kindClass(openIdea.contentType)}`}>
    <p className="tab tab-hang left-6 md:left-9">{kindLabel(openIdea.contentType)}</p>
    <h3 className="max-w-[24ch] font-display text-d2 font-semibold">{openIdea.title}</h3>
    <p className="mt-3 max-w-[58ch]">{openIdea.summary}</p>
    <IdeaBody idea={openIdea} showsSources />
  </article>
)

const Inbox = ({ productName }: { productName: string }) => (
  <ul className="divide-y divide-rule border-y border-rule" aria-label="Sample inbox">
    {sampleMails.map((mail, at) => (
      <li
        key={mail.day}
        className={`grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-3 py-3.5 ${at === 0 ? 'bg-wash' : ''}`}
      >
        <span className="text-small text-ink-2">{productName}</span>
        <span className="text-small text-ink-2 tabular-nums">{shortDate(mail.day, 'GB')}</span>
        <span className={`col-span-2 ${at === 0 ? 'font-semibold' : ''}`}>{mail.subject}</span>
        <span className="col-span-2 line-clamp-1 text-small text-ink-2">{mail.preheader}</span>
      </li>
    ))}
  </ul>
)

/** The heads of three clients' reports, in the fill and the text that a report makes of each client's colours. */
export const clients = [
  {
    name: SAMPLE_BRAND,
    colour: '#8c2f1b',
    look: 'bg-[#8c2f1b] text-[#fffcfa]',
    strip: 'bg-[#d9a441]',
    place: '',
  },
  {
    name: 'Pennyhatch Dental Practice',
    colour: '#e0b23c',
    look: 'bg-[#e0b23c] text-[#231a2d]',
    strip: 'bg-[#1f4d3a]',
    place: 'ml-5 md:ml-10',
  },
  {
    name: 'Nettlesyke Brewery',
    colour: '#1f4d3a',
    look: 'bg-[#1f4d3a] text-[#fffcfa]',
    strip: 'bg-[#b08d3c]',
    place: 'ml-10 md:ml-20',
  },
]

const Mastheads = () => (
  <ul aria-label="Sample client reports" className="grid">
    {clients.map(({ name, look, strip, place }) => (
      <li key={name} className={`relative not-first:-mt-3 ${place}`}>
        <div className={`rounded-t-slip px-5 pt-4 pb-7 shadow-[0_-2px_0_var(--sheet)] ${look}`}>
          <p className="font-display text-d3 font-semibold">{titleOf(agencyContent(name))}</p>
          <p className="text-small">{summaryOf(agencyContent(name))}</p>
        </div>
        <div className={`h-1.5 ${strip}`} />
      </li>
    ))}
  </ul>
)
