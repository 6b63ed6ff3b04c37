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

async function turnsOf(hashes: number): Promise<number[][]> {
  const beganMs = Date.now()
  const all = Array.from({ length: hashes }, async () => {
    const turns: number[] = []
    for await (const _ of hashingTurns(10)) turns.push(Date.now() - beganMs)
    return turns
  })
  await vi.advanceTimersByTimeAsync(60_000)
  return Promise.all(all)
}

it('hashes follow each other and leave half of the time to other requests, and more of it from the third on', async () => {
  const turns = await turnsOf(4)
  const everyFrom = (startMs: number, ms: number) =>
    Array.from({ length: 10 }, (_, turn) => startMs + turn * ms)
  expect(turns).toEqual([everyFrom(0, 22), everyFrom(220, 22), everyFrom(440, 55), everyFrom(990, 55)])
  expect((await turnsOf(1))[0]).toEqual(everyFrom(0, 22))
})

it('in a busy isolate, the hashes that follow leave it more of its time, and a quiet one is quick again', async () => {
  const busy = async () => {
    for await (const _ of hashingTurns(5)) vi.setSystemTime(Date.now() + 300)
  }
  const done = busy()
  await vi.advanceTimersByTimeAsync(2_000)
  await done
  const [turns] = await turnsOf(1)
  expect(turns?.[0]).toBeGreaterThan(2_000)
  expect(turns?.[0]).toBeLessThanOrEqual(10_000)
  expect((await turnsOf(1))[0]?.[0]).toBe(0)
})

it('an abandoned hash delays the next one by its own turns at most', async () => {
  void hashingTurns(10).next()
  const waiting = hashingTurns(10).next()
  await vi.advanceTimersByTimeAsync(750)
  expect(await waiting).toEqual({ done: false, value: undefined })
})

it('a clock that is set back keeps nobody waiting', async () => {
  await turnsOf(20)
  vi.setSystemTime(new Date('2030-01-01T00:00:00Z'))
  const [turns] = await turnsOf(1)
  expect(turns?.at(-1)).toBeLessThan(12_000)
})
