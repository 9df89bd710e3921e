import { expect, test } from 'vitest'
import { mayOpen, retell, retellRun, withName } from './retell.ts'

test.each([
  ['We bake for nine cafés.', 'They bake for nine cafés.'],
  ['Our oven holds 64 loaves!', 'Their oven holds 64 loaves.'],
  ['We tell you what a repair costs.', 'They tell you what a repair costs.'],
  ['Nobody here is paid by the visit.', 'Nobody there is paid by the visit.'],
  ['We opened this shop in March 1998.', 'They opened the shop in March 1998.'],
  [
    'We keep two tables free and never give them away.',
    'They keep two tables free and never give them away.',
  ],
  [
    '12 new looms every spring, so the whole room turns over.',
    'There are 12 new looms every spring, so the whole room turns over.',
  ],
])('“%s” becomes “%s”', (sentence, told) => {
  expect(retell(sentence)).toBe(told)
})

test.each([
  'I bake every morning.',
  'We feed the hens before they wake us.',
  'We are closed in December.',
  'Bring a bag for your flour.',
  'See the price list.',
  'We are delighted to announce a new oven.',
  'Why do we bake at night?',
])('“%s” is not retold, because that could change its meaning', (sentence) => {
  expect(retell(sentence)).toBeNull()
})

test('a retelling ends before a sentence in which “they” or “she” would be unclear', () => {
  expect(retellRun(['The millers wanted their stones back.', 'We gave way.'], 50)).toHaveLength(1)
  expect(retellRun(['The mill is old.', 'She sold it in 1990.'], 50)).toHaveLength(1)
  expect(retellRun(['Ruth Hale built the mill.', 'She sold it in 1990.'], 50)).toHaveLength(2)
})

test.each([
  'It opened in 1990.',
  'She bakes the bread.',
  'Ours is red.',
  'On Mondays they bake rye.',
  'Whether you bake or not, come in.',
])(
  'a retelling doesn’t start with “%s”, which refers to something before it or to nothing in particular',
  (sentence) => {
    expect(mayOpen(sentence)).toBe(false)
  },
)

test.each([
  ['They are a small bakery.', 'Mill Lane is a small bakery.'],
  ['They have planted 640 alders.', 'Mill Lane has planted 640 alders.'],
  ['They opened in 1990.', 'Mill Lane opened in 1990.'],
  ['They bake at night.', 'At Mill Lane they bake at night.'],
  ['Their oven holds 64 loaves.', 'Mill Lane’s oven holds 64 loaves.'],
  ['Every loaf is weighed.', 'At Mill Lane, every loaf is weighed.'],
  ['Six breads, no more.', 'Six breads, no more.'],
])('with the brand’s name, “%s” becomes “%s”', (told, named) => {
  expect(withName(told, 'Mill Lane')).toBe(named)
})
