import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasHashingPlace, inHashingPlace } from './hashing-place.ts'

const ip = (index: number) => `203.0.113.${index}`
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
let release: () => void
let gate: Promise<void>

beforeEach(() => {
  gate = new Promise((resolve) => {
    release = resolve
  })
})
afterEach(() => {
  release()
  vi.useRealTimers()
})

const hash = (share: 'hashing' | 'hashing:known-devices', from: string) =>
  inHashingPlace({ share, ip: from }, async () => {
    await gate
    return 'hashed'
  })

it('a ninth stranger is refused, and a known browser still gets in', async () => {
  const strangers = upTo(8).map((index) => hash('hashing', ip(index)))
  expect(await hash('hashing', ip(9))).toBeNull()
  const knownBrowser = hash('hashing:known-devices', ip(9))
  release()
  expect(await Promise.all([...strangers, knownBrowser])).toEqual(Array(9).fill('hashed'))
  expect(hasHashingPlace('hashing', ip(9))).toBe(true)
})

it('one network gets three places, however many of its addresses ask', async () => {
  const ofNetwork = upTo(3).map((index) => hash('hashing', `2001:db8:1:${index}::1`))
  expect(await hash('hashing', '2001:db8:1:9::1')).toBeNull()
  const ofAnother = hash('hashing', '2001:db8:2:1::1')
  release()
  expect(await Promise.all([...ofNetwork, ofAnother])).toEqual(Array(4).fill('hashed'))
})

it('failed work gives its place back', async () => {
  const fail = () => Promise.reject(new Error('down'))
  for (const index of upTo(9))
    await expect(inHashingPlace({ share: 'hashing', ip: ip(index) }, fail)).rejects.toThrow('down')
})

it('a request that is stopped silently loses its place after three seconds, whatever the clock does', () => {
  vi.useFakeTimers({ now: Date.parse('2031-03-03T08:00:00Z') })
  for (const index of upTo(8)) void hash('hashing', ip(index))
  expect(hasHashingPlace('hashing', ip(9))).toBe(false)
  vi.setSystemTime(Date.now() + 2_900)
  expect(hasHashingPlace('hashing', ip(9))).toBe(false)
  vi.setSystemTime(Date.now() + 100)
  expect(hasHashingPlace('hashing', ip(9))).toBe(true)
  for (const index of upTo(8)) void hash('hashing', ip(index))
  vi.setSystemTime(Date.parse('2030-03-03T08:00:00Z'))
  expect(hasHashingPlace('hashing', ip(9))).toBe(true)
})
