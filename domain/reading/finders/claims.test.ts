import { expect, test } from 'vitest'
import { typesOf } from '#tests/support/text.ts'

test.each([
  'We are the first cider press to run in Harlow Valley since the war.',
  'Mill Lane Pottery is the only pottery in the county with a wood kiln.',
  'We run Worcestershire’s oldest wood-fired kiln for public use in summer.',
  'The longest firing in our book is 61 hours, in the frost of 2010.',
  'Our oldest pupil is 91 and throws left-handed.',
  'The youngest was four and the oldest came at ninety with her own apron.',
  'It is the biggest kiln of its kind in the county.',
  'No other pottery in the valley digs its own clay.',
])('%s is found as a superlative that can be checked', (text) => {
  expect(typesOf(text)).toContain('superlative')
})

test.each([
  'We are the best pottery in the county.',
  'The first step in our course is to wedge the clay.',
  'The only way to reach us in winter is on foot.',
  'Is ours the only kiln in the county?',
  'Your comfort is the first priority at our studio.',
  'She was the first woman in her family to throw pots.',
  'We raise our prices on the first Tuesday in March.',
  'Tuesday’s first load always comes out of our kiln the driest.',
  'We have thrown in the barn since we put the first wheel up there in 2018.',
  'The nearest station is four miles away.',
])('%s is not taken for a superlative that can be checked', (text) => {
  expect(typesOf(text)).not.toContain('superlative')
})

test('the brand’s awards and memberships are found, but not a person’s own or titles of office', () => {
  for (const text of [
    'An award-winning museum of clay.',
    'We won the gold medal at the county show.',
    'Our apprentices were chosen to receive the Guild Award for Young Makers.',
    'We were named Best Pottery of the year 2025.',
    'We won the Severn Makers Cup in 2022 for a jug.',
    'It won Gold in the slipware class at the Shropshire Table Awards in 2021.',
    'We were given the Wyre Host of the Year plate in 2023.',
    'We were Craft Team of the Year at the Three Rivers Fair.',
    'We received the Mayor’s Shield for teaching the young in 2020.',
    'Shortlisted for Small Maker of the Year 2023.',
    'Kent Potter of the Year 2024',
  ]) {
    expect(typesOf(text), text).toContain('award')
  }
  for (const text of [
    'Joan was awarded a medal for her service in 2017.',
    'Our new hall was named The Larch Room.',
    'Our awards evening was fun.',
    'We won over the neighbours with cake.',
    'Our tea is packed by people who won Gold at the Humber Cup.',
  ]) {
    expect(typesOf(text), text).not.toContain('award')
  }
})

test.each([
  'Named after the ferryman who drowned here in 1802.',
  'Our name comes from the field behind the kiln.',
  'The name “Long Bench” comes from the seat along our wall.',
  'The lane gets its name from the old tannery.',
  'The pottery is called Longfoot after the first bowl that Ruth ever spoiled.',
  'We are called after the lane that used to run here.',
  'The drovers paid a penny at this hatch, and that is how we got our name.',
  'A pottery is a word for a drain in these parts.',
])('%s is found as an explanation of the brand’s name', (text) => {
  expect(typesOf(text)).toContain('name-origin')
})
