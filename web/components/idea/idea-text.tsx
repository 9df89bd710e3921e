import { HighlightNew } from '../ideas/highlight-new.tsx'

interface IdeaTextProps {
  text: string
  /** A label that is shown before the text's first line. */
  opening?: { name: string; line: string } | null
  className?: string
}

/** An idea's plain text: lines become paragraphs, numbered or dashed lines become real lists. */
export function IdeaText({ text, opening = null, className = '' }: IdeaTextProps) {
  const isOpened = opening !== null && text.startsWith(opening.line)
  return (
    <div className={`grid gap-3 wrap-anywhere ${className}`}>
      {isOpened && (
        <p>
          <strong className="block text-small font-semibold text-ink-2">{opening.name}</strong>
          <HighlightNew text={opening.line} />
        </p>
      )}
      {blocksOf(isOpened ? text.slice(opening.line.length) : text).map((block, at) => (
        <Block key={at} block={block} />
      ))}
    </div>
  )
}

interface Paragraph {
  kind: 'paragraph'
  lines: [string]
}
interface List {
  kind: 'numbered' | 'dashed'
  lines: string[]
  /** The list's first number, as written. */
  start: number
}

const NUMBERED = /^(\d{1,3})[.)]\s+(\S.*)$/
const DASHED = /^[-–—•*]\s+(\S.*)$/

/** The paragraphs and lists of a text. A blank line inside a list doesn't end it; a paragraph does. */
export function blocksOf(text: string): (Paragraph | List)[] {
  const blocks: (Paragraph | List)[] = []
  for (const line of text.split(/\r\n|\r|\n/).map((line) => line.trim())) {
    if (!line) continue
    const numbered = NUMBERED.exec(line)
    const dashed = DASHED.exec(line)
    if (numbered) addItem(blocks, 'numbered', numbered[2] ?? '', Number(numbered[1]))
    else if (dashed) addItem(blocks, 'dashed', dashed[1] ?? '', 1)
    else blocks.push({ kind: 'paragraph', lines: [line] })
  }
  return blocks
}

/** Adds a line to the list before it, unless that is of another kind or the numbers start again. */
function addItem(blocks: (Paragraph | List)[], kind: List['kind'], item: string, number: number) {
  const last = blocks.at(-1)
  if (last && last.kind !== 'paragraph' && last.kind === kind) {
    if (kind === 'dashed' || number === last.start + last.lines.length) {
      last.lines.push(item)
      return
    }
  }
  blocks.push({ kind, lines: [item], start: number })
}

/** A paragraph that opens with one to three words and a colon, such as "What to prepare: …", shows them as a label. */
const NAMED = /^(\p{Lu}[\p{L}’'-]*(?: [\p{L}’'-]+){0,2}):\s+(?=\S)/u

/** The label that a paragraph opens with, if any, and the rest of it. */
export function named(line: string): [name: string, rest: string] {
  const [opening = '', name = ''] = NAMED.exec(line) ?? []
  return [name, line.slice(opening.length)]
}

function Block({ block }: { block: Paragraph | List }) {
  if (block.kind === 'paragraph') {
    const [name, rest] = named(block.lines[0])
    return (
      <p>
        {name && <strong className="font-semibold text-ink">{name}: </strong>}
        <HighlightNew text={rest} />
      </p>
    )
  }
  const items = block.lines.map((line, at) => (
    <li key={at}>
      <HighlightNew text={line} />
    </li>
  ))
  return block.kind === 'numbered' ? (
    <ol
      start={block.start}
      className="grid list-decimal gap-1.5 pl-6 marker:font-semibold marker:tabular-nums"
    >
      {items}
    </ol>
  ) : (
    <ul className="grid list-disc gap-1.5 pl-6">{items}</ul>
  )
}
