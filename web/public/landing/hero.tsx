import { kindClass, kindLabel } from '../../components/kinds.ts'
import { audienceAndEffort } from '../../components/ideas/idea-parts.ts'
import { Loop, Underline } from '../../components/frames/strokes.tsx'
import { PAGE_WIDTH } from '../frame.tsx'
import { Quote } from './quote.tsx'
import { SAMPLE_BRAND, type SampleIdea, sampleIdeas } from './sample.ts'

export const Hero = ({ productName }: { productName: string }) => (
  <section className="overflow-hidden pt-24 md:pt-32">
    <div className={PAGE_WIDTH}>
      <h1 className="font-display text-mega font-semibold">
        Content ideation, <br />
        <span className="relative inline-block">
          automated.
          <Underline className="-bottom-[.12em] left-0 h-[.2em] w-[97%]" width={5} />
        </span>
      </h1>
      <div className="mt-9 grid gap-7 md:mt-14 md:flex md:items-center md:gap-10">
        <Typing productName={productName} />
        <a className="btn btn-pencil btn-hero md:order-first" href="/register">
          Start 30-Day Free Trial
        </a>
      </div>
    </div>
    <SampleDelivery />
  </section>
)

/** The messages under the headline, which the script types one after another. */
const messages = (productName: string) => [
  { label: 'Problem', text: 'You need fresh ideas, and the calendar is empty again.' },
  { label: 'Solution', text: 'An engine that reads your brand, your market and the date.' },
  { label: 'Delivered', text: `${productName} sends bespoke content ideas to your inbox.` },
]

function Typing({ productName }: { productName: string }) {
  const lines = messages(productName)
  const last = lines.at(-1)
  return (
    <div
      data-typing
      className="group/typing flex min-h-22 items-start gap-3 md:max-w-[44rem] md:grow md:min-h-16 md:border-l-2 md:border-ink md:pl-7"
    >
      <div className="min-w-0 grow">
        <ul className="sr-only">
          {lines.map((line) => (
            <li key={line.label}>
              {line.label}: <span>{line.text}</span>
            </li>
          ))}
        </ul>
        <div aria-hidden="true">
          <p
            data-typing-label
            className="mb-1 w-fit bg-mark px-2 text-small leading-6 font-semibold text-on-mark"
          >
            {last?.label}
          </p>
          <p className="text-xl leading-snug md:text-[1.375rem]">
            <span data-typing-text>{last?.text}</span>
            <span className="caret group-has-aria-pressed/typing:animate-none" />
          </p>
        </div>
      </div>
      <button
        type="button"
        data-typing-pause
        hidden
        aria-pressed="false"
        aria-label="Pause the moving text"
        className="group -mt-2.5 grid size-11 shrink-0 place-items-center rounded-ctl text-ink-2 hover:text-pencil"
      >
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3" fill="currentColor">
          <path className="group-aria-pressed:hidden" d="M2 1h3v10H2zM7 1h3v10H7z" />
          <path className="hidden group-aria-pressed:block" d="m2 0 9 6-9 6z" />
        </svg>
      </button>
    </div>
  )
}

/** The idea that the pencil is round. */
const CHOSEN = 2

const SampleDelivery = () => (
  <section aria-labelledby="sample-delivery" className="mt-12 border-t border-rule md:mt-16">
    <h2
      id="sample-delivery"
      className={`${PAGE_WIDTH} flex flex-wrap gap-x-2 py-3 text-small font-normal text-ink-2 md:justify-end`}
    >
      <span className="font-semibold text-ink">Ideas for a sample brand.</span>
      {SAMPLE_BRAND} is a made-up bakery. The highlighted words are from its website.
    </h2>
    <ol
      // A scrolling region must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={`Five ideas for ${SAMPLE_BRAND}`}
      className="grid snap-x snap-proximity auto-cols-[78%] grid-flow-col overflow-x-auto border-y border-rule bg-sheet/55 px-5 sm:auto-cols-[42%] md:px-10 lg:auto-cols-fr lg:overflow-visible lg:px-[max(2.5rem,calc(50vw-39.5rem))]"
    >
      {sampleIdeas.map((idea, at) => (
        <li
          key={idea.title}
          className={`min-h-92 scroll-ml-5 snap-start md:scroll-ml-10 border-rule px-4 pt-4 pb-9 not-last:border-r first:pl-0 lg:last:pr-0 ${at === CHOSEN ? 'bg-wash' : ''}`}
        >
          <Slip idea={idea} number={at + 1} />
        </li>
      ))}
    </ol>
  </section>
)

const Slip = ({ idea, number }: { idea: SampleIdea; number: number }) => (
  <>
    <p className="flex items-baseline gap-2 font-display">
      <span className="text-3xl font-semibold tracking-tight">{number}</span>
      <span className="text-ink-2">{audienceAndEffort(idea).at(-1)}</span>
    </p>
    <article className={`slip mt-4 p-4 pt-9 ${kindClass(idea.contentType)}`}>
      <p className="tab tab-hang">{kindLabel(idea.contentType)}</p>
      <h3 className="font-display text-[1.125rem] leading-[1.26] font-medium">{idea.title}</h3>
      <Quote quote={idea.quote} className="mt-2 text-small" />
      {number - 1 === CHOSEN && <Loop className="top-5 -left-[4%] h-[calc(100%-.6rem)] w-[108%]" />}
    </article>
  </>
)
