// @vitest-environment jsdom
import { aUser } from '#tests/support/user.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routeFor, sameSitePath, screens } from './access.ts'

const member = aUser()
const newcomer = { ...member, onboardingCompleted: false }

test('a visitor who opens a member screen gets the login screen, and afterwards the screen they wanted', () => {
  expect(routeFor('/profile', '', null)).toEqual({ go: '/login?redirect=%2Fprofile' })
  expect(routeFor('/subscribe', '?plan=plus&ref=ABCDEFGHJ', null)).toEqual({
    go: '/login?redirect=%2Fsubscribe%3Fplan%3Dplus%26ref%3DABCDEFGHJ',
  })
})

test('an address’s hash is still there after signing in', () => {
  expect(routeFor('/brand', '', null, '#questions')).toEqual({ go: '/login?redirect=%2Fbrand%23questions' })
  expect(routeFor('/profile', '?tab=website', null, '#logo')).toEqual({
    go: '/login?redirect=%2Fprofile%3Ftab%3Dwebsite%23logo',
  })
  expect(routeFor('/login', 'redirect=%2Fbrand%23questions', member)).toEqual({ go: '/brand#questions' })
  // The server never sees the hash; the browser carries it on to the login screen.
  expect(routeFor('/login', 'redirect=%2Fbrand', member, '#questions')).toEqual({ go: '/brand#questions' })
})

test('a visitor who opens the landing page or pricing gets the page that the server renders', () => {
  expect(routeFor('/', '', null)).toEqual({ leave: '/' })
  expect(routeFor('/pricing', '', null)).toEqual({ leave: '/pricing' })
})

test('a member who opens a screen for visitors is redirected to the requested screen or the dashboard', () => {
  expect(routeFor('/login', '', member)).toEqual({ go: '/' })
  expect(routeFor('/login', 'redirect=%2Fsettings', member)).toEqual({ go: '/settings' })
  expect(routeFor('/login', 'redirect=%2Flogin', member)).toEqual({ go: '/' })
  expect(routeFor('/login', 'redirect=%2Fdelivery%2Fabc', member)).toEqual({ leave: '/delivery/abc' })
  expect(routeFor('/register', 'redirect=%2F%2Fevil.example', member)).toEqual({ go: '/' })
})

test('only visitors can open the page for testing social previews', () => {
  expect(routeFor('/social-debug', '', null)).toEqual({ leave: '/social-debug' })
  expect(routeFor('/social-debug', '', member)).toEqual({ go: '/' })
})

test('a new user sees the onboarding wizard at every address except password reset and the verified page', () => {
  const shown = Object.entries(screens).filter(([path, audience]) => {
    const door = routeFor(path, '', newcomer)
    return audience !== 'visitors' && !('show' in door && door.show === 'onboarding')
  })
  expect(shown.map(([path]) => path)).toEqual(['/reset-password', '/verified'])
  expect(routeFor('/login', '', newcomer)).toEqual({ go: '/' })
  expect(routeFor('/no-such-page', '', newcomer)).toEqual({ show: 'onboarding' })
})

test('the library and the operator page are for internal users, and other members get a 404', () => {
  expect(routeFor('/library', '', { ...member, userType: 'internal' })).toEqual({ show: '/library' })
  expect(routeFor('/library', '', { ...newcomer, userType: 'internal' })).toEqual({ show: 'onboarding' })
  expect(routeFor('/library', '', member)).toEqual({ show: 'not-found' })
  expect(routeFor('/library', '', { ...member, userType: 'agency' })).toEqual({ show: 'not-found' })
  expect(routeFor('/operator', '', { ...member, userType: 'internal' })).toEqual({ show: '/operator' })
  expect(routeFor('/operator', '', { ...member, userType: 'agency' })).toEqual({ show: 'not-found' })
  expect(routeFor('/library', '?shelf=moves', null)).toEqual({
    go: '/login?redirect=%2Flibrary%3Fshelf%3Dmoves',
  })
})

test('an unknown address is a 404, for visitors and members alike', () => {
  expect(routeFor('/nowhere', '', null)).toEqual({ show: 'not-found' })
  expect(routeFor('/nowhere', '', member)).toEqual({ show: 'not-found' })
  expect(routeFor('/clients', '', member)).toEqual({ show: 'not-found' })
})

test('each idea has its own address under /ideas, and addresses below it are a 404', () => {
  expect(routeFor('/ideas/7f1c', '?status=generated', member)).toEqual({ show: '/ideas' })
  expect(routeFor('/ideas/7f1c', '', null)).toEqual({ go: '/login?redirect=%2Fideas%2F7f1c' })
  expect(routeFor('/login', 'redirect=%2Fideas%2F7f1c', member)).toEqual({ go: '/ideas/7f1c' })
  expect(routeFor('/ideas/7f1c/more', '', member)).toEqual({ show: 'not-found' })
  expect(routeFor('/settings/7f1c', '', member)).toEqual({ show: 'not-found' })
})

test('a question from an email has its own address, to which a visitor returns after signing in', () => {
  expect(routeFor('/question/parking', '', member)).toEqual({ show: '/question' })
  expect(routeFor('/question/parking', '', null)).toEqual({ go: '/login?redirect=%2Fquestion%2Fparking' })
})

test('an address with a trailing slash shows the same screen', () => {
  expect(routeFor('/settings/', '', member)).toEqual({ show: '/settings' })
})

const staysHere = (path: string | null) =>
  path === null || new URL(path, 'https://inkling.example').host === 'inkling.example'

test.each([
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  'https:evil.example',
  'javascript:alert(1)',
])('%s is not accepted as a redirect, since it is not a path of this site', (redirect) =>
  expect(sameSitePath(redirect)).toBeNull(),
)

test('no redirect leads to another site, however it is written', () => {
  const nasty = fc.stringMatching(/^\/[/\\\t\n @:.?#%a-f0-9]{0,8}$/)
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string(), fc.webUrl()), (value) => staysHere(sameSitePath(value))),
    { numRuns: 300 },
  )
})
