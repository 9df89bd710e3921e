import { numberWord } from '../components/counts.ts'
import type { MailSetting } from '#contract/emails.ts'
import type { Told } from './email.ts'
import { BrandHead, Divided, Divider, Paragraph, Press } from './blocks.tsx'
import { headColours } from './brand-head.ts'
import { IdeaInMail, ideaText } from './ideas-in-mail.tsx'
import type { Letter } from './letter.tsx'
import type { Room } from './room.ts'
import { asSentences, cut, oneLine } from './wording.ts'

type FirstDelivery = Told<'first-delivery'>

/** The first ideas of a brand, whole enough to be read in the mail, each with the words it rests on. */
export function firstDelivery(told: FirstDelivery, { productName }: MailSetting, room: Room): Letter {
  const count = told.ideas.length === 1 ? 'first idea' : `first ${numberWord(told.ideas.length)} ideas`
  const opening = told.ideas.length === 1 ? 'Here is' : 'Here are'
  const source = `Each idea comes from what is known of ${told.companyName} and shows the words it rests on, so that you can check it before you use it.`
  return {
    subject: `Your ${count} for ${oneLine(told.companyName)}`,
    preheader: asSentences(told.ideas.slice(0, 2).map(({ title }) => cut(title, 80))),
    head: (
      <BrandHead
        {...headColours(told.colours)}
        over={productName}
        title={`Your ${count} for ${told.companyName}`}
      />
    ),
    body: (
      <>
        <Paragraph>
          {opening} your {count}. {source}
        </Paragraph>
        <Divider />
        <Divided>
          {told.ideas.map((idea, at) => (
            <IdeaInMail key={at} idea={idea} room={room} link={`${told.reportLink}#idea-${at + 1}`} />
          ))}
        </Divided>
        <Divider />
        {told.shortfall && <Paragraph>{told.shortfall}</Paragraph>}
        <Paragraph>
          The report has the rest: the steps of each idea, and what to prepare. You can pass its link on.
        </Paragraph>
        <Press href={told.reportLink}>Open the report</Press>
        <Paragraph quiet>
          Anyone who has the link can read the report, without logging in. You can take it back at any time.
        </Paragraph>
      </>
    ),
    text: [
      `${opening} your ${count} for ${told.companyName}. ${source}`,
      ...told.ideas.map((idea, at) => ideaText(idea, at + 1, room)),
      ...(told.shortfall ? [told.shortfall] : []),
      `The report has the rest: the steps of each idea, and what to prepare. You can pass its link on.`,
      told.reportLink,
      'Anyone who has the link can read the report, without logging in. You can take it back at any time.',
    ].join('\n\n'),
    reason: 'You have this mail because you finished setting up your profile.',
  }
}
