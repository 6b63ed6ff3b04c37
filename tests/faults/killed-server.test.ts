import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { bookingEvents, bookings } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { applyMigrations } from '../../scripts/cloud/migrations/apply-migrations.ts'
import { seedContent } from '../../scripts/lib/local/seed-content.ts'
import { listMigrations } from '../../scripts/cloud/migrations/list-migrations.ts'
import { withLocalD1 } from '../../scripts/lib/with-d1.ts'

const kills = 3

let state: string
beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'killed-'))
  await withLocalD1(async (db) => {
    await applyMigrations(db, listMigrations())
    await seedContent(openDb(db))
  }, state)
}, 60_000)
afterAll(() => rm(state, { recursive: true }))

async function bookUntilKilled(ms: number): Promise<string[]> {
  const codes: string[] = []
  const child = fork('tests/faults/book-until-killed.ts', {
    env: { ...process.env, STATE_DIR: state },
    detached: true,
  })
  child.on('message', (code) => codes.push(String(code)))
  const exit = once(child, 'exit')
  await Promise.race([
    once(child, 'message'),
    exit.then(([code]) => {
      throw new Error(`it ended before it was killed, with ${code}`)
    }),
  ])
  await pause(ms)
  process.kill(-(child.pid ?? 0), 'SIGKILL')
  await exit
  return codes
}

test('a server killed while it writes loses no confirmed booking, and none is half there', async () => {
  const confirmedCodes: string[] = []
  for (let kill = 0; kill < kills; kill += 1) confirmedCodes.push(...(await bookUntilKilled(40 + 70 * kill)))
  expect(confirmedCodes.length).toBeGreaterThanOrEqual(kills)

  await withLocalD1(async (database) => {
    const db = openDb(database)
    const rows = await db.select({ id: bookings.id, code: bookings.code }).from(bookings)
    expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(confirmedCodes))
    const ids = rows.map(({ id }) => id).toSorted((a, b) => a - b)
    const events = await db.select({ bookingId: bookingEvents.bookingId }).from(bookingEvents)
    expect(events.map(({ bookingId }) => bookingId).toSorted((a, b) => a - b)).toEqual(ids)
    expect(await db.$count(outbox)).toBe(2 * ids.length)
    expect(await database.prepare('pragma quick_check').first('quick_check')).toBe('ok')
  }, state)
}, 120_000)
