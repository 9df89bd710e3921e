// The layout of every email. Email clients support little besides tables and inline styles; those that support dark mode get one.
import type { ReactNode } from 'react'
import type { MailSetting } from '#contract/emails.ts'
import { Pad, Paragraph, Table, text, Title } from './blocks.tsx'
import { NameHead } from './heads.tsx'
import { cut } from './wording.ts'

/** One email's content; `renderEmail` puts it into the layout. */
export interface EmailContent {
  subject: string
  /** The text shown beside the subject in an inbox. */
  preheader: string
  /** The heading above the text; left out if `head` already has one. */
  title?: string
  /** Content shown above the text at full width, in place of the product's name. */
  head?: ReactNode
  body: ReactNode
  /** The plain-text part, without greeting and signature. */
  text: string
  /** Says why the reader gets this email. */
  reason: string
  /** The unsubscribe address for this kind of email. */
  leaving?: string
}

interface EmailLayoutProps {
  content: EmailContent
  firstName: string
  setting: MailSetting
}

/** Classes for dark mode; without it, clients use the inline styles. */
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

/** Outlook on Windows has its own property for hiding; React's types don't know it. */
const hiddenInOutlook = { msoHide: 'all' }

/** The first line of every email, with the name if there is one. */
export function greeting(firstName: string): string {
  const name = cut(firstName, 60)
  return name ? `Hello ${name},` : 'Hello,'
}

export const EmailLayout = ({ content, firstName, setting }: EmailLayoutProps) => (
  <html lang="en-GB">
    <head>
      <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{content.subject}</title>
      <style dangerouslySetInnerHTML={{ __html: dark }} />
    </head>
    <body className="paper" style={{ margin: 0, padding: 0, backgroundColor: '#faefea' }}>
      <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', ...hiddenInOutlook }}>
        {content.preheader}
      </div>
      <main>
        {/* The background is set on a table too, since some clients drop the body's. */}
        <Table className="paper" style={{ backgroundColor: '#faefea' }}>
          <tr>
            <td style={{ padding: '32px 12px' }}>
              <Sheet content={content} firstName={firstName} setting={setting} />
            </td>
          </tr>
        </Table>
      </main>
    </body>
  </html>
)

const Sheet = ({ content, firstName, setting }: EmailLayoutProps) => (
  <Table width={600} align="center" style={{ maxWidth: 600, margin: '0 auto', wordWrap: 'break-word' }}>
    <tr>
      <td className="sheet" style={{ backgroundColor: '#fffcfa', borderRadius: 3 }}>
        {content.head ?? <NameHead name={setting.productName} />}
        <Pad style={{ padding: '28px 40px 40px' }}>
          {content.title && <Title>{content.title}</Title>}
          <Paragraph>{greeting(firstName)}</Paragraph>
          {content.body}
        </Pad>
      </td>
    </tr>
    <tr>
      <td className="pad ink-2" style={{ ...text, fontSize: 13, color: '#62546a', padding: '20px 40px' }}>
        {content.reason}{' '}
        {content.leaving && (
          <>
            <br />
            <FootLink href={content.leaving}>
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
