// Tests which passage of the website is used for a brief.
import { expect, test } from 'vitest'
import { emptyCard } from '#domain/playbook/card.ts'
import { renderContextOf } from '#domain/playbook/rendering/render-context.ts'
import { playbook } from '#tests/support/library.ts'
import { aSection } from '../fixtures/a-section.ts'
import { parseBrief } from './parse-brief.ts'

const sections = [
  aSection(
    'Why isn’t it the cheapest wash?',
    'There is one for £6 at the petrol station. Ours is done by two people with their sleeves up.',
  ),
  aSection(
    'We are hiring',
    'A Saturday detailer, £13.50 an hour, 8 to 4. Boots are ours. We look for somebody who likes cold water.',
  ),
  aSection(
    'Winter underwash',
    'Salt eats sills. £18 in January and February, twenty minutes, and you can stay in the car.',
  ),
  aSection(
    'Marta Lis',
    'Second-year trainee. Practice valets on Thursdays, £20, checked by Joan. She needs five vans before March.',
  ),
  aSection('Gift cards', 'From £18, in a tin. Posted the same day if you ring before noon.'),
  aSection('Blueberry wax', 'Sold out until March.'),
  aSection('Is a hand wash worth it?', 'It is if you keep the car for more than three years.'),
  aSection('Van club', 'Six vans and the seventh is free. Ask Joan for the card.'),
]

const trade = playbook.trades.find(({ id }) => id === 'garage')
if (trade === undefined) throw new Error('The library has no garage')
const person = { id: 'p', isTrusted: true, name: 'Marta Lis', role: 'trainee', says: [] }
const card = {
  ...emptyCard({ name: 'Millpond Wash', industry: 'Garage', country: 'GB', audience: '' }),
  people: [person],
  sections,
}
const context = renderContextOf(playbook, [trade], card, '2026-11-23')
const headingFor = (brief: string) => parseBrief(brief, context, playbook, [trade]).section?.heading ?? null

test.each([
  ['why are we dearer than the petrol station', 'Why isn’t it the cheapest wash?'],
  ['need a Saturday detailer', 'We are hiring'],
  ['sell the winter underwash', 'Winter underwash'],
  ['Marta needs five vans before March', 'Marta Lis'],
  ['more people in the van club', 'Van club'],
  ['fill Tuesday mornings', null],
  // If a brief names something else, a word it shares with a passage is a coincidence.
  ['Joan’s sleeve-mending class in February, £55', null],
  ['gift cards that people never used', 'Gift cards'],
  ['bring back people who bought a wash and never came again', null],
  ['is a hand wash really worth it', 'Is a hand wash worth it?'],
  ['something nice for our page', null],
  ['prices going up on 4 February', null],
  ['thank the van club', null],
])('The brief “%s” is answered with the passage “%s”', (brief, heading) => {
  expect(headingFor(brief)).toBe(heading)
})

test('A brief that looks for staff is only answered with a passage about work', () => {
  const quiet = { ...card, sections: sections.filter(({ heading }) => heading !== 'We are hiring') }
  const asked = parseBrief(
    'need a Saturday detailer',
    renderContextOf(playbook, [trade], quiet, '2026-11-23'),
    playbook,
    [trade],
  )
  expect(asked.section).toBeNull()
})
