// The paper that all mails are written on. Mail programs know tables and inline styles and little else; a dark mode is offered
// to those that ask for one.
import type { CSSProperties, ReactNode } from 'react'
import type { MailSetting } from '#contract/emails.ts'

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
}

interface LetterPaperProps {
  letter: Letter
  firstName: string
  setting: MailSetting
}

const serif = "Georgia, 'Times New Roman', serif"
const sans = "'Segoe UI', Helvetica, Arial, sans-serif"

/** Classes take up the dark colours of `dark` below; the styles are what every mail program shows. */
const dark = `
@media (prefers-color-scheme: dark) {
  .paper { background-color: #18131e !important; }
  .sheet { background-color: #211a29 !important; }
  .ink, .ink a { color: #f6ebe6 !important; }
  .ink-2, .ink-2 a { color: #b8a8b3 !important; }
  .rule { border-color: #3b3045 !important; }
  .ink a.link, .ink-2 a.link { color: #a3b0ff !important; }
  .name { border-color: #a3b0ff !important; }
  .press { background-color: #a3b0ff !important; }
  .press a { color: #17123a !important; }
  .tint { background-color: #2b2630 !important; }
}
@media (max-width: 620px) {
  .pad { padding-left: 20px !important; padding-right: 20px !important; }
}`

/** The first line of every mail, with a name where there is one. */
export const greeting = (firstName: string): string =>
  firstName.trim() ? `Hello ${firstName.trim()},` : 'Hello,'

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
      <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}>{letter.preheader}</div>
      <main style={{ padding: '32px 12px' }}>
        <Table width={600} align="center" style={{ maxWidth: 600, margin: '0 auto' }}>
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
            <td
              className="pad ink-2"
              style={{ ...text, fontSize: 13, color: '#62546a', padding: '20px 40px' }}
            >
              {letter.reason} Questions:{' '}
              <a className="ink-2" href={`mailto:${setting.supportEmail}`} style={{ color: '#62546a' }}>
                {setting.supportEmail}
              </a>
              <br />
              {setting.productName},{' '}
              <a className="ink-2" href={setting.publicUrl} style={{ color: '#62546a' }}>
                {setting.publicUrl.replace(/^https?:\/\//, '')}
              </a>
            </td>
          </tr>
        </Table>
      </main>
    </body>
  </html>
)

const text: CSSProperties = { fontFamily: sans, fontSize: 16, lineHeight: '25px', color: '#231a2d' }

interface TableProps {
  /** Pixels for mail programs that know no `max-width`; the whole width where nothing is said. */
  width?: number
  align?: 'center'
  className?: string
  style?: CSSProperties
  children: ReactNode
}

const Table = ({ width, align, className, style, children }: TableProps) => (
  <table
    role="presentation"
    width={width ?? '100%'}
    align={align}
    cellPadding={0}
    cellSpacing={0}
    className={className}
    style={{ width: '100%', borderCollapse: 'collapse', ...style }}
  >
    <tbody>{children}</tbody>
  </table>
)

const Pad = ({ style, children }: { style: CSSProperties; children: ReactNode }) => (
  <Table>
    <tr>
      <td className="pad ink" style={{ ...text, ...style }}>
        {children}
      </td>
    </tr>
  </Table>
)

const NameHead = ({ name }: { name: string }) => (
  <Pad style={{ padding: '36px 40px 0' }}>
    <span
      className="ink name"
      style={{
        fontFamily: serif,
        fontSize: 22,
        lineHeight: '28px',
        fontWeight: 'bold',
        color: '#231a2d',
        borderBottom: '2px solid #2a3ecb',
      }}
    >
      {name}
    </span>
  </Pad>
)

/** A head in a brand's own colour, with its words on it. */
export const BrandHead = (props: {
  fill: string
  onFill: string
  strip: string
  over: string
  title: string
}) => (
  <>
    <Table style={{ backgroundColor: props.fill }}>
      <tr>
        <td className="pad" style={{ ...text, padding: '28px 40px 32px', color: props.onFill }}>
          <strong style={{ color: props.onFill }}>{props.over}</strong>
          <h1
            style={{ ...heading, fontSize: 30, lineHeight: '36px', margin: '18px 0 0', color: props.onFill }}
          >
            {props.title}
          </h1>
        </td>
      </tr>
    </Table>
    <Table>
      <tr>
        <td style={{ height: 6, lineHeight: '6px', fontSize: 6, backgroundColor: props.strip }}>&nbsp;</td>
      </tr>
    </Table>
  </>
)

const heading: CSSProperties = { fontFamily: serif, fontWeight: 'bold', color: '#231a2d' }

const Title = ({ children }: { children: ReactNode }) => (
  <h1 className="ink" style={{ ...heading, fontSize: 27, lineHeight: '33px', margin: '0 0 16px' }}>
    {children}
  </h1>
)

export const Subtitle = ({ children }: { children: ReactNode }) => (
  <h2 className="ink" style={{ ...heading, fontSize: 20, lineHeight: '26px', margin: '0 0 8px' }}>
    {children}
  </h2>
)

export const Paragraph = ({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) => (
  <p
    className={quiet ? 'ink-2' : 'ink'}
    style={{ ...text, margin: '0 0 16px', ...(quiet && { color: '#62546a' }) }}
  >
    {children}
  </p>
)

export const Anchor = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className="link" href={href} style={{ color: '#2a3ecb' }}>
    {children}
  </a>
)

/** The one thing to press, and its address for mail programs that show no buttons. */
export const Press = ({ href, children }: { href: string; children: ReactNode }) => (
  <>
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'separate', margin: '24px 0 16px' }}
    >
      <tbody>
        <tr>
          <td className="press" style={{ backgroundColor: '#2a3ecb', borderRadius: 6 }}>
            <a
              href={href}
              style={{
                ...text,
                display: 'inline-block',
                padding: '12px 24px',
                fontWeight: 'bold',
                color: '#ffffff',
                textDecoration: 'none',
              }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
    <p
      className="ink-2"
      style={{
        ...text,
        fontSize: 13,
        lineHeight: '19px',
        color: '#62546a',
        margin: '0 0 16px',
        wordBreak: 'break-all',
      }}
    >
      Or copy this address: <Anchor href={href}>{href}</Anchor>
    </p>
  </>
)

/** A word over a subtitle that says what kind of thing it heads. */
export const Over = ({ children }: { children: ReactNode }) => (
  <p className="ink-2" style={{ ...text, fontSize: 14, fontWeight: 'bold', color: '#62546a', margin: 0 }}>
    {children}
  </p>
)

export const Divider = () => (
  <div
    className="rule"
    style={{ borderTop: '1px solid #e8d6ce', margin: '24px 0', fontSize: 1, lineHeight: '1px' }}
  >
    &nbsp;
  </div>
)

/** Words quoted from a source, on a ground of their own. */
export const Quoted = ({ children }: { children: ReactNode }) => (
  <Table className="tint" style={{ backgroundColor: '#fdf3dc', borderRadius: 3, margin: '0 0 4px' }}>
    <tr>
      <td className="ink" style={{ ...text, fontSize: 14, lineHeight: '21px', padding: '10px 14px' }}>
        {children}
      </td>
    </tr>
  </Table>
)
