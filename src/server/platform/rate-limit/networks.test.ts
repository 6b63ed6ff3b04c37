import { expect, it } from 'vitest'
import { networksOf } from './limits.ts'

it.each([
  ['203.0.113.7', { own: '203.0.113.7' }],
  ['2001:db8:1:2:3:4:5:6', { own: '2001:db8:1:2::/64', around: '2001:db8:1::/48' }],
  ['2001:0DB8:0001:0002::', { own: '2001:db8:1:2::/64', around: '2001:db8:1::/48' }],
  ['2001:db8::5', { own: '2001:db8:0:0::/64', around: '2001:db8:0::/48' }],
  ['2001:db8::0.0.0.5', { own: '2001:db8:0:0::/64', around: '2001:db8:0::/48' }],
  ['::1', { own: '0:0:0:0::/64', around: '0:0:0::/48' }],
  ['::ffff:203.0.113.7', { own: '203.0.113.7' }],
  ['::FFFF:cb00:7107', { own: '203.0.113.7' }],
  ['0:0:0:0:0:ffff:203.0.113.7', { own: '203.0.113.7' }],
])('%s is counted as %j', (address, networks) => {
  expect(networksOf(address)).toEqual(networks)
})

it.each([
  '',
  'local',
  '256.0.0.1',
  '1.2.3',
  '1.2.3.4.',
  '01.2.3.4',
  '0x7f.1',
  '3405803783',
  '2001:db8::1::2',
  '2001:db8:1:2:3:4:5:6:7',
  'fe80::1%eth0',
  '[::1]',
  '::1]@example.com[',
  '::ffff:203.0.113.700',
  ' 203.0.113.7',
  '203.0.113.7\n',
  ':'.repeat(5000),
])('%j is malformed and shares one key with all that are', (address) => {
  expect(networksOf(address)).toEqual({ own: 'unknown' })
})
