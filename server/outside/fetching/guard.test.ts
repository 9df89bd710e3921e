// Tests which addresses that users type may be fetched.
import { expect, test } from 'vitest'
import { Problem } from '#domain/problem.ts'
import { aPrivateServer } from '#tests/support/fakes/private-server.ts'
import { guard } from './guard.ts'

const { port, refused } = await aPrivateServer()

/** Loopback and other private hosts, in the spellings that URL parsers normalise to these addresses. */
const spellings = `
  127.0.0.1 127.1 127.0.1 127.127.127.127 0 0.0.0.0 0x7f.1 0x7f.0.0.1 0x7f000001 2130706433 017700000001 0177.0.0.1 0177.1
  00000177.0.0.1 127.0.0.1. 0x7F.0x0.0x0.0x1 ①②⑦.⓪.⓪.① １２７.０.０.１ 127。0。0。1 127．0．0．1 127｡0｡0｡1 ⑯⑨.254.169.254
  10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 169.254.169.254 0xa9fea9fe 2852039166 169.254.170.2 172.16.0.1 172.31.255.254
  192.0.0.192 192.168.0.1 192.168.1.254 192.88.99.1 192.0.2.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 239.255.255.250
  240.0.0.1 255.255.255.255 168.63.129.16 0xa83f8110
  [::1] [::] [0:0:0:0:0:0:0:1] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:127.0.0.1] [::ffff:0:127.0.0.1] [::127.0.0.1]
  [::ffff:169.254.169.254] [::ffff:a9fe:a9fe] [::ffff:10.0.0.1] [64:ff9b::127.0.0.1] [64:ff9b::a9fe:a9fe] [64:ff9b:1::7f00:1]
  [2002:7f00:1::] [2002:a9fe:a9fe::1] [2002:c0a8:101::] [2001:0:7f00:1::] [2001::1] [2001:10::1] [2001:db8::1] [3fff::1]
  [fc00::1] [fd00:ec2::254] [fe80::1] [fec0::1] [ff02::1] [100::1] [5f00::1] [2620:4f:8000::1] [2a00:1450::5efe:7f00:1]
  [2a00:1450::200:5efe:10.0.0.1] [fd20:ce::254] [::ffff:0:0]
  localhost LOCALHOST localhost. localhost.localdomain foo.localhost ip6-localhost ip6-loopback localhost6 ⓛocalhost ｌocalhost
  metadata.google.internal metadata.goog METADATA.GOOGLE.INTERNAL metadata instance-data printer.local router.lan nas.home
  db.internal intranet.corp wiki.intranet kubernetes.default.svc kubernetes.default.svc.cluster.local consul.service.consul
  1.0.0.127.in-addr.arpa x.home.arpa abc.onion site.test site.example site.invalid host.docker.internal vault.private
`
  .trim()
  .split(/\s+/)

test('no spelling of a private host’s address is fetched or connected to', async () => {
  expect(spellings.length).toBeGreaterThan(100)
  for (const host of spellings) {
    await refused(host)
    await refused(`http://${host}/`)
    await refused(`http://${host}:${port}/`)
  }
})

test('addresses that are not normal web addresses are refused with a message', async () => {
  const hostile = [
    '',
    '   ',
    'Enter a valid website address',
    'ftp://shop.co.uk/',
    'file:///etc/passwd',
    'gopher://shop.co.uk:70/_x',
    'dict://shop.co.uk:11211/stats',
    'data:text/html,<p>x</p>',
    'javascript:alert(1)',
    'blob:https://shop.co.uk/1',
    'ws://shop.co.uk/',
    'unix:/var/run/docker.sock',
    'http:///127.0.0.1/',
    'http:127.0.0.1',
    'https:/127.0.0.1',
    'http://',
    'http://user@shop.co.uk/',
    'http://user:secret@shop.co.uk/',
    'http://shop.co.uk@127.0.0.1/',
    'http://127.0.0.1#@shop.co.uk/',
    'http://shop.co.uk\\@127.0.0.1/',
    'http://127.0.0.1\\.shop.co.uk/',
    'http://@127.0.0.1/',
    'http://shop.co.uk:22/',
    'http://shop.co.uk:25/',
    'http://shop.co.uk:3306/',
    'http://shop.co.uk:6379/',
    'http://shop.co.uk:8080/',
    'https://shop.co.uk:80443/',
    'http://shop.co.uk:0/',
    'http://shop.co.uk/\r\nX-Injected: 1',
    'http://shop.co.uk\t.evil.co.uk/',
    'http://sh\u00adop.co.uk/',
    'http://shop\u200b.co.uk/',
    'http://127.0.0.1\u0000.shop.co.uk/',
    'http://\u202eku.oc.pohs/',
    'http://[::1%25eth0]/',
    'http://[fe80::1%25lo]/',
    'http://127.0.0.1%2f@shop.co.uk/',
    'http://%31%32%37.0.0.1/',
    'http://shop..co.uk/',
    'http://.shop.co.uk/',
    'http://shop_inner.co.uk/',
    'http://-/',
    'http://shop.123/',
    'http://1.2.3.4.5/',
    'http://256.256.256.256/',
    `http://${'a'.repeat(64)}.co.uk/`,
    `http://${'a.'.repeat(130)}co.uk/`,
    `https://shop.co.uk/${'a'.repeat(2100)}`,
  ]
  for (const address of hostile) await refused(address)
})

