import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hasHashingPlace, inHashingPlace } from './hashing-place.ts'

const address = (index: number) => `203.0.113.${index}`
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

const wait = (queue: 'strangers' | 'known', from: string) =>
  inHashingPlace({ queue, address: from }, async () => {
    await gate
    return 'hashed'
  })

it('a thirteenth stranger is refused, and a known browser still gets in', async () => {
  const waiting = upTo(12).map((index) => wait('strangers', address(index)))
  expect(await wait('strangers', address(13))).toBeNull()
  const knownBrowser = wait('known', address(13))
  release()
  expect(await Promise.all([...waiting, knownBrowser])).toEqual(Array(13).fill('hashed'))
  expect(hasHashingPlace('strangers', address(13))).toBe(true)
})

it('one network gets eight places, however many of its addresses ask', async () => {
  const waiting = upTo(8).map((index) => wait('strangers', `2001:db8:1:${index}::1`))
  expect(await wait('strangers', '2001:db8:1:9::1')).toBeNull()
  const other = wait('strangers', '2001:db8:2:1::1')
  release()
  expect(await Promise.all([...waiting, other])).toEqual(Array(9).fill('hashed'))
})

it('a request that is stopped silently loses its place three seconds after its last sign of life', async () => {
  vi.useFakeTimers()
  for (const index of upTo(12)) void wait('strangers', address(index))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(hasHashingPlace('strangers', address(13))).toBe(false)
  const nowMs = Date.now()
  vi.clearAllTimers()
  vi.setSystemTime(nowMs + 3_000)
  expect(hasHashingPlace('strangers', address(13))).toBe(true)
})

it('failed work gives its place back, and work that never ends loses it after 15 seconds', async () => {
  vi.useFakeTimers()
  const fail = () => Promise.reject(new Error('down'))
  const failure = inHashingPlace({ queue: 'strangers', address: address(1) }, fail).catch(String)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await failure).toContain('down')
  for (const index of upTo(12)) void wait('strangers', address(index))
  expect(hasHashingPlace('strangers', address(13))).toBe(false)
  vi.advanceTimersByTime(15_000)
  expect(hasHashingPlace('strangers', address(13))).toBe(true)
})

it('work begins a fifth of a second after that of the one before, and a known browser waits for no stranger', async () => {
  vi.useFakeTimers({ now: Date.parse('2031-03-03T08:00:00Z') })
  const startMs = Date.now()
  const began: [string, number][] = []
  const begin = (queue: 'strangers' | 'known', index: number) =>
    inHashingPlace({ queue, address: address(index) }, async () => {
      began.push([queue, Date.now() - startMs])
      await gate
    })
  for (const index of upTo(4)) void begin('strangers', index)
  void begin('known', 5)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(began).toEqual([
    ['strangers', 0],
    ['known', 0],
    ['strangers', 200],
    ['strangers', 400],
    ['strangers', 600],
  ])
})
