import { expect, test } from 'vitest'
import { typesOf } from '#tests/support/text.ts'

test.each([
  'Unlike most studios, we dig our own clay.',
  'We throw by hand rather than pour into moulds.',
  'A moulded mug is dry in an hour; ours takes four days.',
  'Most studios fire every week; ours fires when the shelves are full.',
  'Slip needs less water than our glaze does.',
  'Oak burns longer than ash, and we split both ourselves.',
  'Dry at the rim is wind and dry at the foot is heat.',
  'In winter a wet pot freezes through while a dry pot freezes nowhere.',
  'Stoneware is hard when it is fired, while earthenware is not.',
  'A cheap kiln loses half its heat in an hour; a brick one loses none.',
  'A hand-built pot takes three times as long as a thrown one.',
  'A new element fitted in time is £31; a kiln rewired too late is £140.',
  'Twelve single evenings come to £216, and the card comes to £180.',
])('%s is found as a contrast of two things', (text) => {
  expect(typesOf(text)).toContain('contrast')
})

test.each([
  'We fired more than two hundred pots in May.',
  'If the mend costs more than £20, we ring you.',
  'Our second shelf is fuller than ever.',
  'Two mugs are on the shelf, and a third one is in the kiln.',
  'There is a wheel, a bench and a sink that children can reach.',
  'Ruth talks while the kiln cools.',
])('%s is not taken for a contrast', (text) => {
  expect(typesOf(text)).not.toContain('contrast')
})
