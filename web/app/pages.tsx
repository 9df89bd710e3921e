// Loads each screen's code when the screen is first opened.
import { type ComponentType, lazy } from 'react'
import type { Screen } from './access.ts'

const load = {
  '/': () => import('#web/pages/dashboard/dashboard.tsx'),
  '/pricing': () => import('#web/pages/pricing/pricing.tsx'),
  '/subscribe': () => import('#web/pages/subscribe/subscribe.tsx'),
  '/ideas': () => import('#web/pages/ideas/ideas.tsx'),
  '/calendar': () => import('#web/pages/calendar/calendar.tsx'),
  '/brand': () => import('#web/pages/brand/brand.tsx'),
  '/question': () => import('#web/pages/question/question.tsx'),
  '/profile': () => import('#web/pages/profile/profile.tsx'),
  '/instant-generator': () => import('#web/pages/instant-generator/instant-generator.tsx'),
  '/settings': () => import('#web/pages/settings/settings.tsx'),
  '/library': () => import('#web/pages/library/library.tsx'),
  '/operator': () => import('#web/pages/operator/operator.tsx'),
  '/login': () => import('#web/pages/login/login.tsx'),
  '/register': () => import('#web/pages/register/register.tsx'),
  '/forgot-password': () => import('#web/pages/forgot-password/forgot-password.tsx'),
  '/reset-password': () => import('#web/pages/reset-password/reset-password.tsx'),
  '/verified': () => import('#web/pages/verified/verified.tsx'),
  '/auth-debug': () => import('#web/pages/auth-debug/auth-debug.tsx'),
  '/mobile-test': () => import('#web/pages/mobile-test/mobile-test.tsx'),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>
type Loaded = keyof typeof load

export const NotFound = lazy(() => import('#web/pages/not-found/not-found.tsx'))
export const Onboarding = lazy(() => import('#web/pages/onboarding/onboarding.tsx'))

export const pages: Record<Screen, ComponentType> = {
  '/': lazy(load['/']),
  '/pricing': lazy(load['/pricing']),
  '/subscribe': lazy(load['/subscribe']),
  '/ideas': lazy(load['/ideas']),
  '/calendar': lazy(load['/calendar']),
  '/brand': lazy(load['/brand']),
  '/question': lazy(load['/question']),
  '/profile': lazy(load['/profile']),
  '/instant-generator': lazy(load['/instant-generator']),
  '/settings': lazy(load['/settings']),
  '/library': lazy(load['/library']),
  '/operator': lazy(load['/operator']),
  '/login': lazy(load['/login']),
  '/register': lazy(load['/register']),
  '/forgot-password': lazy(load['/forgot-password']),
  '/reset-password': lazy(load['/reset-password']),
  '/verified': lazy(load['/verified']),
  '/auth-debug': lazy(load['/auth-debug']),
  '/mobile-test': lazy(load['/mobile-test']),
}

/** Loads a screen's code early, for example when the pointer is on its link. */
export const warm = (path: Loaded): void => void load[path]()
