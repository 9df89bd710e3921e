// Splits a library file into front matter, sections and numbered lines. Other files parse these further.
import type { Fault, Line } from '../form.ts'

export interface Numbered {
  text: string
  at: number
}

export interface Section {
  heading: string
  at: number
  lines: readonly Numbered[]
}

export type SharedParts = ReadonlyMap<string, Line>

export interface Source {
  file: string
  front: readonly Numbered[]
  sections: readonly Section[]
  /** Lines that several plays share, by name. */
  parts: SharedParts
  /** Reports a fault with the number of its line. */
  fault: (at: number, says: string) => void
}

export function readSource(
  file: string,
  text: string,
  faults: Fault[],
  parts: SharedParts = new Map(),
): Source {
  const fault = (line: number, says: string) => void faults.push({ file, line, says })
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((text, index) => ({ text: text.trimEnd(), at: index + 1 }))
  const close = lines[0]?.text === '---' ? lines.findIndex(({ text }, at) => at > 0 && text === '---') : -1
  if (close < 0) fault(1, 'The file begins with no front matter between two lines of ---')
  const front = lines.slice(1, Math.max(1, close))
  return { file, front, sections: splitAtHeadings(lines.slice(close + 1), /^# (.+)$/), parts, fault }
}

/** Splits lines into sections at their headings. Lines before the first heading are dropped. */
export function splitAtHeadings(lines: readonly Numbered[], heading: RegExp): Section[] {
  const sections: { heading: string; at: number; lines: Numbered[] }[] = []
  for (const line of lines) {
    const [, name] = heading.exec(line.text) ?? []
    if (name !== undefined) sections.push({ heading: name.trim(), at: line.at, lines: [] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
}

/** Parses a line of the form `name: value`. Null for other lines. */
export function parseField({ text }: Numbered): { name: string; value: string } | null {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(text) ?? []
  return name === undefined || value === undefined ? null : { name, value: value.trim() }
}

/** Splits a text at commas and semicolons into phrases in lower case. */
export const splitPhrases = (text: string): string[] =>
  text
    .split(/\s*[,;]\s*/)
    .map((phrase) => phrase.trim().toLowerCase())
    .filter((phrase) => phrase !== '')

export const splitWords = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')
