import { expect, test } from 'vitest'
import { isAboutOthers } from './about-others.ts'

test.each([
  ['Our paint supplier Drift Colours claims its gloss "lasts 40 years longer".', ''],
  ['Oak partner Tallis Timber says its boards never warp.', ''],
  ['Most come from Bramley Ropes, who tell us: “We hold up half the cliffs of Europe.”', ''],
  ['Their brochure says the mats are trusted in ninety halls.', ''],
  ['Congratulations to Peel Street Bakery, winner of Loaf of the North 2024.', ''],
  ['Our client Marrow Pumps won Exporter of the Decade.', 'Cases'],
  ['Our roofers, Highline Access, were named Contractor of the Month.', ''],
  ['The shelves were made by Joan Pickett Joinery, Woodworker of the Year.', ''],
  ['A national chain quoted one of our neighbours £300 a month.', ''],
  ['A big-name practice in town, a firm of forty, told us its rate is £900.', ''],
  ['Gyms in the city charge £18 for the same hour.', ''],
  ['A cab there and back was quoted to us last May by Solway Cars at £210.', ''],
  ['BoxBarn of Cork will deliver a box for €40.', ''],
  ['The bar by the station sells a lager at £7.', 'And elsewhere?'],
  ['Hosted by Gorse Servers, 99.9% uptime.', ''],
])('“%s” under “%s” is recognised as a sentence about another company', (text, heading) => {
  expect(isAboutOthers(text, heading)).toBe(true)
})

test.each([
  ['We charge £64 for the first hour.', 'What it costs'],
  ['Our customers tell us they come for the quiet.', ''],
  ['We buy our flour from Tanner Mill, eleven miles away.', ''],
  ['A firm of six pays £240 a year for our plan.', 'Prices'],
  ['Full day £95', 'Compare our days'],
  ['Our workshop was named Repairer of the Year in 2022.', 'Awards'],
  ['Ruth Hale, head baker, was named Baker of the Year in 2021.', 'Team'],
  ['The course was designed by Anna Roe.', 'Courses'],
])('“%s” under “%s” counts as a sentence about the brand itself', (text, heading) => {
  expect(isAboutOthers(text, heading)).toBe(false)
})
