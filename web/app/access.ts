// Decides who sees what at which address: the specification's table of routes as one function.
import type { User } from '#contract/account.ts'

/**
 * `visitors` are signed out; `members` are signed in and have completed onboarding; `served` addresses are rendered by the server
 * for visitors. `internals` are internal users; for other members the screen doesn't exist.
 */
type Audience =
  | 'always'
  | 'everyone'
  | 'visitors'
  | 'members'
  | 'members, else served'
  | 'members, else login'
  | 'internals, else login'

export const screens = {
  '/': 'members, else served',
  '/pricing': 'members, else served',
  '/subscribe': 'members, else login',
  '/ideas': 'members, else login',
  '/calendar': 'members, else login',
  '/brand': 'members, else login',
  '/question': 'members, else login',
  '/profile': 'members, else login',
  '/instant-generator': 'members, else login',
  '/settings': 'members, else login',
  '/library': 'internals, else login',
  '/operator': 'internals, else login',
  '/login': 'visitors',
  '/register': 'visitors',
  '/forgot-password': 'visitors',
  '/reset-password': 'always',
  '/verified': 'always',
  '/auth-debug': 'everyone',
  '/mobile-test': 'everyone',
} as const satisfies Record<string, Audience>
export type Screen = keyof typeof screens

export type Route =
  | { show: Screen }
  | { show: 'onboarding' | 'not-found' }
  /** Redirects to another screen of this app. */
  | { go: string }
  /** Loads a page that the server renders. */
  | { leave: string }

/** What this person sees at an address. `search` may start with a question mark or not; `hash` starts with `#`. */
export function routeFor(path: string, search: string, user: User | null, hash = ''): Route {
  const screen = screenAt(path)
  const audience = screen && screens[screen]
  if (screen && audience === 'always') return { show: screen }
  // Login redirects to "/", even for a user who gets onboarding there.
  if (audience === 'visitors' && user) return afterLogin(new URLSearchParams(search).get('redirect'), hash)
  if (user && !user.onboardingCompleted) return { show: 'onboarding' }
  // This page is rendered by the server for visitors; members don't need it.
  if (path === '/social-debug') return user ? { go: '/' } : { leave: path }
  if (!screen) return { show: 'not-found' }
  if (audience?.endsWith('else login') && !user) return { go: loginPath(path, search + hash) }
  if (audience === 'internals, else login' && user?.userType !== 'internal') return { show: 'not-found' }
  if (audience === 'members, else served' && !user) return { leave: path }
  return { show: screen }
}

/** The login path that brings a person back afterwards. `rest` is the query, the hash, or both. */
export function loginPath(path: string, rest: string): string {
  const begins = rest === '' || /^[?#]/.test(rest)
  return `/login?redirect=${encodeURIComponent(begins ? path + rest : `${path}?${rest}`)}`
}

/** The login path after a session has ended. The login screen then says so. */
export const loginPathAfterSession = (path: string, rest: string): string =>
  `${loginPath(path, rest)}&error=session_ended`

/** A redirect as a path of this site; null for anything that would lead to another site. */
export function sameSitePath(value: string | null): string | null {
  if (!value?.startsWith('/')) return null
  const here = 'http://here.invalid'
  const url = URL.canParse(value, here) ? new URL(value, here) : undefined
  // "/.//elsewhere" parses as a path of this site, but on its own it would name another host.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}

/** Adds the hash to a redirect to login. The browser keeps it, but the server never sees it. */
function afterLogin(redirect: string | null, hash: string): Route {
  const asked = sameSitePath(redirect) ?? '/'
  const to = redirect && !asked.includes('#') ? asked + hash : asked
  const screen = screenAt(to.split(/[?#]/)[0] ?? '')
  return screen ? { go: screens[screen] === 'visitors' ? '/' : to } : { leave: to }
}

/** Screens with one level of addresses below them; the screen itself reads the id. */
const withThings: readonly Screen[] = ['/ideas', '/question']

function screenAt(path: string): Screen | undefined {
  const asked = path.replace(/\/+$/, '') || '/'
  const above = withThings.find(
    (screen) => asked.startsWith(`${screen}/`) && !asked.includes('/', screen.length + 1),
  )
  return above ?? Object.keys(screens).find((known): known is Screen => known === asked)
}
