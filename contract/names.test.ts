// Tests that names and titles without visible characters count as empty, and that none can change the
// direction of the text around it.
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { Names, Registration } from './account.ts'
import { FactInput } from './fact-words.ts'
import { editIdea, HouseAnswer } from './ideas.ts'
import { NewProfile, ProfileChanges } from './profile.ts'
import { EventInput } from './seasons.ts'

const event = { eventDate: '2027-06-12' }
const profile = {
  industry: 'Bakery',
  country: 'GB',
  companyInfo: 'We bake in Ludlow.',
  targetAudience: 'Families in Ludlow.',
  contentTypes: ['blog'],
}
const account = { lastName: 'Hale', email: 'ruth@bakery.example', password: 'correct horse' }
const named: [field: string, schema: z.ZodMiniType, rest: object, sentence: string][] = [
  ['firstName', Registration, account, 'First name is required'],
  ['firstName', Names, { lastName: 'Hale' }, 'First name is required'],
  ['lastName', Names, { firstName: 'Ruth' }, 'Last name is required'],
  ['companyName', NewProfile, profile, 'Company name is required'],
  ['companyName', ProfileChanges, {}, 'Company name is required'],
  ['industry', ProfileChanges, {}, 'Industry is required'],
  ['companyInfo', ProfileChanges, {}, 'Company information is required'],
  ['targetAudience', ProfileChanges, {}, 'Target audience is required'],
  ['eventName', EventInput, event, 'Give the event a name'],
  ['title', editIdea.body, {}, 'Give the idea a title'],
  ['quote', FactInput, { type: 'statement' }, 'Write a sentence'],
]

test.each(named)(
  '%s is required and may not be made of invisible characters only',
  (field, schema, rest, sentence) => {
    for (const blank of ['', ' \n', '\u00ad', '\u200b\u200b', '\u3164', '\u2800', '\u202e\u202c']) {
      const issues = z.safeParse(schema, { ...rest, [field]: blank }).error?.issues ?? []
      const [first] = issues.map(({ path, message }) => [path.join('.'), message])
      expect(first).toEqual([field, sentence])
    }
  },
)

test.each(named)('characters that change the text direction are removed from %s', (field, schema, rest) => {
  const parsed = z.parse(schema, { ...rest, [field]: ' \u202eHale\u202c & \u2066Daughters\u2069 ' })
  expect(parsed).toMatchObject({ [field]: 'Hale & Daughters' })
})

test('line breaks are removed from names and titles, and kept in longer texts', () => {
  const words = { eventName: 'Open\nday', notes: 'Ovens on.\n\n\u202eBring a tin.\u0007', ...event }
  expect(z.parse(EventInput, words)).toMatchObject({
    eventName: 'Open day',
    notes: 'Ovens on.\n\nBring a tin.',
  })
  expect(z.parse(ProfileChanges, { companyInfo: 'One.\n\nTwo.' }).companyInfo).toBe('One.\n\nTwo.')
})

test('a sender’s name is optional, and a name with only invisible characters is saved as empty', () => {
  const sender = (agencyBrandingName: string | null) =>
    z.parse(ProfileChanges, { agencyBrandingName }).agencyBrandingName
  expect([sender(null), sender(''), sender('\u3164'), sender('\u202eHale')]).toEqual([null, '', '', 'Hale'])
})

test('answers, and the values of a fact, may not be made of invisible characters only', () => {
  expect(z.safeParse(HouseAnswer, '\u200b').error?.issues.map(({ message }) => message)).toEqual([
    'Write an answer',
  ])
  const person = (name: string) =>
    z.safeParse(FactInput, { type: 'person', quote: 'Ruth Hale bakes.', slots: { person: name } })
  expect(person('\u2800').error?.issues[0]).toMatchObject({
    path: ['slots', 'person'],
    message: 'Enter the name',
  })
  expect(person('\u202eRuth Hale').data?.slots.person).toBe('Ruth Hale')
})
