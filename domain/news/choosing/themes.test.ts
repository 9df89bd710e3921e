import { expect, test } from 'vitest'
import { figureIn, themesOf } from './themes.ts'

const first = (headline: string, summary = '') =>
  [...themesOf(headline, summary)].find(([, weight]) => weight === 1)?.[0]

test.each([
  ['Flour prices rise after poor harvest', 'prices-up'],
  ['Energy bills to fall in January', 'prices-down'],
  ['New rules on allergen labels proposed', 'rules'],
  ['Egg shortage hits cake makers', 'shortage'],
  ['Study finds one in three bakes at home', 'study'],
  ['AI app plans the week’s dough', 'technology'],
  ['Bakery to open in former bank', 'opening'],
  ['Last bakery in the valley closes its doors', 'closing'],
  ['Bakery crowned best in Wales', 'award'],
  ['Coldest week of the winter ahead', 'weather'],
  ['Bakery creates 300 jobs', 'jobs'],
  ['Lottery grants for village halls', 'funding'],
  ['Real Bread Week returns in February', 'event'],
  ['Oven gloves recalled', 'safety'],
  ['Supermarkets cut plastic packaging', 'environment'],
  ['Sourdough is the loaf of the year: a craze explained', 'taste'],
])('The story “%s” has the theme %s', (headline, theme) => {
  expect(first(headline)).toBe(theme)
})

test('The theme that the headline names first has the highest weight, and every story has the theme “any”', () => {
  expect([...themesOf('Flour prices rise, study finds', '')]).toEqual([
    ['any', 0],
    ['prices-up', 1],
    ['study', 0.5],
  ])
  expect([...themesOf('A quiet week at the mill', '')]).toEqual([['any', 0]])
})

test("A word that only looks like a word of a theme doesn't give the story that theme", () => {
  const themes = (headline: string) => [...themesOf(headline, '').keys()]
  expect(themes('Mileage rate for drivers to rise')).not.toContain('prices-up')
  expect(themes('Donations hold up despite cost of living')).not.toContain('prices-up')
  expect(themes('Energy costs up again')).toContain('prices-up')
  expect(themes('Business rates to rise in April')).toContain('prices-up')
  expect(themes('Nurseries hire as funded hours expand')).not.toContain('opening')
  expect(themes('Bakery expands into Ludlow')).toContain('opening')
  // If there is another topic, the weather only says when it happened.
  expect(themes('Warning over rogue traders after autumn storms')).not.toContain('weather')
  // The name of a trade doesn't show what the news is about.
  expect(themes('Dental practice wins award')).not.toContain('health')
  expect(themes('Fitness chain opens in Leeds')).not.toContain('health')
  expect(themes('Tooth decay falls among children')).toContain('health')
})

test.each([
  ['Email open rates a fiction, say sales managers', '', 'opening'],
  ['Charity regulator sees rise in trustees standing down', '', 'rules'],
  ['Evening classes have waiting lists in five cities', '', 'shortage'],
  ['Legionella found in village hall', 'The trustees must raise the stored temperature.', 'weather'],
  ['Mud, rain and risk: outdoor play makes children sturdier, study finds', '', 'weather'],
  ['Copper tube prices up', 'Fitters are turning to plastic.', 'environment'],
  ['Pipe makers turn to plastic', '', 'environment'],
  ['Cycle to work limit to be reviewed after bike shop closures', '', 'closing'],
  ['Funded hours: providers say the rate is too low', '', 'funding'],
  ['One in three pupils now pedals to class', '', 'study'],
  ['Order books are thin', 'Makers are trimming exhibitions and advertising.', 'event'],
])('The story “%s” %s doesn’t have the theme %s', (headline, summary, theme) => {
  expect([...themesOf(headline, summary).keys()]).not.toContain(theme)
})

test.each([
  ['Flour to cost more after a wet summer', 'prices-up'],
  ['Copper tube at record as tariffs bite', 'prices-up'],
  ['E-bike battery fires: new standard for chargers', 'safety'],
  ['Shropshire short of 900 childcare places', 'shortage'],
  ['Why we can’t find staff', 'jobs'],
  ['One in three adults say they bake at home', 'study'],
  ['Bakery opens its second shop', 'opening'],
  ['Record temperatures empty high streets', 'weather'],
])('The story “%s” has the theme %s although it doesn’t use the usual word', (headline, theme) => {
  expect(first(headline)).toBe(theme)
})

test('The summary of a story only decides its theme if the headline has none', () => {
  expect(first('A hard winter for millers', 'Flour prices have risen again.')).toBe('prices-up')
  expect(first('Bakery wins award', 'Flour prices have risen again.')).toBe('award')
})

test('A headline in which some prices rise and others fall gives the story neither theme', () => {
  expect(themesOf('Bread prices fall as flour costs rise', '').size).toBe(1)
})

test('A figure from a story is quoted word for word, with its unit or with what it counts', () => {
  expect(figureIn('Flour prices rise 12% after poor harvest')).toBe('12%')
  expect(figureIn('Chain to create 300 bakery jobs')).toBe('300 bakery jobs')
  expect(figureIn('Grant grows to £9,000')).toBe('£9,000')
  expect(figureIn('A quiet week', 'Sales rose by 3.5 per cent.')).toBe('3.5 per cent')
})

test('Years, ages and the numbers of people in a survey are not quoted as figures', () => {
  expect(figureIn('What changes in 2027')).toBeNull()
  expect(figureIn('Bread at home', 'Researchers asked 1,500 adults how often they bake.')).toBeNull()
  expect(figureIn('Bread at home', 'Researchers asked 1,500 adults; 40% bake.')).toBe('40%')
})
