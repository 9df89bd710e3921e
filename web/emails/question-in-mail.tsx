import type { EmailOf } from './email.ts'
import { Anchor, Paragraph, Section } from './blocks.tsx'
import { cut } from './wording.ts'

export type MailedQuestion = NonNullable<EmailOf<'scheduled-delivery' | 'news-digest'>['question']>

const TITLE = 'One question for better ideas'
const LINK = 'Answer this question'

/** A house question with a link to answer it, kept to one line so that it isn't mistaken for the delivery. */
export const QuestionInMail = ({ question }: { question: MailedQuestion }) => (
  <>
    <Section>{TITLE}</Section>
    <Paragraph>
      {cut(question.ask, 200)} <Anchor href={question.url}>{LINK}</Anchor>
    </Paragraph>
  </>
)

export const questionText = ({ ask, url }: MailedQuestion): string =>
  `${TITLE.toUpperCase()}\n${'-'.repeat(TITLE.length)}\n${cut(ask, 200)}\n${LINK}: ${url}`
