// The layout of a legal text: a contents list that stays visible, numbered sections, and lines of a readable length.
import type { ReactNode } from 'react'
import { PageFrame, PAGE_WIDTH } from '../frame.tsx'
import type { PageSetting } from '../page.tsx'

export interface LegalSection {
  id: string
  title: string
  body: ReactNode
}

interface LegalText {
  page: PageSetting
  title: string
  /** A summary in one paragraph. */
  gist: ReactNode
  sections: LegalSection[]
}

export const LegalPage = ({ page, title, gist, sections }: LegalText) => (
  <PageFrame page={page}>
    <div
      className={`${PAGE_WIDTH} grid gap-x-20 gap-y-10 py-14 md:py-20 lg:grid-cols-[17rem_minmax(0,44rem)]`}
    >
      <header className="lg:col-start-2">
        <h1 className="font-display text-d1 font-semibold">{title}</h1>
        <p className="mt-3 text-ink-2">Last updated August 21, 2025</p>
        <div className="mt-6 text-lead">{gist}</div>
      </header>
      <nav
        aria-label="On this page"
        className="lg:sticky lg:top-24 lg:row-start-2 lg:self-start print:hidden"
      >
        <h2 className="border-b-2 border-ink pb-2 font-semibold">On this page</h2>
        <ol className="text-[.9375rem] max-lg:sm:columns-2">
          {sections.map((section, at) => (
            <li key={section.id} className="break-inside-avoid">
              <a className="flex gap-3 py-3 text-ink-2 md:py-1.5 hover:text-pencil" href={`#${section.id}`}>
                <span className="w-5 shrink-0 tabular-nums">{at + 1}</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid gap-12 text-[1.0625rem] lg:col-start-2 lg:row-start-2">
        {sections.map((section, at) => (
          <section
            key={section.id}
            id={section.id}
            aria-labelledby={`${section.id}-title`}
            className="scroll-mt-24"
          >
            <h2 id={`${section.id}-title`} className="mb-3 font-display text-d2 font-semibold">
              <span className="mr-3 text-ink-2">{at + 1}</span>
              {section.title}
            </h2>
            <div className="grid gap-3.5">{section.body}</div>
          </section>
        ))}
      </div>
    </div>
  </PageFrame>
)

export const List = ({ items }: { items: ReactNode[] }) => (
  <ul className="grid list-disc gap-2 pl-6 marker:text-ink-2">
    {items.map((item, at) => (
      <li key={at}>{item}</li>
    ))}
  </ul>
)

export const MailLink = ({ address }: { address: string }) => (
  <a className="link" href={`mailto:${address}`}>
    {address}
  </a>
)
