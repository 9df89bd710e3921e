import { PAGE_WIDTH } from '../frame.tsx'
import { AnalysisDrawing, ExpertiseDrawing, ResearchDrawing } from './drawings.tsx'

const steps = [
  {
    title: 'Detailed Analysis',
    text: 'It reads your website, your documents and your profile, and finds what makes you different: prices, people, places, promises. Each comes with its source.',
    Drawing: AnalysisDrawing,
  },
  {
    title: 'Agentic Research',
    text: 'Agents follow your industry, your country and the time of year, and match customer questions and upcoming dates with your strengths.',
    Drawing: ResearchDrawing,
  },
  {
    title: 'Marketing Expertise',
    text: 'Each match becomes an idea, written like a good pitch: who it’s for, the format that suits it and the steps to make it.',
    Drawing: ExpertiseDrawing,
  },
]

/** How an idea is made. The three drawings touch, so that one pencil line runs through them all. */
export const Steps = () => (
  <section id="features" className="scroll-mt-14 overflow-hidden py-24 md:scroll-mt-16 md:py-32">
    <div className={PAGE_WIDTH}>
      <h2 className="max-w-[20ch] font-display text-d1 font-semibold">It reads, researches, then pitches.</h2>
      <ol className="mt-12 grid gap-14 sm:gap-10 lg:mt-16 lg:grid-cols-3 lg:gap-0">
        {steps.map(({ title, text, Drawing }, at) => (
          <li key={title} className="grid items-center gap-x-10 gap-y-5 sm:grid-cols-2 lg:block">
            <Drawing />
            <div className="lg:mt-6 lg:pr-10">
              <h3 className="font-display text-d2 font-semibold">
                <span className="mr-2.5 text-pencil">{at + 1}</span>
                {title}
              </h3>
              <p className="mt-2 max-w-[42ch] text-[1.0625rem] text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
)
