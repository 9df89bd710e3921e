// What the parts of a printed report are put together from.
import { Link, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Evidence, FormatFields } from '#contract/ideas.ts'
import { blocksOf, named } from '../components/idea/idea-text.tsx'
import { safeUrl } from '../components/safe-url.ts'
import { shownSources, sourceOf } from '../public/report/report-text.ts'
import { paper, type BrandPaper } from './paper.ts'

/** So many letters fit on a page with ease; a piece of more may be divided. */
const SHORT = 600
/** Whether a piece may go on over the page. One that no page could hold would be cut off. */
export const mayBreak = (text: string, most = SHORT): boolean => text.length > most

interface SectionProps {
  title: string
  count: number
  brand: BrandPaper
  /** What stands below the title. */
  note?: string
  children: ReactNode
}

/** Lists a section in the outline beside the pages, which every text can be put into though only pages are typed so. */
const inOutline = (title: string) => ({ bookmark: { title, fit: true } })

/**
 * A section under its rule; its title never ends a page. What it holds stands on the page itself, not in a box of its own: in a
 * box of some twenty pages the library's sums are inexact, it sees parts that overlap, and cuts all but the first page off.
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

/** An idea's description: its paragraphs and lists. */
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

/** A list, with numbers from `start` on or else with dots. */
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

/** What only this format needs, such as a podcast's guest. */
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

/** A box to tick off, and what for. */
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

/** So much of a quote is printed; the page has the rest. */
const QUOTED = 140

/** The words that an idea or a story rests on, small, with the place once for all that stand in it; together on one page. */
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

/** More than so many quotes may go on over the page. */
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
