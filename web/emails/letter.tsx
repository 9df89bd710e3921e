// The paper that all mails are written on. Mail programs know tables and inline styles and little else; a dark mode is offered
// to those that ask for one.
import type { ReactNode } from 'react'
import type { MailSetting } from '#contract/emails.ts'
import { Pad, Paragraph, Table, text, Title } from './blocks.tsx'
import { NameHead } from './heads.tsx'
import { cut } from './wording.ts'

/** What one mail has to say; `renderEmail` puts it on paper. */
export interface Letter {
  subject: string
  /** Shown beside the subject in a list of mails. */
  preheader: string
  /** The heading over the text; a letter with a head of its own has it there. */
  title?: string
  /** Above the text, across the whole sheet, in place of the product's name. */
  head?: ReactNode
  body: ReactNode
  /** The plain-text part, without greeting and signature. */
  text: string
  /** Why the reader has this mail. */
  reason: string
  /** Where the reader can stop mails of this kind. */
  leaving?: string
}

interface LetterPaperProps {
  letter: Letter
  firstName: string
  setting: MailSetting
}

/** Classes take up the dark colours of `dark` below; the styles are what every mail program shows. */
const dark = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: #18131e !important; }
  .sheet { background-color: #211a29 !important; }
  .ink, .ink a { color: #f6ebe6 !important; }
  .ink-2, .ink-2 a { color: #b8a8b3 !important; }
  .rule { border-color: #3b3045 !important; }
  .rule-ink { border-color: #b8a8b3 !important; }
  .ink a.link, .ink-2 a.link { color: #a3b0ff !important; }
  .name { border-color: #a3b0ff !important; }
  .press { background-color: #a3b0ff !important; }
  .press a { color: #17123a !important; }
  .tint { background-color: #2b2630 !important; }
}
@media (max-width: 620px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
}`

/** Outlook on Windows has its own word for hiding; React's types don't know it. */
const hiddenInOutlook = { msoHide: 'all' }

/** The first line of every mail, with a name where there is one. */
export function greeting(firstName: string): string {
  const name = cut(firstName, 60)
  return name ? `Hello ${name},` : 'Hello,'
}

export const LetterPaper = ({ letter, firstName, setting }: LetterPaperProps) => (
  <html lang="en-GB">
    <head>
      <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{letter.subject}</title>
      <style dangerouslySetInnerHTML={{ __html: dark }} />
    </head>
    <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: '#faefea' }}>
      <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', ...hiddenInOutlook }}>
        {letter.preheader}
      </div>
      <main>
        {/* Some programs drop the body's own ground. */}
        <Table className="paper" style={{ backgroundColor: '#faefea' }}>
          <tr>
            <td style={{ padding: '32px 12px' }}>
              <Sheet letter={letter} firstName={firstName} setting={setting} />
            </td>
          </tr>
        </Table>
      </main>
    </body>
  </html>
)

const Sheet = ({ letter, firstName, setting }: LetterPaperProps) => (
  <Table width={600} align="center" style={{ maxWidth: 600, margin: '0 auto', wordWrap: 'break-word' }}>
    <tr>
      <td className="sheet" style={{ backgroundColor: '#fffcfa', borderRadius: 3 }}>
        {letter.head ?? <NameHead name={setting.productName} />}
        <Pad style={{ padding: '28px 40px 40px' }}>
          {letter.title && <Title>{letter.title}</Title>}
          <Paragraph>{greeting(firstName)}</Paragraph>
          {letter.body}
        </Pad>
      </td>
    </tr>
    <tr>
      <td className="pad ink-2" style={{ ...text, fontSize: 13, color: '#62546a', padding: '20px 40px' }}>
        {letter.reason}{' '}
        {letter.leaving && (
          <>
            <br />
            <FootLink href={letter.leaving}>
              <strong>Unsubscribe</strong>
            </FootLink>
            <br />
          </>
        )}
        Questions: <FootLink href={`mailto:${setting.supportEmail}`}>{setting.supportEmail}</FootLink>
        <br />
        {setting.productName},{' '}
        <FootLink href={setting.publicUrl}>{setting.publicUrl.replace(/^https?:\/\//, '')}</FootLink>
      </td>
    </tr>
  </Table>
)

const FootLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="ink-2" href={href} style={{ color: '#62546a' }}>
    {children}
  </a>
)
