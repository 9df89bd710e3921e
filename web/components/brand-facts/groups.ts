// The kinds of things one can know of a brand, as marketers think of them.
import type { FactType } from '#contract/facts.ts'

export interface FactGroup {
  id: string
  title: string
  types: readonly FactType[]
}

export const groups: readonly FactGroup[] = [
  { id: 'offer', title: 'What you offer', types: ['labelled-price', 'price', 'offer', 'free', 'guarantee'] },
  { id: 'proof', title: 'Proof', types: ['award', 'quantity', 'ratio', 'superlative', 'contrast'] },
  { id: 'people', title: 'People and story', types: ['person', 'founded', 'name-origin'] },
  { id: 'work', title: 'How you work', types: ['process', 'promise', 'need'] },
  { id: 'questions', title: 'Questions people ask', types: ['customer-question', 'objection'] },
  { id: 'when', title: 'When and where', types: ['hours', 'place'] },
  { id: 'said', title: 'Also said', types: ['statement'] },
]

interface Kind {
  /** Beside a fact. */
  name: string
  /** Where one chooses what to tell. */
  choice: string
  /** A claim of the kind, made up. */
  example: string
}

export const kinds: Readonly<Record<FactType, Kind>> = {
  'labelled-price': { name: 'Price', choice: 'A price', example: 'Long sourdough: £4.80' },
  price: { name: 'Sum', choice: 'A sum', example: 'From £4.80' },
  offer: {
    name: 'Offering',
    choice: 'A product or service',
    example: 'Pastry evenings run on the first Thursday of the month.',
  },
  free: { name: 'Free', choice: 'Something free', example: 'Tasting is free, and so is the second cup.' },
  guarantee: {
    name: 'Guarantee',
    choice: 'A guarantee',
    example: 'If your loaf has not risen, the next class is on us.',
  },
  award: {
    name: 'Award',
    choice: 'An award',
    example: 'Our rye won gold at the county bread awards in 2025.',
  },
  quantity: { name: 'Count', choice: 'A number', example: 'We bake 340 loaves on a Saturday.' },
  ratio: { name: 'Share', choice: 'A share', example: 'Nine in ten of our customers come back.' },
  superlative: {
    name: 'First or only',
    choice: 'A first, an only or an oldest',
    example: 'We keep the oldest working oven in the county.',
  },
  contrast: {
    name: 'Difference',
    choice: 'What you do differently',
    example: 'Unlike sliced bread, ours has three ingredients.',
  },
  person: { name: 'Person', choice: 'A person', example: 'Ada Wren is our head baker.' },
  founded: { name: 'Beginning', choice: 'When you started', example: 'We started in 2011.' },
  'name-origin': {
    name: 'Name',
    choice: 'The story of your name',
    example: 'We are named after the wren that nested in the flue.',
  },
  process: {
    name: 'Way of working',
    choice: 'How something is made or done',
    example: 'Every loaf proves for thirty hours before it meets the oven.',
  },
  promise: { name: 'Promise', choice: 'A promise', example: 'We keep a loaf for anybody who rings by nine.' },
  need: { name: 'Need', choice: 'Whom it is for', example: 'For people who have never kneaded anything.' },
  'customer-question': {
    name: 'Question',
    choice: 'A question people ask',
    example: 'How long does a loaf keep?',
  },
  objection: {
    name: 'Doubt',
    choice: 'A doubt people have',
    example: 'You don’t need to have baked before.',
  },
  hours: { name: 'Hours', choice: 'Opening hours', example: 'Tuesday to Saturday, 7.30am to 3pm' },
  place: { name: 'Place', choice: 'A place', example: 'We are in Ludlow, behind the market.' },
  statement: {
    name: 'Statement',
    choice: 'Something else',
    example: 'What is left at five goes to the food bank.',
  },
}

/** What a person may be asked for: a sum that is the price of nothing tells nobody anything. */
export const isTellable = (type: FactType): boolean => type !== 'price'
