import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ipLimits, limit } from './limits.ts'

it('a limit is counted per address, user or site as the table says', () => {
  expect(ipLimits('newsletter', '203.0.113.7')).toEqual([
    { key: 'newsletter:203.0.113.7', max: 20, windowSeconds: 3600 },
  ])
  expect(limit('messages', 7).key).toBe('messages:7')
  expect(limit('hashing')).toEqual({ key: 'hashing', max: 20, windowSeconds: 2 })
  // @ts-expect-error a limit of a user cannot be counted for the whole site
  expect(limit('messages').key).toBe('messages')
  // @ts-expect-error a limit of an address cannot be counted by whole IPv6 addresses
  expect(limit('newsletter', '2001:db8::1').key).toContain('newsletter')
})

it('an IPv6 address is counted by its /64, and more loosely by the /48 around it', () => {
  expect(ipLimits('newsletter', '2001:db8:1:2::3')).toEqual([
    { key: 'newsletter:2001:db8:1:2::/64', max: 20, windowSeconds: 3600 },
    { key: 'newsletter:2001:db8:1::/48', max: 200, windowSeconds: 3600 },
  ])
})

it('no network can use all of the hashing that strangers or known browsers have', () => {
  for (const name of ['hashing', 'hashing:known-devices'] as const) {
    const site = limit(name).max
    for (const { max } of ipLimits(`${name}:ip`, '2001:db8::1')) expect(max).toBeLessThan(site)
  }
})

it('no endpoint counts attempts itself: the verb that it calls does', () => {
  const endpoints = globSync('functions/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  expect(endpoints.length).toBeGreaterThan(50)
  expect(endpoints.filter((file) => readFileSync(file, 'utf8').includes('#platform/rate-limit/'))).toEqual([])
})
