import { ideasInWords, numberWord } from '../components/plan/counts.ts'
import type { MailSetting } from '#contract/emails.ts'
import type { EmailOf } from './email.ts'
import { Divided, Divider, Paragraph, EmailButton, Section } from './blocks.tsx'
import { headColours } from './brand-head.ts'
import { BrandHead } from './heads.tsx'
import { EventIdeaInMail, eventIdeaText, IdeaInMail, ideaText } from './ideas-in-mail.tsx'
import type { EmailContent } from './email-layout.tsx'
import type { SpaceLimits } from './space-limits.ts'
import { asSentences, cut, oneLine, tidy } from './wording.ts'

type FirstDelivery = EmailOf<'first-delivery'>

const AHEAD = 'Event ideas'

/** A brand's first ideas: each with its title, reason and the beginning of its draft; those for dates with their tasks. */
export function firstDelivery(
  told: FirstDelivery,
  { productName }: MailSetting,
  room: SpaceLimits,
): EmailContent {
  const { ideas, eventIdeas } = told
  const company = tidy(told.companyName)
  const all = [...ideas, ...eventIdeas]
  const count = all.length === 1 ? 'first idea' : `first ${numberWord(all.length)} ideas`
  const opening = `${all.length === 1 ? 'Here is' : 'Here are'} your first ${ideasInWords({ ideas: ideas.length, eventIdeas: eventIdeas.length }, all.length === 1 ? () => '' : numberWord).trim()}`
  const source = `${all.length === 1 ? 'It comes' : 'Each comes'} with a draft to copy and edit, what to prepare, and what to check before you publish.`
  const reportLine = 'The report has the full ideas. You can share its link.'
  const access = 'Anyone with the link can read the report without logging in. You can revoke it at any time.'
  const linkOf = (at: number) => `${told.reportLink}#idea-${at + 1}`
  const eventLinkOf = (at: number) => `${told.reportLink}#event-idea-${at + 1}`
  // If there are both kinds, ideas for dates get a heading of their own.
  const isHeaded = ideas.length > 0 && eventIdeas.length > 0
  return {
    subject: `Your ${count} for ${oneLine(told.companyName)}`,
    preheader: asSentences(all.slice(0, 2).map(({ title }) => cut(title, 80))),
    head: (
      <BrandHead {...headColours(told.colours)} over={productName} title={`Your ${count} for ${company}`} />
    ),
    body: (
      <>
        <Paragraph>
          {opening}. {source}
        </Paragraph>
        <Divider />
        <Divided>
          {ideas.map((idea, at) => (
            <IdeaInMail key={at} idea={idea} room={room} link={linkOf(at)} />
          ))}
        </Divided>
        {isHeaded && <Section>{AHEAD}</Section>}
        <Divided>
          {eventIdeas.map((idea, at) => (
            <EventIdeaInMail
              key={at}
              idea={idea}
              country={told.country}
              room={room}
              link={eventLinkOf(at)}
              level={isHeaded ? 3 : 2}
            />
          ))}
        </Divided>
        <Divider />
        {told.shortfall && <Paragraph>{told.shortfall}</Paragraph>}
        <Paragraph>{reportLine}</Paragraph>
        <EmailButton href={told.reportLink}>Open the report</EmailButton>
        <Paragraph quiet>{access}</Paragraph>
      </>
    ),
    text: [
      `${opening} for ${company}. ${source}`,
      ...ideas.map((idea, at) => ideaText(idea, at + 1, room, linkOf(at))),
      ...(isHeaded ? [`${AHEAD.toUpperCase()}\n${'-'.repeat(AHEAD.length)}`] : []),
      // The numbers go on from the first list, so that the last one equals the total at the top.
      ...eventIdeas.map((idea, at) =>
        eventIdeaText({ idea, country: told.country, room, link: eventLinkOf(at) }, ideas.length + at + 1),
      ),
      ...(told.shortfall ? [told.shortfall] : []),
      reportLine,
      told.reportLink,
      access,
    ].join('\n\n'),
    reason: 'You’re receiving this email because you finished setting up your profile.',
  }
}
