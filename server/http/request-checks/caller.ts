// Finds the address under which a request is counted, and which proxies are trusted to name it.
import ipaddr from 'ipaddr.js'
import * as z from 'zod/mini'

const HOPS = /^\d{1,2}$/

/** Parses a list of addresses and ranges: `10.0.0.0/8, 2001:db8::1`. */
const ranges = (value: string) => value.split(',').map((part) => part.trim())
const isRange = (value: string) =>
  value.includes('/')
    ? ipaddr.isValidCIDR(value)
    : ipaddr.IPv6.isValid(value) || ipaddr.IPv4.isValidFourPartDecimal(value)

/** Parses TRUST_PROXY: `false`, the number of proxies in front of the product, or their addresses. */
export const TrustedProxies = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (value) => value === 'false' || HOPS.test(value) || ranges(value).every(isRange),
        'must be false, the number of proxies in front of the product, or a list of their addresses and ranges',
      ),
    ),
  z.transform((value): number | string[] => {
    if (value === 'false') return 0
    return HOPS.test(value) ? Number(value) : ranges(value)
  }),
)

/**
 * The trustProxy option for Fastify. Each proxy adds the address that called it to the end of
 * X-Forwarded-For; anything before that comes from the client, who can write anything there.
 */
export function trustOf(proxies: z.output<typeof TrustedProxies>) {
  if (Array.isArray(proxies)) return proxies
  return proxies === 0 ? false : (_address: string, hop: number) => hop < proxies
}

/**
 * The address that rate limits use. For IPv6 it is the /64 network, since a single customer usually has all
 * of its addresses.
 */
export function callerOf({ ip }: { ip: string }): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address.kind() === 'ipv4') return address.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toNormalizedString()}/64`).toString()}/64`
}
