// The building blocks of a PDF report.
import { Link, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Evidence, FormatFields } from '#contract/ideas.ts'
import { blocksOf, named } from '../components/idea/idea-text.tsx'
import { safeUrl } from '../components/safe-url.ts'
import { shownSources, sourceOf } from '../public/report/report-text.ts'
import { paper, type BrandPaper } from './paper.ts'

/** Letters that easily fit on a page. */
const SHORT = 600
/** Whether a text may break across pages. A text longer than a page that must not break would be cut off. */
export const mayBreak = (text: string, most = SHORT): boolean => text.length > most

interface SectionProps {
  title: string
  count: number
  brand: BrandPaper
  /** Shown below the title. */
  note?: string
  children: ReactNode
}

/** Lists a section in the PDF's outline. Any text accepts `bookmark`, though the library's types allow it only on pages. */
const inOutline = (title: string) => ({ bookmark: { title, fit: true } })

/**
 * A section with its title, which never ends a page. The content is placed directly on the page: in a box of some twenty pages
 * the library's rounding errors make parts overlap, and it cuts off all but the first page.
 */
export const Section = ({ title, count, brand, note, children }: SectionProps) => (
  <>
    <View style={paper.section} minPresenceAhead={60} wrap={false}>
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <Text style={paper.d2} {...inOutline(title)}>
          {title}
        </Text>
        {count > 0 && (
          <View
            style={{
              backgroundColor: brand.first.fill,
              borderRadius: 9,
              minWidth: 18,
              height: 18,
              paddingHorizontal: 5,
              marginLeft: 8,
              marginTop: 4,
              alignItems: 'center',
              justifyContent: 'center',
            }}
          >
            <Text style={{ fontSize: 9, lineHeight: 1.2, color: brand.first.onFill }}>{count}</Text>
          </View>
        )}
      </View>
      {note && <Text style={[paper.quiet, { marginTop: 6 }]}>{note}</Text>}
    </View>
    {children}
  </>
)

/** The paragraphs and lists of an idea's description. */
export const Description = ({ text }: { text: string }) => (
  <View>
    {blocksOf(text).map((block, at) => {
      if (block.kind !== 'paragraph')
        return (
          <Lines key={at} lines={block.lines} start={block.kind === 'numbered' ? block.start : undefined} />
        )
      const [name, rest] = named(block.lines[0])
      return (
        <Text key={at} style={{ marginTop: at === 0 ? 5 : 3 }}>
          {name && <Text style={paper.strong}>{name}: </Text>}
          {rest}
        </Text>
      )
    })}
  </View>
)

/** A list, numbered from `start` if it is given. */
const Lines = ({ lines, start }: { lines: string[]; start?: number | undefined }) => (
  <View style={{ marginTop: 1 }}>
    {lines.map((line, at) => (
      <Item key={at} mark={start === undefined ? '•' : `${start + at}.`} text={line} />
    ))}
  </View>
)

export const Item = ({ mark, text }: { mark: string; text: string }) => (
  <View style={{ flexDirection: 'row', marginTop: 1 }} wrap={mayBreak(text)}>
    <Text style={[paper.quiet, { width: 14 }]}>{mark}</Text>
    <Text style={{ flex: 1 }}>{text}</Text>
  </View>
)

/** Fields of one format only, such as a podcast's guest. */
export function Fields({ fields }: { fields: FormatFields }) {
  const filled = fields.filter((field) => field.lines.some((line) => line.trim()))
  if (filled.length === 0) return null
  return (
    <View
      style={[
        paper.listed,
        { marginTop: 6, borderBottomWidth: 0.75, borderBottomColor: paper.ruled.borderTopColor },
      ]}
    >
      {filled.map(({ label, lines }, at) => (
        <View
          key={at}
          style={[paper.ruled, { flexDirection: 'row', paddingVertical: 3 }]}
          wrap={mayBreak(lines.join())}
        >
          <Text style={[paper.strong, { width: 70, paddingRight: 8 }]}>{label}</Text>
          <View style={{ flex: 1 }}>
            {lines.length === 1 ? (
              <Text>{lines[0]}</Text>
            ) : (
              lines.map((line, at) => <Item key={at} mark={`${at + 1}.`} text={line} />)
            )}
          </View>
        </View>
      ))}
    </View>
  )
}

/** A task with a checkbox. */
export const TickBox = ({
  brand,
  text,
  children,
}: {
  brand: BrandPaper
  text: string
  children?: ReactNode
}) => (
  <View style={{ flexDirection: 'row', marginTop: 1 }} wrap={mayBreak(text)}>
    <View
      style={{
        width: 7.5,
        height: 7.5,
        marginTop: 2.5,
        marginRight: 7,
        borderWidth: 1,
        borderColor: brand.second.edge,
        borderRadius: 1,
        backgroundColor: '#ffffff',
      }}
    />
    <Text style={{ flex: 1 }}>
      {children}
      {text}
    </Text>
  </View>
)

/** Characters of a quote that are printed; the report's page has the rest. */
const QUOTED = 140

/** The quotes an idea or a story uses, in small type, grouped by source and kept on one page. */
export function Sources({ evidence }: { evidence: Evidence[] }) {
  const pieces = shownSources(evidence)
  if (pieces.length === 0) return null
  const places = Map.groupBy(pieces, (piece) => `${Object.values(sourceOf(piece)).join()} ${piece.url}`)
  return (
    <View style={[paper.small, paper.quiet, { marginTop: 5 }]} wrap={pieces.length > MOST_QUOTES}>
      {[...places.values()].map((alike, at) => (
        <Text key={at}>
          {at === 0 && <Text style={paper.strong}>Sources </Text>}
          {alike.map(({ quote }) => `“${cut(quote, QUOTED)}” `).join('')}
          {alike[0] && <Place piece={alike[0]} />}
        </Text>
      ))}
    </View>
  )
}

/** With more quotes than this, the list may break across pages. */
const MOST_QUOTES = 8

function Place({ piece }: { piece: Evidence }) {
  const { kind, place } = sourceOf(piece)
  const url = safeUrl(piece.url)
  return (
    <Text>
      {place ? `${kind}, ` : kind}
      {place && url ? (
        <Link src={url} style={paper.link}>
          {place}
        </Link>
      ) : (
        place
      )}
    </Text>
  )
}

const cut = (words: string, most: number): string =>
  words.length <= most ? words : `${words.slice(0, most).replace(/\s+\S*$/, '')}…`
