import { Text, View } from '@react-pdf/renderer'
import type { ContentData, DeliveredIdea } from '#contract/delivery.ts'
import { daysInWords } from '../components/dates.ts'
import { aimOf, taskOf } from '../components/ideas/idea-parts.ts'
import { kindLabel } from '../components/kinds.ts'
import { Headed, IdeaBody } from './idea-body.tsx'
import { MARGIN, paper, type BrandPaper } from './paper.ts'
import { divides, Tick } from './pieces.tsx'

interface IdeaProps<Kind> {
  idea: Kind
  number: number
  brand: BrandPaper
}

/** One idea, its number, kind and aim in the margin; the first is set as the lead. */
export const Idea = ({ idea, number, brand }: IdeaProps<DeliveredIdea>) => (
  <>
    <View
      style={[number === 1 ? {} : paper.ruled, { marginTop: number === 1 ? 4 : 14, paddingTop: 10 }]}
      minPresenceAhead={60}
      wrap={divides(`${idea.title}${idea.summary}`)}
    >
      <View style={{ position: 'absolute', left: 0, top: 10, width: MARGIN - 12 }}>
        <Text style={[paper.d2, { color: brand.second.text }]}>{number}</Text>
        <Text style={[paper.strong, { color: brand.second.text, marginTop: 4 }]}>
          {kindLabel(idea.contentType)}
        </Text>
        {aimOf(idea).map((line) => (
          <Text key={line} style={[paper.small, paper.quiet, { marginTop: 2 }]}>
            {line}
          </Text>
        ))}
      </View>
      <View style={{ paddingLeft: MARGIN, minHeight: 58 }}>
        <Text style={number === 1 ? paper.lead : paper.d2}>{idea.title}</Text>
        <Text style={[paper.standfirst, { marginTop: 7 }]}>{idea.summary}</Text>
      </View>
    </View>
    <View style={{ paddingLeft: MARGIN }}>
      <IdeaBody idea={idea} brand={brand} ground={brand.third.tint} />
    </View>
  </>
)

/**
 * An idea for a coming day, with boxes to tick its tasks off in. Its ground begins with its head and not with a space of its own: on
 * a page that has no room for the head, the space alone would be a coloured strip.
 */
export const EventIdea = ({ idea, brand }: IdeaProps<ContentData['eventContentIdeas'][number]>) => (
  <>
    <View style={{ height: 10 }} />
    <View style={{ backgroundColor: brand.second.tint, borderRadius: 3 }}>
      <View
        style={{
          borderTopWidth: 4,
          borderTopColor: brand.second.edge,
          borderTopLeftRadius: 3,
          borderTopRightRadius: 3,
          padding: 14,
          paddingTop: 10,
          paddingBottom: 0,
        }}
        wrap={divides(`${idea.title}${idea.summary}`)}
      >
        <Text style={[paper.strong, { color: brand.second.text }]}>
          {[kindLabel(idea.contentType), ...aimOf(idea)].join(' · ')}
        </Text>
        <Text style={[paper.d2, { marginTop: 2 }]}>{idea.title}</Text>
        {idea.occasion && (
          <Text
            style={[paper.strong, { marginTop: 5 }]}
          >{`For ${idea.occasion.name}, ${daysInWords(idea.occasion)}`}</Text>
        )}
        <Text style={[paper.standfirst, { marginTop: 4 }]}>{idea.summary}</Text>
      </View>
      <View style={{ paddingHorizontal: 14 }}>
        <IdeaBody idea={idea} brand={brand} ground="#ffffff" foot={10}>
          {idea.todoTasks.length > 0 && (
            <View style={[paper.listed, { marginTop: 8 }]}>
              <Headed name="Production Tasks" brand={brand}>
                {idea.todoTasks.map((task, at) => (
                  <Task key={at} task={task} brand={brand} />
                ))}
              </Headed>
            </View>
          )}
        </IdeaBody>
      </View>
    </View>
  </>
)

function Task({ task, brand }: { task: string; brand: BrandPaper }) {
  const { by, what } = taskOf(task)
  return (
    <Tick brand={brand} text={what}>
      {by && <Text style={paper.strong}>{by}: </Text>}
    </Tick>
  )
}
