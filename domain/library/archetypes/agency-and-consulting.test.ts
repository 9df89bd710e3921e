import { expect, test } from 'vitest'
import { lintArchetype } from '../linter.ts'
import { agencyAndConsulting } from './agency-and-consulting.ts'

test('the forty questions asked of agencies and consultants have no fault that the linter knows', () => {
  expect(agencyAndConsulting.questions).toHaveLength(40)
  expect(lintArchetype(agencyAndConsulting)).toEqual([])
})

test('whatever shows a client or their papers names the leave it needs, or takes the name off', () => {
  const showing = agencyAndConsulting.questions.filter(({ beats }) =>
    beats.some((beat) => shows.test(beat) && ofClients.test(beat)),
  )
  expect(showing.length).toBeGreaterThan(5)
  const careless = showing.filter(
    ({ beats, tasks }) => ![...beats, ...tasks].some((step) => careful.test(step)),
  )
  expect(careless.map(({ id }) => id)).toEqual([])
})

const shows =
  /\b(?:film|record|photograph|print|publish|project|show|shoot|pull|pick|borrow|take|put|draw|trace)\b/i
const ofClients = /\b(?:clients?|customers?|owner|employer|volunteer|invoice|report|job|call log|binder)\b/i
const careful =
  /\b(?:consent|get leave|’s leave|clear(?=\s(?:it|one|every|the))|agrees?|willing|without names?|names? (?:removed|covered|off)|cover|disguise|nobody named|no refused)\b/i
