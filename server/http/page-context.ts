// The data that every page gets, and what the page routes depend on.
import type { FastifyRequest } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import type { World } from '#domain/world.ts'
import type { Config } from '#server/config.ts'
import type { Assets } from './assets.ts'
import { cookieOf, type Sessions } from './sessions.ts'
import type { PageContext, Views } from './views.ts'

export interface PageDependencies {
  world: World
  config: Config
  version: string
  sessions: Sessions
  assets: Assets
  views: Views
  /** The folder where emails are written if there is no mail server. */
  outbox: string | undefined
  development?: boolean | undefined
}

export function pageContext(
  deps: PageDependencies,
  request: FastifyRequest,
  account: Account | null,
): PageContext {
  const { config, assets } = deps
  return {
    productName: config.productName,
    origin: config.publicUrl,
    url: request.url,
    theme: themeOf(request),
    assets: assets.publicPage,
    supportEmail: config.supportEmail,
    signedIn: account !== null,
    paymentsOn: config.paymentsOn,
  }
}

export function themeOf(request: FastifyRequest): PageContext['theme'] {
  const theme = cookieOf(request, 'theme')
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}
