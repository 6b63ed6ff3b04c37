import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hashingTurns } from './hashing-turns.ts'

let startMs = Date.parse('2031-03-03T08:00:00Z')

beforeEach(() => {
  startMs += 60 * 60_000
  vi.useFakeTimers({ now: startMs })
})
afterEach(() => {
  vi.useRealTimers()
})

async function turnsOf(hashes: number, runMs: number): Promise<number[][]> {
  const beganMs = Date.now()
  const all = Array.from({ length: hashes }, async () => {
    const turns: number[] = []
    for await (const _ of hashingTurns(10)) {
      turns.push(Date.now() - beganMs)
      vi.setSystemTime(Date.now() + runMs)
    }
    return turns
  })
  await vi.advanceTimersByTimeAsync(60_000)
  return Promise.all(all)
}

const shortestFakeTimerMs = 1
const gapsOf = (turns: readonly number[] = []) =>
  turns.slice(1).map((turn, index) => turn - (turns[index] ?? 0))
const nineGaps = (factor: number, runMs: number) => Array(9).fill(factor * (runMs + shortestFakeTimerMs))

it('a single hash leaves half of the time to other requests, even on a slow processor', async () => {
  expect((await turnsOf(1, 11)).map(gapsOf)).toEqual([nineGaps(2, 11)])
  expect((await turnsOf(1, 40)).map(gapsOf)).toEqual([nineGaps(2, 40)])
})

it('hashes follow each other, and leave four fifths of the time to other requests while there are more', async () => {
  const [first, second, last] = await turnsOf(3, 11)
  expect([first, second, last].map(gapsOf)).toEqual([nineGaps(5, 11), nineGaps(5, 11), nineGaps(2, 11)])
  expect(second?.[0]).toBeGreaterThan(first?.at(-1) ?? 0)
  expect(last?.[0]).toBeGreaterThan(second?.at(-1) ?? 0)
})

it('nobody waits for the hashes of others for more than ten seconds', async () => {
  for (let hash = 0; hash < 60; hash += 1) void hashingTurns(10).next()
  const waiting = hashingTurns(10).next()
  await vi.advanceTimersByTimeAsync(10_100)
  expect(await waiting).toEqual({ done: false, value: undefined })
})

it('an abandoned hash delays the next one by its own turns at most', async () => {
  void hashingTurns(10).next()
  const waiting = hashingTurns(10).next()
  await vi.advanceTimersByTimeAsync(250)
  expect(await waiting).toEqual({ done: false, value: undefined })
})

it('a clock that is set back during a hash delays it by ten seconds at most', async () => {
  const turns = hashingTurns(2)
  const first = turns.next()
  await vi.advanceTimersByTimeAsync(50)
  await first
  vi.setSystemTime(Date.now() - 30 * 60_000)
  const second = turns.next()
  await vi.advanceTimersByTimeAsync(20_500)
  expect(await second).toEqual({ done: false, value: undefined })
})

it('a clock that is set back keeps nobody waiting', async () => {
  await turnsOf(20, 11)
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
  const [turns] = await turnsOf(1, 11)
  expect(turns?.at(-1)).toBeLessThan(12_000)
})
