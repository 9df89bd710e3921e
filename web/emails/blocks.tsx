// The building blocks of emails. Each carries its style inline, for email clients that read no stylesheet, and a class for the
// dark colours in email-layout.tsx.
import { type CSSProperties, Fragment, type ReactNode } from 'react'

export const serif = "Georgia, 'Times New Roman', serif"
const sans = "'Segoe UI', Helvetica, Arial, sans-serif"

export const text: CSSProperties = { fontFamily: sans, fontSize: 16, lineHeight: '25px', color: '#231a2d' }

interface TableProps {
  /** Pixels, for email clients that ignore `max-width`; full width by default. */
  width?: number
  align?: 'center'
  className?: string
  style?: CSSProperties
  children: ReactNode
}

export const Table = ({ width, align, className, style, children }: TableProps) => (
  <table
    role="presentation"
    width={width ?? '100%'}
    align={align}
    cellPadding={0}
    cellSpacing={0}
    className={className}
    // Columns keep their width, so that a long word breaks instead of stretching the layout.
    style={{ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', ...style }}
  >
    <tbody>{children}</tbody>
  </table>
)

export const Pad = ({ style, children }: { style: CSSProperties; children: ReactNode }) => (
  <Table>
    <tr>
      <td className="pad ink" style={{ ...text, ...style }}>
        {children}
      </td>
    </tr>
  </Table>
)

export const heading: CSSProperties = { fontFamily: serif, fontWeight: 'bold', color: '#231a2d' }

export const Title = ({ children }: { children: ReactNode }) => (
  <h1 className="ink" style={{ ...heading, fontSize: 27, lineHeight: '33px', margin: '0 0 16px' }}>
    {children}
  </h1>
)

/** The heading of a section in a long email. */
export const Section = ({ children }: { children: ReactNode }) => (
  <h2
    className="ink rule-ink"
    style={{
      ...heading,
      fontSize: 25,
      lineHeight: '31px',
      margin: '40px 0 20px',
      padding: '14px 0 0',
      borderTop: '3px solid #231a2d',
    }}
  >
    {children}
  </h2>
)

export const Subtitle = ({ level = 2, children }: { level?: 2 | 3; children: ReactNode }) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Heading className="ink" style={{ ...heading, fontSize: 20, lineHeight: '26px', margin: '0 0 8px' }}>
      {children}
    </Heading>
  )
}

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

/** Links to what an email has no room for. */
export const InReport = ({ link, children = 'in the report' }: { link: string; children?: string }) => (
  <Anchor href={link}>{children}</Anchor>
)

export const List = ({ children }: { children: ReactNode }) => (
  <ul className="ink" style={{ ...text, margin: '0 0 16px 22px', padding: 0 }}>
    {children}
  </ul>
)

/** Dates and their names, one a line. */
export const DateList = ({ rows }: { rows: readonly { date: string; weekday: string; name: string }[] }) => (
  <Table>
    {rows.map((row, at) => (
      <tr key={at}>
        <td className="ink rule" width={128} style={{ ...text, ...line, verticalAlign: 'top' }}>
          <strong>{row.date}</strong>
          <br />
          <span className="ink-2" style={{ fontSize: 14, color: '#62546a' }}>
            {row.weekday}
          </span>
        </td>
        <td className="ink rule" style={{ ...text, ...line, verticalAlign: 'top' }}>
          {row.name}
        </td>
      </tr>
    ))}
  </Table>
)

const line: CSSProperties = { borderTop: '1px solid #e8d6ce', padding: '10px 12px 10px 0' }

/** Outlook on Windows ignores padding on links; React's types don't know its own property. */
const outlookPadding = { msoPaddingAlt: '12px 24px' }

/** The email's one button, with its address as text for email clients that show no buttons. */
export const EmailButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <>
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderCollapse: 'separate', margin: '24px 0 16px' }}
    >
      <tbody>
        <tr>
          <td className="press" style={{ backgroundColor: '#2a3ecb', borderRadius: 6, ...outlookPadding }}>
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
      }}
    >
      Or copy this address: <Anchor href={href}>{href}</Anchor>
    </p>
  </>
)

/** A label above a subtitle, saying what kind of thing follows. */
export const Kicker = ({ children }: { children: ReactNode }) => (
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

/** Items with a line between them. */
export const Divided = ({ children }: { children: readonly ReactNode[] }) =>
  children.map((child, at) => (
    <Fragment key={at}>
      {at > 0 && <Divider />}
      {child}
    </Fragment>
  ))

/** A quotation from a source, on a background of its own. */
export const Quotation = ({ children }: { children: ReactNode }) => (
  <Table className="tint" style={{ backgroundColor: '#fdf3dc', borderRadius: 3, margin: '0 0 4px' }}>
    <tr>
      <td className="ink" style={{ ...text, fontSize: 14, lineHeight: '21px', padding: '10px 14px' }}>
        {children}
      </td>
    </tr>
  </Table>
)
