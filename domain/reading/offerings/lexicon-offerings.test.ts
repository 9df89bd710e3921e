// Tests that offerings in the trade's lexicon are found where the site names them, and nowhere else.
import { expect, test } from 'vitest'
import type { Entry, Trade } from '#domain/playbook/form.ts'
import { aPage } from '#tests/support/text.ts'
import { lexiconOf } from './lexicon.ts'
import { lexiconOfferings } from './lexicon-offerings.ts'

const entry = (name: string, ...names: string[]): Entry => ({
  name,
  names,
  kind: 'service',
  tag: null,
  note: [],
  spoken: null,
  knowledge: {},
  season: [],
  at: 1,
})

const trade: Trade = {
  id: 'pool',
  name: 'Swimming pool',
  family: 'fitness',
  names: ['swimming pool'],
  works: [],
  words: {},
  businessFrom: null,
  answers: {},
  readerWords: {},
  questions: [],
  topics: {},
  roles: {},
  year: {},
  lexicon: [
    entry('Swimming lessons', 'learn to swim', 'swim school'),
    entry('Aqua fit', 'aqua aerobics'),
    entry('Sauna', 'saunas'),
    entry('Suite'),
    entry('Lane swimming', 'lanes'),
    entry('Parties', 'birthday party'),
  ],
  plays: [],
  file: '',
}

const found = (html: string, url?: string) =>
  lexiconOfferings([aPage(html, url)], lexiconOf([trade]), new Set()).map(({ label }) => label)

test('an offering in a title, menu or list is spelled as on the site, or as in the lexicon if the site only has a call to action', () => {
  const html =
    '<nav><a href=/l>Learn to Swim</a></nav><h2>Sunrise lane swimming</h2><p>From six.</p><ul><li>Aqua Aerobics – low impact</li></ul>'
  expect(found(html)).toEqual(['Swimming lessons', 'Sunrise lane swimming', 'Aqua Aerobics'])
})

test('a line with several names gives several offerings', () => {
  expect(found('<h2>Sauna, parties and aqua fit</h2><p>All week.</p>')).toEqual([
    'Sauna',
    'Parties',
    'Aqua fit',
  ])
})

test('words such as “prices” or “times” are removed from the name of a page about an offering', () => {
  expect(found('<h2>Lane swimming times</h2><p>Daily.</p>')).toEqual(['Lane swimming'])
})

test('offerings are found in sentences in which the brand says what it does', () => {
  expect(found('<p>We run aqua aerobics and swim school all year round.</p>')).toEqual([
    'Aqua aerobics',
    'Swim school',
  ])
})

test('something that the site denies, places elsewhere, puts in the past or asks about is not listed as an offering', () => {
  for (const said of [
    'We do not have a sauna or lane swimming.',
    'There is lane swimming ten minutes away in Hove.',
    'We used to offer swimming lessons.',
    'Do you offer swimming lessons?',
  ])
    expect(found(`<p>${said}</p>`)).toEqual([])
})

test('a word that only contains a lexicon entry doesn’t give that offering', () => {
  expect(found('<ul><li>En-suite rooms</li></ul>')).toEqual([])
})

test('nothing in blog posts, legal pages and staff lists is listed as an offering', () => {
  const html = '<h2>Swimming lessons</h2><p>We run swimming lessons and lane swimming.</p>'
  for (const path of ['/blog/spring', '/privacy-policy', '/our-team', '/news/2024', '/careers'])
    expect(
      lexiconOfferings(
        [aPage('<p>Home</p>'), aPage(html, `https://mill.co.uk${path}`)],
        lexiconOf([trade]),
        new Set(),
      ),
    ).toEqual([])
  expect(found('<h2>Latest news</h2><h3>Swimming lessons are back</h3><p>5 May</p>')).toEqual([])
})

test('of several names with one meaning, the first is listed', () => {
  expect(found('<h2>Swim school</h2><p>All year.</p><h2>Learn to swim</h2><p>In summer.</p>')).toEqual([
    'Swim school',
  ])
})

test('a word in a sentence is listed if it is the subject and the sentence says when', () => {
  expect(found('<p>Lanes are open to all on Mondays from 7am.</p>')).toEqual(['Lanes'])
  expect(found('<p>The Blue Gate is our sauna and we like it.</p>')).toEqual([])
})
