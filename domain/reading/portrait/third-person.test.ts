import { expect, test } from 'vitest'
import { inThirdPerson, withName } from './third-person.ts'

const wording = { name: 'Mill Lane', customers: 'guests' }

test.each([
  ['We bake for nine cafés.', 'They bake for nine cafés.'],
  ['Our oven holds 64 loaves!', 'Their oven holds 64 loaves.'],
  ['We tell you what a repair costs.', 'They tell guests what a repair costs.'],
  ['We sit by the lock, so you can walk from the station.', 'They sit by the lock.'],
  ['You get your own key.', 'Guests get their own key.'],
  ['Mill Lane is a workshop with our own kiln.', 'Mill Lane is a workshop with its own kiln.'],
  ['We opened this shop in March 1998 (a Monday).', 'They opened the shop in March 1998.'],
])('“%s” becomes “%s”', (sentence, told) => {
  expect(inThirdPerson(sentence, wording)).toBe(told)
})

test.each([
  'You choose your loaf and we bake it for you.',
  'Racks, tins and twelve floured baskets of rye.',
  'I bake every morning.',
  'We feed the hens before they wake.',
  'Your key is ours until you leave.',
  'We are here until Friday 4 December.',
  'She bakes the bread.',
  'Bring a bag for your flour.',
  'Fourteen wheels, three kilns, one very old dog.',
])('“%s” is not retold, because that could change its meaning', (sentence) => {
  expect(inThirdPerson(sentence, wording)).toBeNull()
})

test.each([
  ['They are a small bakery.', 'Mill Lane is a small bakery.'],
  ['They’re the people who come round.', 'Mill Lane are the people who come round.'],
  ['They’ve planted 640 alders.', 'The people at Mill Lane have planted 640 alders.'],
  ['Their oven holds 64 loaves.', 'Mill Lane’s oven holds 64 loaves.'],
  ['Everything is made in their kitchen.', 'At Mill Lane, everything is made in their kitchen.'],
])('with the brand’s name, “%s” becomes “%s”', (told, named) => {
  expect(withName(told, 'Mill Lane')).toBe(named)
})
