import { expect, test } from 'vitest'
import { reasonToDrop } from './delivery-email.ts'
import type { MailAttempt } from './slots.ts'

const mail: MailAttempt = {
  id: 'a mail',
  fence: 1,
  address: 'ruth@bakery.example',
  firstName: 'Ruth',
  reader: 'owner',
  kind: 'scheduled',
  dueAt: new Date('2026-11-23T09:00:00Z'),
  deliveryId: 'a delivery',
  profileId: 'a profile',
  content: {
    companyName: 'Hale',
    senderName: 'Inkling',
    day: null,
    country: null,
    logoUrl: null,
    brandColors: { primary: '#203040', secondary: '#203040', tertiary: '#203040' },
    isAgencyDelivery: false,
    contentIdeas: [],
    eventContentIdeas: [],
    events: [],
    newsUpdatesAndTrends: null,
    shortfall: null,
  },
  accessToken: 'a token',
  isActive: true,
  timezone: 'UTC',
  frequency: 'weekly',
  teamMemberEmails: [],
  emailNotifications: true,
  weeklyDigest: true,
  deliveriesPaused: false,
  plan: 'plus',
  accountId: '0197',
  accountEmail: 'ruth@bakery.example',
  isClosing: false,
  unsubscribeToken: 'another token',
  isUnsubscribed: false,
  refusals: 0,
}

test("A delivery's email is sent if nothing has changed since the delivery was made", () => {
  expect(reasonToDrop(mail)).toBeNull()
  expect(reasonToDrop({ ...mail, kind: 'digest' })).toBeNull()
})

test.each([
  ['deliveries were paused', { deliveriesPaused: true }],
  ['the digest was switched off', { kind: 'digest', weeklyDigest: false }],
  ['the plan no longer includes news', { kind: 'digest', plan: 'basic' }],
  ['the plan no longer includes deliveries', { plan: 'free' }],
  ['the owner turned off emails', { emailNotifications: false }],
  ['its reader unsubscribed', { isUnsubscribed: true }],
  ['its reader left the team', { reader: 'team', address: 'sam@bakery.example' }],
  ['the report was revoked', { isActive: false }],
] satisfies [string, Partial<MailAttempt>][])('A waiting email is not sent if %s', (_, changed) => {
  expect(reasonToDrop({ ...mail, ...changed })).toMatch(/\.$/)
})
