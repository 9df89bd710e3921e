import { Underline } from '../../components/frames/strokes.tsx'
import { Footer, SkipLink, TopBar, PAGE_WIDTH } from '../frame.tsx'
import type { PageSetting } from '../page.tsx'
import { PaymentsOffForVisitors } from '#web/components/plan/payments-off.tsx'
import { FairUse, landingCards, PlanCards } from '#web/components/plan/plan-cards.tsx'
import { Hero } from './hero.tsx'
import { Reasons } from './reasons.tsx'
import { Steps } from './steps.tsx'

export const Landing = ({ page }: { page: PageSetting }) => (
  <>
    <SkipLink />
    <TopBar page={page} home />
    <main id="main">
      <Hero productName={page.productName} />
      <Steps />
      <Reasons productName={page.productName} />
      <section id="pricing" className="scroll-mt-14 py-24 md:scroll-mt-16 md:py-32">
        <div className={PAGE_WIDTH}>
          <h2 className="font-display text-d1 font-semibold">Pricing</h2>
          <p className="mt-2 mb-12 text-lg text-ink-2">
            Monthly billing in GBP. Change or cancel at any time.
          </p>
          {!page.paymentsOn && <PaymentsOffForVisitors />}
          <PlanCards cards={landingCards} paymentsOn={page.paymentsOn} />
          <FairUse />
        </div>
      </section>
      <Closing />
    </main>
    <Footer page={page} />
  </>
)

const Closing = () => (
  <section className="overflow-hidden bg-night text-on-night">
    <div className={`${PAGE_WIDTH} grid items-center gap-14 py-24 md:grid-cols-[1.1fr_1fr] md:py-32`}>
      <div>
        <h2 className="max-w-[14ch] font-display text-d1 font-semibold">Get your first ideas today.</h2>
        <a href="/register" className="btn btn-mark btn-hero mt-9 max-sm:w-full">
          Start 30-Day Free Trial
        </a>
      </div>
      <BlankSlip />
    </div>
    <div className={PAGE_WIDTH}>
      <hr className="border-on-night/20" />
    </div>
  </section>
)

/** An empty card: ruled, dated, and only just started. */
const BlankSlip = () => (
  <div aria-hidden="true" className="max-w-md rotate-2 justify-self-center md:w-full md:justify-self-end">
    <div className="slip light bg-sheet p-6 pt-14 text-ink md:p-8 md:pt-16">
      <p className="tab tab-hang left-6 bg-ink md:left-8">Monday</p>
      <p className="font-display text-d2 leading-[2.75rem]! font-semibold">
        <span className="relative">
          How we make
          <Underline className="-bottom-1 left-0 h-3 w-full" width={3} />
        </span>
        <span className="caret bg-pencil" />
      </p>
      <div className="mt-1 grid gap-11 pb-4 *:border-b *:border-rule">
        <span />
        <span />
        <span />
      </div>
    </div>
  </div>
)
