import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { clientAddress } from '../../server/http/client'

/** @param remote the address of the connection, which is a proxy's when `ip` differs */
const addressOf = (ip: string, remote: string | undefined = ip) =>
  clientAddress({ ip, req: { socket: { remoteAddress: remote } } } as Context)

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['192.0.2.1:5000', '192.0.2.1'],
  ['[2001:db8::1]', '2001:db8::/64'],
  ['[2001:db8::1]:5000', '2001:db8::/64'],
])('%s counts as %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address)
})

test.each(['', 'unknown', '_hidden', '192.0.2.1:http', '[2001:db8::1', '[localhost]:80', 'localhost'])(
  'when a proxy forwards %j, its own address counts',
  (ip) => {
    expect(addressOf(ip, '198.51.100.7')).toBe('198.51.100.7')
  },
)

test('a client that has already left shares one count with others like it', () => {
  expect(addressOf('', undefined)).toBe('unknown')
})
