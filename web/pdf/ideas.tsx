import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import type { ContentData, DeliveredIdea } from '#contract/delivery.ts'
import { forOccasion } from '#contract/values/occasions.ts'
import { audienceAndEffort } from '../components/ideas/idea-parts.ts'
import { kindLabel } from '../components/kinds.ts'
import { IdeaBody, isKeptWhole } from './idea-body.tsx'
import { paper, type BrandPaper } from './paper.ts'
import { mayBreak } from './pieces.tsx'

interface IdeaProps<Kind> {
  idea: Kind
  number: number
  brand: BrandPaper
}

/** An idea, numbered. */
export const Idea = ({ idea, number, brand }: IdeaProps<DeliveredIdea>) => (
  <Whole when={isKeptWhole({ idea, brand, ground: brand.third.tint })}>
    <View
      style={[
        number === 1 ? {} : paper.ruled,
        { marginTop: number === 1 ? 5 : 10, paddingTop: number === 1 ? 0 : 7, paddingBottom: 6 },
      ]}
      minPresenceAhead={110}
      wrap={mayBreak(`${idea.title}${idea.summary}`)}
    >
      <Kind idea={idea} brand={brand} />
      <Text style={[paper.d2, { marginTop: 1 }]}>
        <Text style={{ color: brand.second.text }}>{`${number}  `}</Text>
        {idea.title}
      </Text>
      <Text style={[paper.standfirst, { marginTop: 5 }]}>{idea.summary}</Text>
    </View>
    <IdeaBody idea={idea} brand={brand} ground={brand.third.tint} />
  </Whole>
)

/** Keeps its content on one page; otherwise the content is placed directly on the page and may break. */
const Whole = ({ when, children }: { when: boolean; children: ReactNode }) =>
  when ? <View wrap={false}>{children}</View> : children

/** Its type, audience and effort. */
const Kind = ({ idea, brand }: Pick<IdeaProps<DeliveredIdea>, 'idea' | 'brand'>) => (
  <Text style={paper.small}>
    <Text style={[paper.strong, { color: brand.second.text }]}>{kindLabel(idea.contentType)}</Text>
    {audienceAndEffort(idea)
      .map((line) => ` · ${line}`)
      .join('')}
  </Text>
)

interface EventIdeaProps extends IdeaProps<ContentData['eventContentIdeas'][number]> {
  country: string | null
}

/**
 * An idea for an upcoming date, with its tasks to tick off. Header and body are two boxes with the same background, so that the
 * header stays with the start of the body.
 */
export const EventIdea = ({ idea, country, brand }: EventIdeaProps) => (
  <Whole when={isKeptWhole({ idea, brand, ground: '#ffffff', tasks: idea.todoTasks })}>
    <View
      style={{
        marginTop: 8,
        backgroundColor: brand.second.tint,
        borderTopWidth: 4,
        borderTopColor: brand.second.edge,
        borderTopLeftRadius: 3,
        borderTopRightRadius: 3,
        padding: 12,
        paddingTop: 7,
        paddingBottom: 6,
      }}
      minPresenceAhead={110}
      wrap={mayBreak(`${idea.title}${idea.summary}`)}
    >
      <Kind idea={idea} brand={brand} />
      <Text style={[paper.d2, { marginTop: 1 }]}>{idea.title}</Text>
      {idea.occasion && (
        <Text style={[paper.strong, { marginTop: 5 }]}>{forOccasion(idea.occasion, country)}</Text>
      )}
      <Text style={[paper.standfirst, { marginTop: 4 }]}>{idea.summary}</Text>
    </View>
    <View
      style={{
        backgroundColor: brand.second.tint,
        borderBottomLeftRadius: 3,
        borderBottomRightRadius: 3,
        paddingHorizontal: 12,
      }}
    >
      <IdeaBody idea={idea} brand={brand} ground="#ffffff" foot={8} tasks={idea.todoTasks} />
    </View>
  </Whole>
)
