// Builds the lines of a page from the runs of letters that a PDF places on it.

export interface Run {
  text: string
  x: number
  y: number
  width: number
  /** The font size. */
  size: number
  /** The direction of the text, in radians. */
  turn: number
  font: string
}

export interface Line {
  text: string
  page: number
  left: number
  right: number
  /** The height of the baseline above the bottom of the page. */
  y: number
  size: number
  /** The font of most of the line's letters. */
  font: string
  /** Whether the whole line is in that font. */
  isPlain: boolean
  /** Whether the line was joined from a name and a price at the far right. */
  isRow: boolean
}

/** Joins runs of letters, in the order they were written, while each continues the one before. */
export function linesOf(runs: readonly Run[], page: number): Line[] {
  const lines: OpenLine[] = []
  let spaced = false
  for (const run of upright(runs)) {
    if (run.text.trim() === '') {
      spaced ||= run.text !== ''
      continue
    }
    const line = lines.at(-1)
    if (line && goesOn(line, run)) add(line, run, spaced)
    else lines.push(begun(run))
    spaced = false
  }
  return withFigures(lines).map((line) => finished(line, page))
}

type OpenLine = Omit<Line, 'page' | 'font' | 'isPlain'> & { letters: Map<string, number> }

/**
 * Keeps only runs in the page's main direction: others are watermarks or text around a logo. A whole page may
 * be rotated.
 */
function upright(runs: readonly Run[]): Run[] {
  const quarters = Map.groupBy(runs, quarterOf)
  const letters = (group: readonly Run[]) => group.reduce((sum, run) => sum + run.text.trim().length, 0)
  const [turned] = [...quarters].sort(([, a], [, b]) => letters(b) - letters(a))
  if (!turned) return []
  const angle = (turned[0] * Math.PI) / 2
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return turned[1]
    .filter((run) => Math.abs(Math.atan2(Math.sin(run.turn - angle), Math.cos(run.turn - angle))) < STRAIGHT)
    .map((run) => ({ ...run, x: run.x * cos + run.y * sin, y: run.y * cos - run.x * sin }))
}

const STRAIGHT = 0.01
const quarterOf = (run: Run) => (Math.round(run.turn / (Math.PI / 2)) + 4) % 4

function goesOn(line: OpenLine, run: Run): boolean {
  const size = Math.max(line.size, run.size)
  const gap = run.x - line.right
  return Math.abs(run.y - line.y) < size * 0.45 && gap > -size * 0.6 && gap < size * WIDEST_SPACE
}

/** The width in font sizes from which a gap separates columns or cells. */
const WIDEST_SPACE = 1.3

const begun = (run: Run): OpenLine => ({
  text: run.text,
  left: run.x,
  right: run.x + run.width,
  y: run.y,
  size: run.size,
  isRow: false,
  letters: new Map([[run.font, run.text.length]]),
})

function add(line: OpenLine, run: Run, spaced: boolean): void {
  const gap = run.x - line.right
  line.text += spaced || gap > run.size * 0.2 ? ` ${run.text}` : run.text
  line.right = Math.max(line.right, run.x + run.width)
  // Superscript letters don't count for the height of a line's baseline.
  if (run.size > line.size * 1.1) Object.assign(line, { y: run.y, size: run.size })
  line.letters.set(run.font, (line.letters.get(run.font) ?? 0) + run.text.length)
}

/** Joins a price alone at the right with the text on its left, such as a dish on a menu. */
function withFigures(lines: OpenLine[]): OpenLine[] {
  const figures = lines.filter((line) => FIGURE.test(line.text.trim()))
  const joined = new Set<OpenLine>()
  for (const figure of figures) {
    const owner = lines
      .filter(
        (line) => line !== figure && !joined.has(line) && Math.abs(line.y - figure.y) < figure.size * 0.4,
      )
      .filter((line) => line.right <= figure.left && /\p{L}/u.test(line.text))
      .sort((a, b) => b.right - a.right)[0]
    if (!owner) continue
    owner.text = `${owner.text.replace(/[\s.·…_]{3,}$/, '')} ${figure.text.trim()}`
    Object.assign(owner, { right: figure.right, isRow: true })
    joined.add(figure)
  }
  return lines.filter((line) => !joined.has(line))
}

const FIGURE = /^(from )?[£$€]\s?\d[\d,.]*( ?(pp|each|per \w+|\/ ?\w+|[-–] ?[£$€]?\d[\d,.]*))?$/i

function finished({ letters, ...line }: OpenLine, page: number): Line {
  const [font] = [...letters].sort(([, a], [, b]) => b - a)[0] ?? ['']
  return { ...line, page, font, isPlain: letters.size === 1, text: line.text.replace(/\s+/g, ' ').trim() }
}
