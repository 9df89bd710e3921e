// Decides which network addresses are on the public internet. Any address that is not certainly public counts
// as private.
import net from 'node:net'

const privateV4 = blockList('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  // The host agent that every Azure machine can reach. Its address is public, but belongs to the machine's
  // own network.
  '168.63.129.16/32',
])

// Of IPv6, only global unicast is allowed, without the parts that wrap or represent other networks (Teredo
// and its neighbours, documentation, 6to4, AS112).
const globalV6 = blockList('ipv6', ['2000::/3'])
const wrappedV6 = blockList('ipv6', [
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3fff::/20',
])

/** Whether an address from DNS or a socket is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = net.isIP(address)
  if (family === 4) return !privateV4.check(address, 'ipv4')
  if (family !== 6 || address.includes('%')) return false
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1)
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical)
  if (mapped) return isPublicAddress(dotted(mapped[1] ?? '', mapped[2] ?? ''))
  return globalV6.check(canonical, 'ipv6') && !wrappedV6.check(canonical, 'ipv6') && !isTunnelled(canonical)
}

/** ISATAP puts an IPv4 address in the last 32 bits, after a marker that ends in 5efe. */
const isTunnelled = (canonical: string) => /(^|:)(0|200)?:5efe:[0-9a-f]{1,4}:[0-9a-f]{1,4}$/.test(canonical)

function dotted(high: string, low: string): string {
  const [h, l] = [parseInt(high, 16), parseInt(low, 16)]
  return [h >> 8, h & 255, l >> 8, l & 255].join('.')
}

function blockList(family: 'ipv4' | 'ipv6', subnets: readonly string[]): net.BlockList {
  const list = new net.BlockList()
  for (const subnet of subnets) {
    const [address = '', bits] = subnet.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
