import type { FastifyRequest } from 'fastify'
import { userOf, type Account } from '#domain/account/account.ts'
import { profileFor } from '#domain/brand/save-profile.ts'
import { usageOf } from '#domain/ideas/generate-ideas.ts'
import { isLocal } from './loopback.ts'
import { pageSetting, themeOf, type PageSurroundings } from './page-setting.ts'
import { cookieOf } from './sessions.ts'

/** The app's page with what it asks for first already in it, so that nothing is asked twice and nothing flickers. */
export async function appShell(around: PageSurroundings, request: FastifyRequest, account: Account | null) {
  const { world, config, views } = around
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
    outbox: around.outbox !== undefined && isLocal(config, request),
    paymentsOn: config.paymentsOn,
    industries: world.playbook.trades.map(({ name }) => name),
  }
  const page = { ...pageSetting(around, request, account), assets: around.assets.app }
  return (await views.pages()).appShell(page, { boot })
}
