import { expect, test } from 'vitest'
import { isPublicAddress } from './addresses.ts'

test('public IPv4 and IPv6 addresses may be fetched from', () => {
  for (const address of [
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '169.253.0.1',
    '223.255.255.255',
    '2606:4700::1111',
    '2a02::1',
    '::ffff:1.1.1.1',
  ]) {
    expect(isPublicAddress(address), address).toBe(true)
  }
  for (const address of ['', 'shop.co.uk', '1.1.1', '::g', '1.1.1.1 ', 'fe80::1%eth0', '2606:4700::1111%1']) {
    expect(isPublicAddress(address), address).toBe(false)
  }
})
