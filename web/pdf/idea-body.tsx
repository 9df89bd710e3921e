import { Text, View } from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import type { DeliveredIdea } from '#contract/delivery.ts'
import { fieldsOf, hookOf, outlineInBrief, outlineName, subjectOf } from '../components/ideas/idea-parts.ts'
import { cited } from '../public/report/telling.ts'
import { paper, type BrandPaper } from './paper.ts'
import { Description, divides, Fields, Item, Sources, Tick } from './pieces.tsx'

interface IdeaBodyProps {
  idea: DeliveredIdea
  brand: BrandPaper
  /** What the draft stands on. */
  ground: string
  /** Points below the last of it: on a box of their own they could be all that the next page begins with. */
  foot?: number
  /** What stands between the draft and the rest. */
  children?: ReactNode
}

/** What an idea holds below its title: the draft, what it takes to make it, and at last where it comes from. */
export const IdeaBody = ({ idea, brand, ground, foot = 0, children }: IdeaBodyProps) => (
  <>
    {idea.draft ? (
      <Draft idea={idea} ground={ground} />
    ) : (
      // A report from before there were drafts.
      <Description text={idea.description} />
    )}
    {children}
    <Fields fields={fieldsOf(idea)} />
    <Making idea={idea} brand={brand} foot={cited(idea.evidence).length > 0 ? 0 : foot} />
    <Sources evidence={idea.evidence} foot={foot} />
  </>
)

function Draft({ idea, ground }: { idea: DeliveredIdea; ground: string }) {
  const subject = subjectOf(idea)
  const hook = hookOf(idea)
  return (
    <View
      style={{
        marginTop: 7,
        paddingHorizontal: 10,
        paddingTop: 4,
        paddingBottom: 7,
        backgroundColor: ground,
      }}
    >
      {subject !== null && (
        <Text style={{ marginTop: 2 }}>
          <Text style={[paper.small, paper.quiet]}>Subject </Text>
          <Text style={paper.strong}>{subject}</Text>
        </Text>
      )}
      {hook !== null && (
        <Text style={{ marginTop: 2 }}>
          <Text style={[paper.small, paper.quiet]}>Hook </Text>
          {hook}
        </Text>
      )}
      <Description text={hook === null ? idea.draft : idea.draft.slice(hook.length)} />
      {idea.callToAction !== '' && (
        <Text style={{ marginTop: 4 }}>
          <Text style={[paper.small, paper.quiet]}>Call to action </Text>
          {idea.callToAction}
        </Text>
      )}
    </View>
  )
}

/** The outline, and below it what to prepare beside what to check. */
function Making({ idea, brand, foot }: { idea: DeliveredIdea; brand: BrandPaper; foot: number }) {
  const outline = outlineInBrief(idea)
  const lists = [
    { name: 'What to prepare', lines: idea.prepare },
    { name: 'Check before you publish', lines: idea.checks },
  ].filter(({ lines }) => lines.length > 0)
  // Two columns can't be divided well, so lists that are too long for a page together stand one under the other.
  const isLong = divides([...idea.prepare, ...idea.checks].join(''), 2000)
  return (
    <>
      {outline.length > 0 && (
        <View style={[paper.listed, { marginTop: 7 }]}>
          <Headed name={outlineName(idea.contentType)} brand={brand}>
            {outline.map((point, at) => (
              <Item key={at} mark={`${at + 1}.`} text={point} />
            ))}
          </Headed>
        </View>
      )}
      {lists.length > 0 && (
        <View
          style={[
            paper.listed,
            {
              marginTop: 6,
              paddingBottom: foot,
              columnGap: 18,
              flexDirection: isLong ? 'column' : 'row',
            },
          ]}
          wrap={isLong}
        >
          {lists.map(({ name, lines }) => (
            <View key={name} style={isLong ? {} : { flex: 1 }}>
              <Headed name={name} brand={brand}>
                {lines.map((line, at) => (
                  <Tick key={at} brand={brand} text={line} />
                ))}
              </Headed>
            </View>
          ))}
        </View>
      )}
    </>
  )
}

interface HeadedProps {
  name: string
  brand: BrandPaper
  children: ReactElement[]
}

/** A list under its name, which stands on one page with the first of it. */
export const Headed = ({ name, brand, children: [first, ...rest] }: HeadedProps) => (
  <>
    <View wrap={false}>
      <Text style={[paper.strong, { color: brand.second.text }]}>{name}</Text>
      {first}
    </View>
    {rest}
  </>
)
