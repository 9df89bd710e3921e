// The pages that the server renders: each a plain function from what it is told to a whole page of HTML.
import { TRIAL_DAYS } from '#contract/plans.ts'
import { Landing } from './landing/landing.tsx'
import { Privacy } from './legal/privacy.tsx'
import { Terms } from './legal/terms.tsx'
import { ContentNotFound, LEAD_ON, NotFound, ServerFault, Verified } from './notices.tsx'
import { type PageSetting, renderPage } from './page.tsx'
import { Pricing } from './pricing.tsx'
import { brandStyle } from './report/brand-colours.ts'
import { titleOf } from './report/masthead.tsx'
import { type Delivery, Report } from './report/report.tsx'
import { Subscribe, type Subscription } from './subscribe.tsx'

export type { PageSetting } from './page.tsx'
export type { Delivery } from './report/report.tsx'
export type { Subscription } from './subscribe.tsx'

export const landing = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `${page.productName}: content ideation, automated`,
      description:
        'Content ideas that only your brand could use, drawn from your website, your documents, your market and the calendar, and delivered weekly or monthly.',
    },
    <Landing page={page} />,
  )

export const pricing = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `Pricing, ${page.productName}`,
      description: `Plans by the month, in pounds, from £0 to Agency. Start with ${TRIAL_DAYS} days of Plus, free.`,
    },
    <Pricing page={page} />,
  )

export const privacy = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `Privacy policy, ${page.productName}`,
      description: `What ${page.productName} keeps, why, for how long, who else sees it, and what you can ask of us.`,
    },
    <Privacy page={page} />,
  )

export const terms = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `Terms of service, ${page.productName}`,
      description: `The agreement between you and ${page.productName}: plans, trial, refunds, whose the ideas are, and how to leave.`,
    },
    <Terms page={page} />,
  )

export const subscribe = (page: PageSetting, subscription: Subscription): string =>
  renderPage(
    page,
    {
      title: `Payment System Unavailable, ${page.productName}`,
      description: 'Payments can’t be taken at the moment.',
      unlisted: true,
    },
    <Subscribe page={page} subscription={subscription} />,
  )

export const verified = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `Email address verified, ${page.productName}`,
      description: 'Your email address is verified. You can log in now.',
      unlisted: true,
      leadOn: `${LEAD_ON / 1000};url=/login`,
    },
    <Verified page={page} />,
  )

export const contentNotFound = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `Content Not Found, ${page.productName}`,
      description: 'The requested content delivery could not be found.',
      unlisted: true,
    },
    <ContentNotFound page={page} />,
  )

export const notFound = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `404 Page Not Found, ${page.productName}`,
      description: 'There is no page at this address.',
      unlisted: true,
    },
    <NotFound page={page} />,
  )

export const serverFault = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `Something went wrong, ${page.productName}`,
      description: 'The page could not be shown.',
      unlisted: true,
    },
    <ServerFault page={page} />,
  )

export const deliveryReport = (page: PageSetting, delivery: Delivery & { token: string }): string => {
  const content = delivery.contentData
  return renderPage(
    page,
    {
      title: titleOf(content),
      description: `${content.contentIdeas
        .slice(0, 2)
        .map((idea) => idea.title)
        .join('. ')}.`,
      picture: `${page.origin}/delivery/${encodeURIComponent(delivery.token)}/og.png`,
      unlisted: true,
      style: brandStyle(content.brandColors),
      still: true,
    },
    <Report page={page} delivery={delivery} />,
  )
}
