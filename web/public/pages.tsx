// The pages that the server renders: functions from data to a full HTML page.
import type { ContentData } from '#contract/delivery.ts'
import { TRIAL_DAYS } from '#contract/plans.ts'
import { ApiDocs } from './api-docs/api-docs.tsx'
import { OpenApi } from './api-docs/open-api.ts'
import { renderShell, type Shell } from './app-shell.tsx'
import { Landing } from './landing/landing.tsx'
import { SAMPLE_COLOURS } from './landing/sample.ts'
import { Privacy } from './legal/privacy.tsx'
import { Terms } from './legal/terms.tsx'
import { type ChosenMails, MailChoiceGone, MailChoicePage, mailChoiceTitle } from './mail-choice.tsx'
import { ContentNotFound, REDIRECT_AFTER, NotFound, ServerFault, Verified } from './notices.tsx'
import { Outbox, type OutboxEntry, type OutboxMail, OutboxMailPage } from './outbox.tsx'
import { type PageSetting, renderPage } from './page.tsx'
import { Pricing } from './pricing.tsx'
import { brandStyle } from './report/brand-colours.ts'
import { type Delivery, Report } from './report/report.tsx'
import { storiesOf, titleOf } from './report/report-text.ts'
import { SocialDebug } from './social-debug.tsx'

export type { PageSetting } from './page.tsx'
export type { Delivery } from './report/report.tsx'
export { titleOf } from './report/report-text.ts'

const landingHead = (page: PageSetting) => ({
  style: brandStyle(SAMPLE_COLOURS),
  title: `${page.productName}: content ideation, automated`,
  description:
    'Content ideas based on your website, your documents, your market and the calendar, delivered weekly or monthly.',
})

export const landing = (page: PageSetting): string =>
  renderPage(page, landingHead(page), <Landing page={page} />)

export const pricing = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `Pricing, ${page.productName}`,
      description: `Plans and prices in GBP, billed monthly. Start with ${TRIAL_DAYS} days of Plus, free.`,
    },
    <Pricing page={page} />,
  )

export const privacy = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `Privacy policy, ${page.productName}`,
      description: `What ${page.productName} keeps, why and for how long, who else sees it, and your rights.`,
    },
    <Privacy page={page} />,
  )

export const terms = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `Terms of service, ${page.productName}`,
      description: `The agreement between you and ${page.productName}: plans, trial, refunds, who owns the ideas, and how to leave.`,
    },
    <Terms page={page} />,
  )

export const verified = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `Email address verified, ${page.productName}`,
      description: 'Your email address is verified. You can log in now.',
      unlisted: true,
      redirect: `${REDIRECT_AFTER / 1000};url=/login`,
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
      missing: true,
    },
    <ContentNotFound page={page} />,
  )

export const notFound = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `404 Page Not Found, ${page.productName}`,
      description: 'We can’t find that page.',
      unlisted: true,
      missing: true,
    },
    <NotFound page={page} />,
  )

export const serverFault = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `Something went wrong, ${page.productName}`,
      description: 'We couldn’t show this page.',
      unlisted: true,
      missing: true,
    },
    <ServerFault page={page} />,
  )

export const deliveryReport = (page: PageSetting, delivery: Delivery): string => {
  const content = delivery.contentData
  return renderPage(
    page,
    {
      title: titleOf(content),
      description: headlinesOf(content),
      picture: `${page.origin}/delivery/${encodeURIComponent(delivery.token)}/picture.png`,
      unlisted: true,
      style: brandStyle(content.brandColors),
      noScript: true,
    },
    <Report page={page} delivery={delivery} />,
  )
}

/** A report's first two titles, for the preview of a shared link. */
function headlinesOf(content: ContentData): string {
  const ideas = [...content.contentIdeas, ...content.eventContentIdeas].map(({ title }) => title)
  const stories = storiesOf(content).map(({ headline }) => headline)
  const [first = titleOf(content), ...more] = [...ideas, ...stories].slice(0, 2)
  return [first, ...more].map((title) => (/[.!?…]$/.test(title) ? title : `${title}.`)).join(' ')
}

export const mailChoice = (page: PageSetting, choice: ChosenMails): string =>
  renderPage(
    page,
    {
      title: `${mailChoiceTitle(choice)}, ${page.productName}`,
      description: 'Choose whether you get emails about a brand.',
      unlisted: true,
      noScript: true,
    },
    <MailChoicePage page={page} choice={choice} />,
  )

export const mailChoiceGone = (page: PageSetting): string =>
  renderPage(
    page,
    {
      title: `This link no longer works, ${page.productName}`,
      description: 'This unsubscribe link no longer works.',
      unlisted: true,
      missing: true,
      noScript: true,
    },
    <MailChoiceGone page={page} />,
  )

export const socialDebug = (page: PageSetting): string =>
  renderPage(
    page,
    { title: `Social preview, ${page.productName}`, description: 'How a shared link looks.', unlisted: true },
    <SocialDebug page={page} preview={{ ...landingHead(page), picture: `${page.origin}/picture.png` }} />,
  )

export const devOutbox = (page: PageSetting, mails: OutboxEntry[]): string =>
  renderPage(
    page,
    {
      title: `Outbox, ${page.productName}`,
      description: 'Emails saved here instead of being sent.',
      unlisted: true,
    },
    <Outbox page={page} mails={mails} />,
  )

export const devMail = (page: PageSetting, mail: OutboxMail): string =>
  renderPage(
    page,
    {
      title: `${mail.subject}, ${page.productName}`,
      description: 'An email saved here instead of being sent.',
      unlisted: true,
    },
    <OutboxMailPage page={page} mail={mail} />,
  )

export const apiDocs = (page: PageSetting, openapi: unknown): string => {
  const document = OpenApi.parse(openapi)
  return renderPage(
    page,
    { title: document.info.title, description: `Every call of the ${document.info.title}.` },
    <ApiDocs page={page} document={document} />,
  )
}

/** The page that the signed-in app starts in. */
export const appShell = (page: PageSetting, shell: Shell): string => renderShell(page, shell)
