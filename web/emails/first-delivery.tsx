import { fillPair, hex, INK, parseHex } from '#contract/colours.ts'
import { DEFAULT_COLOURS } from '#contract/delivery.ts'
import { numberWord } from '../components/counts.ts'
import { kindLabel } from '../components/kinds.ts'
import type { MailSetting } from '#contract/emails.ts'
import type { Told } from './email.ts'
import { BrandHead, Divider, type Letter, Over, Paragraph, Press, Quoted, Subtitle } from './letter.tsx'

type FirstDelivery = Told<'first-delivery'>
type Idea = FirstDelivery['ideas'][number]

/** The first ideas of a brand, whole enough to be read in the mail, each with the words it rests on. */
export function firstDelivery(told: FirstDelivery, { productName }: MailSetting): Letter {
  const [fill, onFill] = fillPair(colour(told, 'primary'))
  const count = told.ideas.length === 1 ? 'first idea' : `first ${numberWord(told.ideas.length)} ideas`
  const opening = told.ideas.length === 1 ? 'Here is' : 'Here are'
  const source = `Each idea comes from what is known of ${told.companyName} and shows the words it rests on, so that you can check it before you use it.`
  return {
    subject: `Your ${count} for ${oneLine(told.companyName)}`,
    preheader: told.ideas
      .slice(0, 2)
      .map((idea) => idea.title)
      .join('. '),
    head: (
      <BrandHead
        fill={hex(fill)}
        onFill={hex(onFill)}
        strip={hex(colour(told, 'secondary'))}
        over={productName}
        title={`Your ${count} for ${told.companyName}`}
      />
    ),
    body: (
      <>
        <Paragraph>
          {opening} your {count}. {source}
        </Paragraph>
        {told.ideas.map((idea, at) => (
          <IdeaInMail key={at} idea={idea} />
        ))}
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
      ...told.ideas.map(ideaText),
      ...(told.shortfall ? [told.shortfall] : []),
      `The report has the rest: the steps of each idea, and what to prepare. You can pass its link on.`,
      told.reportLink,
      'Anyone who has the link can read the report, without logging in. You can take it back at any time.',
    ].join('\n\n'),
    reason: 'You have this mail because you finished setting up your profile.',
  }
}

const IdeaInMail = ({ idea }: { idea: Idea }) => (
  <>
    <Divider />
    <Over>{kindLabel(idea.contentType)}</Over>
    <Subtitle>{idea.title}</Subtitle>
    <Paragraph>{idea.summary}</Paragraph>
    {idea.evidence.slice(0, 2).map((piece, at) => (
      <Quoted key={at}>
        “{piece.quote}” ({piece.label})
      </Quoted>
    ))}
  </>
)

const ideaText = (idea: Idea, at: number): string =>
  [
    `${at + 1}. ${idea.title} (${kindLabel(idea.contentType)})`,
    idea.summary,
    ...idea.evidence.slice(0, 2).map((piece) => `"${piece.quote}" (${piece.label})`),
  ].join('\n')

const colour = (told: FirstDelivery, name: 'primary' | 'secondary') =>
  parseHex(told.colours[name]) ?? parseHex(DEFAULT_COLOURS[name]) ?? INK

/** A header field is one line. */
const oneLine = (words: string) => words.replace(/[\p{C}\s]+/gu, ' ').trim()
