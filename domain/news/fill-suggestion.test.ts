import { expect, test } from 'vitest'
import { fillSuggestion, spokenQuote } from './fill-suggestion.ts'

const filling = { values: { brand: 'Tolley & Wren', person: 'Hannah' }, units: {}, hedges: {}, articles: {} }
const story = {
  source: 'The Grocer',
  figure: '8%',
  quote: 'We close on Mondays',
  customer: 'patient',
  customers: 'patients',
  firm: 'practice',
  firms: 'practices',
}
const filled = (sentence: string, more: Partial<typeof story> | { figure: null } = {}) =>
  fillSuggestion(sentence, { ...story, ...more }, filling)

test('the story’s values and the fact’s stand in one sentence', () => {
  expect(filled('Let {person} answer {source}: “{quote}”.')).toBe(
    'Let Hannah answer The Grocer: “We close on Mondays”.',
  )
})

test('articles and possessives follow the value', () => {
  expect(filled('An {figure} rise in the {source} report')).toBe('An 8% rise in the Grocer report')
  expect(filled('A {figure} rise', { figure: '12%' })).toBe('A 12% rise')
  expect(filled('{source}’s figure')).toBe("The Grocer's figure")
})

test('customers are called by the word of the trade, with a capital where they open a sentence', () => {
  expect(
    filled(
      'Ask a {customer} what {customers} think, with the {customer}’s leave. {customers} know {source}.',
    ),
  ).toBe("Ask a patient what patients think, with the patient's leave. Patients know The Grocer.")
})

test('a sentence whose value is missing is not told', () => {
  expect(filled('Put {figure} on a card', { figure: null })).toBeNull()
  expect(filled('Ask about {label}')).toBeNull()
})

test('the fact’s words are said without their full stop, whole or cut with an ellipsis', () => {
  expect(spokenQuote('We bake through the night.')).toBe('We bake through the night')
  expect(spokenQuote('Step 2: we let the dough rest.')).toBe('we let the dough rest')
  const long = 'We bake through the night, and when the first loaves come out we ring the bell, '.repeat(4)
  const cut = spokenQuote(long) ?? ''
  expect(cut).toMatch(/…$/)
  expect(long).toContain(cut.replace('…', ''))
})

test('an address, what leans on a sentence that nobody has heard and words that quote others are not said', () => {
  expect(spokenQuote('He was her grandfather, and the clinic is named after him.')).toBeNull()
  expect(spokenQuote('We pump it up; that takes forty minutes.')).toBeNull()
  expect(spokenQuote('The Old Mill (down the lane), Mill Street, Ludlow, Shropshire.')).toBeNull()
  expect(spokenQuote('Yes, and we check each of them by hand.')).toBeNull()
  expect(spokenQuote('Why we are called that')).toBeNull()
  expect(spokenQuote('Half of our climbers do.')).toBeNull()
  expect(spokenQuote('Not a picture of the part.')).toBeNull()
  expect(spokenQuote('If your buyers are four car makers, no. Ring them.')).toBeNull()
  expect(spokenQuote('The busiest is Monday at half past six.')).toBeNull()
  expect(spokenQuote('Third we write, and your engineer signs each figure.')).toBeNull()
  expect(spokenQuote('We like to think that we play a small part in that.')).toBeNull()
  expect(spokenQuote('The third was Tenterhook, and has changed once, in 2014.')).toBeNull()
  expect(spokenQuote('Most are named after what went on in the building.')).toBeNull()
  expect(spokenQuote('Ours comes off the moor behind the mill.')).toBeNull()
  expect(spokenQuote('If it has been a good while, mention that when you ring.')).toBeNull()
  expect(spokenQuote('On the third you go to the kitchen and Wendy gives you tea.')).toBeNull()
  expect(spokenQuote('You do not need to buy any, and you do not need to wash them.')).toBeNull()
  expect(spokenQuote('We call the crust “the bark” and are proud of it.')).toBeNull()
})

test('a request to people is no sentence about the brand, and what stands on its own is said', () => {
  expect(spokenQuote('Please have the machine clean and somebody there who runs it.')).toBeNull()
  expect(spokenQuote('The third bay costs more, and nobody has ever asked for less.')).not.toBeNull()
  expect(spokenQuote('If a pint is not right we change it, no debate.')).not.toBeNull()
  expect(spokenQuote('Half of every loaf we bake is rye.')).not.toBeNull()
})
