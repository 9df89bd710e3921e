// What the parts of a printed report are put together from.
import { Link, Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { Evidence, FormatFields } from '#contract/ideas.ts'
import { blocksOf, named } from '../components/idea-text.tsx'
import { safeUrl } from '../components/safe-url.ts'
import { sourceWords } from '../public/report/telling.ts'
import { paper, type BrandPaper } from './paper.ts'

/** So many letters fit on a page with ease; a piece of more may be divided. */
const SHORT = 600
/** Whether a piece may go on over the page. One that no page could hold would be cut off. */
export const divides = (text: string, most = SHORT): boolean => text.length > most

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
    <View style={paper.section} minPresenceAhead={120} wrap={false}>
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
  <View style={{ marginTop: 2 }}>
    {blocksOf(text).map((block, at) => {
      if (block.kind !== 'paragraph')
        return (
          <Lines key={at} lines={block.lines} start={block.kind === 'numbered' ? block.start : undefined} />
        )
      const [name, rest] = named(block.lines[0])
      return (
        <Text key={at} style={{ marginTop: 5 }}>
          {name && <Text style={paper.strong}>{name}: </Text>}
          {rest}
        </Text>
      )
    })}
  </View>
)

/** A list, with numbers from `start` on or else with dots. */
const Lines = ({ lines, start }: { lines: string[]; start?: number | undefined }) => (
  <View style={{ marginTop: 3 }}>
    {lines.map((line, at) => (
      <Item key={at} mark={start === undefined ? '•' : `${start + at}.`} text={line} />
    ))}
  </View>
)

const Item = ({ mark, text }: { mark: string; text: string }) => (
  <View style={{ flexDirection: 'row', marginTop: 2 }} wrap={divides(text)}>
    <Text style={[paper.quiet, { width: 16 }]}>{mark}</Text>
    <Text style={{ flex: 1 }}>{text}</Text>
  </View>
)

/** What only this format needs, such as a video's shots. */
export function Fields({ fields }: { fields: FormatFields }) {
  const filled = fields.filter((field) => field.lines.some((line) => line.trim()))
  if (filled.length === 0) return null
  return (
    <View style={{ marginTop: 12, borderBottomWidth: 0.75, borderBottomColor: paper.ruled.borderTopColor }}>
      {filled.map(({ label, lines }, at) => (
        <View
          key={at}
          style={[paper.ruled, { flexDirection: 'row', paddingVertical: 5 }]}
          wrap={divides(lines.join())}
        >
          <Text style={[paper.strong, { width: 84, paddingRight: 10 }]}>{label}</Text>
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

/** The words an idea rests on and where they stand; its ground begins with the first of them. */
export function RestsOn({ evidence, brand }: { evidence: Evidence[]; brand: BrandPaper }) {
  const [first, ...rest] = evidence
  if (!first) return null
  return (
    <>
      <View style={{ height: 12 }} />
      <View
        style={{
          backgroundColor: brand.third.tint,
          borderRadius: 3,
          paddingHorizontal: 12,
          paddingBottom: 9,
        }}
        wrap={divides(evidence.map(({ quote }) => quote).join())}
      >
        <View style={{ paddingTop: 9 }} wrap={divides(first.quote)}>
          <Text style={[paper.small, paper.strong]}>Rests on</Text>
          <Quote piece={first} />
        </View>
        {rest.map((piece, at) => (
          <Quote key={at} piece={piece} />
        ))}
      </View>
    </>
  )
}

/** The words as they stand, and where, with a link to the place if it has an address. */
export function Quote({ piece }: { piece: Evidence }) {
  const url = safeUrl(piece.url)
  return (
    <Text style={{ marginTop: 3 }}>
      “{piece.quote}”{' '}
      <Text style={[paper.small, paper.quiet]}>
        {sourceWords[piece.kind]},{' '}
        {url ? (
          <Link src={url} style={paper.link}>
            {piece.label}
          </Link>
        ) : (
          piece.label
        )}
      </Text>
    </Text>
  )
}
