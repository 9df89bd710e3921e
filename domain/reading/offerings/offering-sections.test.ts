// Tests offerings in tables, rows and pages of features.
import { expect, test } from 'vitest'
import { offerCard, offeringsOn } from '#tests/support/offerings.ts'

const table = (...rows: (readonly string[])[]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

test('rows of a table of services are listed as offerings, even if they have no price of their own', () => {
  expect(
    offeringsOn(
      table(
        ['Service', 'Fee'],
        ['Kiln check', '£40'],
        ['Glaze test, per tile', '+ £4'],
        ['Find a Kiln', '5% of its price'],
        ['Wheel clinic (evenings)', 'ask'],
      ),
    ),
  ).toEqual(['Kiln check', 'Glaze test', 'Wheel clinic'])
})

test('in a timetable that starts with the day, the second column is listed', () => {
  expect(
    offeringsOn(
      table(
        ['When', 'What', 'Notes'],
        ['Mondays 9am', 'Chair dancing', 'with Ines'],
        ['Fridays', 'Long Table Supper', 'bring a plate'],
      ),
    ),
  ).toEqual(['Long Table Supper', 'Chair dancing'])
  expect(
    offeringsOn(table(['What', 'Within'], ['No hot water', '4 hours'], ['A lost key', 'the same day'])),
  ).toEqual([])
})

test('rows below a heading for groups are listed, but not the people who lead them or the column headings', () => {
  expect(
    offeringsOn(
      `<h2>Our groups</h2>${table(['Group', 'Day'], ['Toddler songs', 'for under threes, with a drum'], ['Ines Oduya', 'Director'])}`,
    ),
  ).toEqual(['Toddler songs'])
})

test('rows that describe what their first cell names are listed if there are three of them', () => {
  const rows = [
    ['Night log', 'Writes down what changed after you went home, and who changed it'],
    ['Skill match', 'Only offers a shift to those who have the training for it'],
    ['Inspector pack', 'A year of staffing in one file for the day of the visit'],
  ]
  expect(offeringsOn(`<h1>Boatyards</h1>${table(...rows)}`)).toEqual(rows.map(([name]) => name))
  expect(offeringsOn(`<h1>Boatyards</h1>${table(...rows.slice(1))}`)).toEqual([])
})

test('the titles of a page of features are listed if most are proper names', () => {
  const shown = (...names: string[]) =>
    offeringsOn('<p>Home.</p>', ['/features', names.map((name) => offerCard(name)).join('')])
  expect(shown('Tide Board', 'Crew Swap', 'Fuel report')).toEqual(['Tide Board', 'Crew Swap', 'Fuel report'])
  expect(shown('Command help', 'Memory model', 'Build steps')).toEqual([])
})

test('a question about vouchers or cards names them', () => {
  expect(
    offeringsOn('<h3>Gift vouchers?</h3><p>Yes, from the desk and by post, for any amount.</p>'),
  ).toEqual(['Gift vouchers'])
})

test('rows with a name and its time are listed without column headings if there are two of them, but not opening hours', () => {
  expect(
    offeringsOn(
      `<h2>In the barn</h2>${table(['Spoon carving', 'Mondays 7pm', 'upstairs'], ['Willow baskets', 'Tuesdays 10am to noon', 'by the door'])}`,
    ),
  ).toEqual(['Spoon carving', 'Willow baskets'])
  expect(
    offeringsOn(
      `<h2>In the barn</h2>${table(['Monday 7pm', 'Spoon carving'], ['Tuesday 10am', 'Willow baskets'])}`,
    ),
  ).toEqual(['Spoon carving', 'Willow baskets'])
  expect(
    offeringsOn(
      `<h2>When we are open</h2>${table(['Main shop', 'Monday 9am to 5pm'], ['Paint store', 'Tuesday 9am to noon'])}`,
    ),
  ).toEqual([])
})