const { vet } = guard({ allowHosts: ['127.0.0.1:4010', 'corpus.internal', '[::1]:4010'] })

test('normal addresses are accepted, however people type them', () => {
  const ordinary: [string, string][] = [
    ['shop.co.uk', 'https://shop.co.uk/'],
    ['www.shop.co.uk', 'https://www.shop.co.uk/'],
    ['  shop.co.uk  ', 'https://shop.co.uk/'],
    ['SHOP.CO.UK', 'https://shop.co.uk/'],
    ['HTTPS://Shop.co.uk/Menu', 'https://shop.co.uk/Menu'],
    ['http://shop.co.uk', 'http://shop.co.uk/'],
    ['https://shop.co.uk:443/', 'https://shop.co.uk/'],
    ['http://shop.co.uk:80/a', 'http://shop.co.uk/a'],
    ['shop.co.uk:443', 'https://shop.co.uk/'],
    ['shop.co.uk/about-us?x=1#team', 'https://shop.co.uk/about-us?x=1#team'],
    ['shop.co.uk.', 'https://shop.co.uk./'],
    ['bücherei.de', 'https://xn--bcherei-n2a.de/'],
    ['https://例え.jp/', 'https://xn--r8jz45g.jp/'],
    ['https://shop.co.uk/@name', 'https://shop.co.uk/@name'],
    ['https://shop.co.uk/?to=me@here.org', 'https://shop.co.uk/?to=me@here.org'],
    ['https://shop.co.uk/localhost', 'https://shop.co.uk/localhost'],
    ['localhostel.com', 'https://localhostel.com/'],
    ['homemade.com', 'https://homemade.com/'],
    ['testing.org', 'https://testing.org/'],
    ['internal-comms.agency', 'https://internal-comms.agency/'],
    ['local.bakery', 'https://local.bakery/'],
    ['10downing.street', 'https://10downing.street/'],
    ['127.com', 'https://127.com/'],
    ['8.8.8.8', 'https://8.8.8.8/'],
    ['http://172.32.0.1/', 'http://172.32.0.1/'],
    ['http://100.128.0.1/', 'http://100.128.0.1/'],
    ['http://192.169.0.1/', 'http://192.169.0.1/'],
    ['http://[2a00:1450:4009:81d::200e]/', 'http://[2a00:1450:4009:81d::200e]/'],
    ['http://[::ffff:8.8.8.8]/', 'http://[::ffff:808:808]/'],
    ['my-shop.co.uk', 'https://my-shop.co.uk/'],
    ['xn--bcherei-n2a.de', 'https://xn--bcherei-n2a.de/'],
  ]
  expect(ordinary.length).toBeGreaterThan(25)
  for (const [typed, meant] of ordinary) expect(vet(typed).href, typed).toBe(meant)
})

test('hosts on the allow list may be fetched, but only on their port', () => {
  expect(vet('127.0.0.1:4010').href).toBe('https://127.0.0.1:4010/')
  expect(vet('http://[::1]:4010/').port).toBe('4010')
  expect(vet('http://corpus.internal:81/').port).toBe('81')
  for (const other of [
    'http://127.0.0.1:4011/',
    'http://127.0.0.1/',
    'http://localhost:4010/',
    'http://other.internal/',
  ]) {
    expect(() => vet(other), other).toThrow(Problem)
  }
})
