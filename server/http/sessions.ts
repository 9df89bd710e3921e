// Handles the session and device cookies, and finds the account of a request.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Account } from '#domain/account/account.ts'
import type { World } from '#domain/world.ts'

const THIRTY_DAYS = 30 * 86_400
const YEAR = 365 * 86_400

export interface Sessions {
  accountOf(request: FastifyRequest): Promise<Account | null>
  /** Whether the browser sent a session cookie, valid or not. */
  isGiven(request: FastifyRequest): boolean
  /** Starts a new session and ends the previous one, so that no session id survives a sign-in. */
  start(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void>
  /** Ends the session on the server and deletes the cookie. */
  end(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** The device token of an earlier sign-in. It outlives the session but gives no access on its own. */
  deviceOf(request: FastifyRequest): string | undefined
  keepDevice(reply: FastifyReply, token: string): void
}

export function sessionsOf(world: World, secure: boolean): Sessions {
  // With this prefix browsers accept the cookie only from this exact host over https.
  const name = secure ? '__Host-sid' : 'sid'
  const deviceName = secure ? '__Host-device' : 'device'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const tokenOf = (request: FastifyRequest) => cookieOf(request, name)
  const endOnServer = async (request: FastifyRequest) => {
    const token = tokenOf(request)
    if (token) await world.sessions.end(world.secrets.hash(token))
  }
  return {
    async accountOf(request) {
      const token = tokenOf(request)
      if (!token) return null
      const account = await world.sessions.accountOf(world.secrets.hash(token), world.now())
      return account && (await withoutOverdueTrial(world, account))
    },
    isGiven: (request) => !!tokenOf(request),
    async start(request, reply, token) {
      await endOnServer(request)
      void reply.header('set-cookie', `${name}=${token}; Max-Age=${THIRTY_DAYS}; ${attributes}`)
    },
    async end(request, reply) {
      await endOnServer(request)
      void reply.header('set-cookie', `${name}=; Max-Age=0; ${attributes}`)
    },
    deviceOf: (request) => cookieOf(request, deviceName),
    keepDevice(reply, token) {
      void reply.header('set-cookie', `${deviceName}=${token}; Max-Age=${YEAR}; ${attributes}`)
    },
  }
}

/** Ends a trial as soon as it is over; the upkeep job may only run minutes later. */
async function withoutOverdueTrial(world: World, account: Account): Promise<Account | null> {
  const over = account.trialEndDate !== null && account.trialEndDate <= world.now()
  if (account.plan !== 'trial' || !over || account.stripeSubscriptionId) return account
  await world.accounts.endTrials(world.now())
  return await world.accounts.byId(account.id)
}

export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return undefined
}
