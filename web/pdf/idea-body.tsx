import { Text, View } from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import type { DeliveredIdea } from '#contract/delivery.ts'
import {
  fieldsOf,
  hookOf,
  outlineInBrief,
  outlineName,
  subjectOf,
  taskOf,
} from '../components/ideas/idea-parts.ts'
import { shownSources } from '../public/report/report-text.ts'
import { paper, type BrandPaper } from './paper.ts'
import { Description, Fields, Item, Sources, TickBox } from './pieces.tsx'

interface IdeaBodyProps {
  idea: DeliveredIdea
  brand: BrandPaper
  /** The background colour behind the draft. */
  ground: string
  /** The space below the part, in points. */
  foot?: number
  /** The tasks before the idea's date. */
  tasks?: readonly string[]
}

/** An idea below its title: the draft, beside and below it what it takes to make it, and finally its sources. */
export function IdeaBody({ foot = 0, ...props }: IdeaBodyProps) {
  const [left, right] = columnsOf(props)
  return right.length > 0 ? (
    // Fixed widths and a margin keep each column in its place if only one of them continues on the next page.
    <View style={{ flexDirection: 'row', paddingBottom: foot }}>
      <View style={{ width: '51%' }}>{left.map(({ shown }) => shown)}</View>
      <View style={{ width: '46%', marginLeft: 'auto' }}>{right.map(({ shown }) => shown)}</View>
    </View>
  ) : (
    <>
      {left.map(({ shown }) => shown)}
      {foot > 0 && <View style={{ height: foot }} />}
    </>
  )
}

/**
 * Whether an idea is short enough to move to the next page as a whole. Longer ones may break, because they would leave too much
 * of a page empty.
 */
export const isKeptWhole = (props: Omit<IdeaBodyProps, 'foot'>): boolean =>
  Math.max(...columnsOf(props).map(heightOf)) <= MOST_LINES_WHOLE

/** The number of lines of a column that easily fit on a page, and on about half of one. */
const MOST_LINES = 44
const MOST_LINES_WHOLE = 24

/** The draft and the other parts in one or two columns. Content longer than a page is set in one. */
function columnsOf({ idea, brand, ground, tasks = [] }: Omit<IdeaBodyProps, 'foot'>): [Part[], Part[]] {
  const [first, ...rest] = partsOf(idea, brand, ground, tasks)
  const [left, right]: [Part[], Part[]] = [[first], []]
  for (const part of rest) (heightOf(right) <= heightOf(left) ? right : left).push(part)
  return Math.max(heightOf(left), heightOf(right)) <= MOST_LINES ? [left, right] : [[first, ...rest], []]
}

const heightOf = (column: readonly Part[]): number => column.reduce((sum, { lines }) => sum + lines, 0)

interface Part {
  shown: ReactNode
  /** The part's approximate height in a column, in lines. */
  lines: number
}

/** The draft, and the other parts of the idea. */
function partsOf(
  idea: DeliveredIdea,
  brand: BrandPaper,
  ground: string,
  tasks: readonly string[],
): [Part, ...Part[]] {
  const outline = outlineInBrief(idea)
  const fields = fieldsOf(idea)
  const quotes = shownSources(idea.evidence)
    .map(({ quote, label }) => `${quote} ${label}`)
    .join(' ')
  const list = (name: string, lines: readonly string[], item: (line: string, at: number) => ReactElement) =>
    lines.length === 0
      ? []
      : [
          {
            lines: 1.5 + linesOf(lines.join('\n'), 44),
            shown: (
              <View key={name} style={paper.listed}>
                <Headed name={name} brand={brand}>
                  {lines.map(item)}
                </Headed>
              </View>
            ),
          },
        ]
  const tick = (line: string, at: number) => <TickBox key={at} brand={brand} text={line} />
  return [
    idea.draft
      ? {
          lines: 1.5 + linesOf(idea.draft, 48) * 1.12 + linesOf(idea.callToAction, 34),
          shown: <Draft key="draft" idea={idea} ground={ground} />,
        }
      : // A report from before drafts existed.
        { lines: linesOf(idea.description, 48), shown: <Description key="draft" text={idea.description} /> },
    ...list(outlineName(idea.contentType), outline, (point, at) => (
      <Item key={at} mark={`${at + 1}.`} text={point} />
    )),
    ...(fields.length === 0
      ? []
      : [
          {
            lines: 1 + linesOf(fields.flatMap(({ lines }) => lines).join('\n'), 34) * 1.2,
            shown: <Fields key="fields" fields={fields} />,
          },
        ]),
    ...list('Production Tasks', tasks, (task, at) => <Task key={at} task={task} brand={brand} />),
    ...list('What to prepare', idea.prepare, tick),
    ...list('Check before you publish', idea.checks, tick),
    ...(quotes === ''
      ? []
      : [{ lines: linesOf(quotes, 52) * 0.85, shown: <Sources key="sources" evidence={idea.evidence} /> }]),
  ]
}

/** About how many lines a text takes, with `most` letters on a line. */
const linesOf = (text: string, most: number): number =>
  text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / most)), 0)

function Draft({ idea, ground }: { idea: DeliveredIdea; ground: string }) {
  const subject = subjectOf(idea)
  const hook = hookOf(idea)
  return (
    <View
      style={{
        paddingHorizontal: 9,
        paddingBottom: idea.callToAction === '' ? 6 : 0,
        backgroundColor: ground,
      }}
    >
      {subject !== null && (
        <Text style={{ paddingTop: 5 }}>
          <Text style={[paper.small, paper.quiet]}>Subject </Text>
          <Text style={paper.strong}>{subject}</Text>
        </Text>
      )}
      {hook !== null && (
        <Text style={{ paddingTop: subject === null ? 5 : 2 }}>
          <Text style={[paper.small, paper.quiet]}>Hook </Text>
          {hook}
        </Text>
      )}
      <Description text={hook === null ? idea.draft : idea.draft.slice(hook.length)} />
      {idea.callToAction !== '' && (
        // The space below belongs to the text: on the box, it could be the only thing at the top of the next page.
        <Text style={{ marginTop: 3, paddingBottom: 6 }}>
          <Text style={[paper.small, paper.quiet]}>Call to action </Text>
          {idea.callToAction}
        </Text>
      )}
    </View>
  )
}

interface HeadedProps {
  name: string
  brand: BrandPaper
  children: ReactElement[]
}

/**
 * A list with its name, which stays on one page with the first item. The space above belongs to the first item: otherwise the
 * library may end a page with a heading and that space.
 */
const Headed = ({ name, brand, children: [first, ...rest] }: HeadedProps) => (
  <>
    <View wrap={false} style={{ paddingTop: 5 }}>
      <Text style={[paper.strong, { color: brand.second.text }]}>{name}</Text>
      {first}
    </View>
    {rest}
  </>
)

function Task({ task, brand }: { task: string; brand: BrandPaper }) {
  const { by, what } = taskOf(task)
  return (
    <TickBox brand={brand} text={what}>
      {by && <Text style={paper.strong}>{by}: </Text>}
    </TickBox>
  )
}
