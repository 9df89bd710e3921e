// The pages that the server renders: each a plain function from what it is told to a whole page of HTML.
import { Landing } from './landing/landing.tsx'
import { type PageSetting, renderPage } from './page.tsx'

export type { PageSetting } from './page.tsx'

export const landing = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `${page.productName}: content ideation, automated`,
      description:
        'Content ideas for marketing teams and agencies that only their brand could use: drawn from your website, your documents, your market and the calendar, and delivered weekly or monthly.',
    },
    <Landing page={page} />,
  )
