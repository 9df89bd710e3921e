// A server on a private address that nothing may reach. It counts every connection.

import type { LookupAddress } from 'node:dns'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { websites } from '#server/outside/fetching/crawl.ts'
import type { Resolve } from '#server/outside/fetching/guard.ts'

/** A name resolver that returns these addresses for every name. */
export const answering =
  (...answers: string[]): Resolve =>
  (_host, _options, done) =>
    done(
      null,
      answers.map((address): LookupAddress => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

/** Opens it for a test file. */
export async function aPrivateServer() {
  const inside = http.createServer((_, answer) => answer.end('<p>secret</p>'))
  let connections = 0
  inside.on('connection', () => connections++)
  await new Promise<void>((ready) => inside.listen(0, '::', ready))
  afterAll(() => {
    inside.close()
    inside.closeAllConnections()
  })
  /** Expects a website at this address to be refused with a message, and that nothing connected. */
  const refused = async (address: string, resolve: Resolve = answering('127.0.0.1')) => {
    const reading = websites({ allowHosts: [], agentName: 'Test/1.0', pause: 0, timeout: 500, resolve })
    await expect(
      reading.fetchSite(address, () => {}),
      address,
    ).rejects.toBeInstanceOf(Problem)
    expect(connections, address).toBe(0)
  }
  return { port: (inside.address() as AddressInfo).port, connections: () => connections, refused }
}
