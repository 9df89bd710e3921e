import type { FastifyRequest } from 'fastify'
import { userOf, type Account } from '#domain/account/account.ts'
import { profileFor } from '#domain/brand/save-profile.ts'
import { usageOf } from '#domain/ideas/generate-ideas.ts'
import { isLocal } from './loopback.ts'
import { pageContext, themeOf, type PageDependencies } from './page-context.ts'
import { cookieOf } from './sessions.ts'

/**
 * The app's HTML. It contains the data that the app asks for first, which saves requests and avoids flicker.
 */
export async function appShell(deps: PageDependencies, request: FastifyRequest, account: Account | null) {
  const { world, config, views } = deps
  const profile = account && (await world.brands.profileOf(account.id))
  const boot: Record<string, unknown> = {
    '/api/auth/user': account && userOf(account),
    ...(account && { '/api/onboarding': { hasProfile: profile !== null } }),
    ...(account && profile && { '/api/profile': profileFor(account, profile) }),
    ...(account && { '/api/usage': await usageOf(world, account) }),
    sidebar: cookieOf(request, 'sidebar_state') ?? 'true',
    theme: themeOf(request),
    productName: config.productName,
    supportEmail: config.supportEmail,
    emailsOn: deps.outbox === undefined,
    outbox: deps.outbox !== undefined && isLocal(config, request),
    paymentsOn: config.paymentsOn,
    industries: world.playbook.trades.map(({ name }) => name),
  }
  const page = { ...pageContext(deps, request, account), assets: deps.assets.app }
  return (await views.pages()).appShell(page, { boot })
}
