// Email headers: the product's name, or a brand's own colour.
import { heading, Pad, serif, Table, text } from './blocks.tsx'

export const NameHead = ({ name }: { name: string }) => (
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

/** A header in a brand's own colour. */
export const BrandHead = (props: {
  fill: string
  onFill: string
  strip: string
  over: string
  /** A picture beside the words above the title, which say whose it is. */
  logo?: string | null
  title: string
  under?: string
}) => (
  <>
    <Table style={{ backgroundColor: props.fill }}>
      <tr>
        <td className="pad" style={{ ...text, padding: '28px 40px 32px', color: props.onFill }}>
          {props.logo && (
            <img
              src={props.logo}
              alt=""
              // Without this, React would add a preload to the email's head.
              fetchPriority="low"
              width={40}
              height={40}
              style={{ verticalAlign: 'middle', marginRight: 12, backgroundColor: '#ffffff' }}
            />
          )}
          <strong style={{ color: props.onFill }}>{props.over}</strong>
          <h1
            style={{ ...heading, fontSize: 30, lineHeight: '36px', margin: '18px 0 0', color: props.onFill }}
          >
            {props.title}
          </h1>
          {props.under && <p style={{ ...text, margin: '10px 0 0', color: props.onFill }}>{props.under}</p>}
        </td>
      </tr>
    </Table>
    <Table>
      <tr>
        <td height={6} style={{ lineHeight: '6px', fontSize: 6, backgroundColor: props.strip }}>
          &nbsp;
        </td>
      </tr>
    </Table>
  </>
)
