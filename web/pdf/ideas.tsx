import { Text, View } from '@react-pdf/renderer'
import type { ContentData, DeliveredIdea } from '#contract/delivery.ts'
import { kindLabel } from '../components/kinds.ts'
import { MARGIN, paper, type BrandPaper } from './paper.ts'
import { Description, divides, Fields, RestsOn } from './pieces.tsx'

interface IdeaProps<Kind> {
  idea: Kind
  number: number
  brand: BrandPaper
}

/** One idea, its number and kind in the margin; the first is set as the lead. */
export const Idea = ({ idea, number, brand }: IdeaProps<DeliveredIdea>) => (
  <>
    <View
      style={[number === 1 ? {} : paper.ruled, { marginTop: number === 1 ? 8 : 22, paddingTop: 12 }]}
      minPresenceAhead={60}
      wrap={divides(`${idea.title}${idea.summary}`)}
    >
      <View style={{ position: 'absolute', left: 0, top: 12, width: MARGIN - 16 }}>
        <Text style={[paper.d2, { color: brand.second.text }]}>{number}</Text>
        <Text style={[paper.strong, { color: brand.second.text, marginTop: 3 }]}>
          {kindLabel(idea.contentType)}
        </Text>
      </View>
      <View style={{ paddingLeft: MARGIN }}>
        <Text style={number === 1 ? paper.lead : paper.d2}>{idea.title}</Text>
        <Text style={[paper.standfirst, { marginTop: 9 }]}>{idea.summary}</Text>
      </View>
    </View>
    <View style={{ paddingLeft: MARGIN }}>
      <Description text={idea.description} />
      <Fields fields={idea.formatFields} />
      <RestsOn evidence={idea.evidence} brand={brand} />
    </View>
  </>
)

/**
 * An idea for a coming day, with boxes to tick its tasks off in. Its ground begins with its head and not with a space of its own: on
 * a page that has no room for the head, the space alone would be a coloured strip.
 */
export const EventIdea = ({ idea, brand }: IdeaProps<ContentData['eventContentIdeas'][number]>) => (
  <>
    <View style={{ height: 16 }} />
    <View style={{ backgroundColor: brand.second.tint, borderRadius: 3, paddingBottom: 18 }}>
      <View
        style={{
          borderTopWidth: 4,
          borderTopColor: brand.second.edge,
          borderTopLeftRadius: 3,
          borderTopRightRadius: 3,
          padding: 18,
          paddingBottom: 0,
        }}
        wrap={divides(`${idea.title}${idea.summary}`)}
      >
        <Text style={[paper.strong, { color: brand.second.text }]}>{kindLabel(idea.contentType)}</Text>
        <Text style={[paper.d2, { marginTop: 3 }]}>{idea.title}</Text>
        <Text style={[paper.standfirst, { marginTop: 9 }]}>{idea.summary}</Text>
      </View>
      <View style={{ paddingHorizontal: 18 }}>
        <Description text={idea.description} />
        <Fields fields={idea.formatFields} />
        {idea.todoTasks.length > 0 && (
          <>
            <Text
              style={[paper.strong, { color: brand.second.text, marginTop: 14, marginBottom: 2 }]}
              minPresenceAhead={40}
            >
              Production Tasks
            </Text>
            {idea.todoTasks.map((task, at) => (
              <Task key={at} task={task} brand={brand} />
            ))}
          </>
        )}
        <RestsOn evidence={idea.evidence} brand={brand} />
      </View>
    </View>
  </>
)

const Task = ({ task, brand }: { task: string; brand: BrandPaper }) => (
  <View style={{ flexDirection: 'row', marginTop: 4 }} wrap={divides(task)}>
    <View
      style={{
        width: 9,
        height: 9,
        marginTop: 2.5,
        marginRight: 9,
        borderWidth: 1,
        borderColor: brand.second.edge,
        borderRadius: 1,
        backgroundColor: '#ffffff',
      }}
    />
    <Text style={{ flex: 1 }}>{task}</Text>
  </View>
)
