import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { services } from '#platform/db/schema/content.ts'
import { withLocalD1 } from '../with-d1.ts'
import { fillState } from './fill-state.ts'
import { seedContent } from './seed-content.ts'

vi.setConfig({ testTimeout: 120_000 })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fill-'))
})
afterAll(() => rm(folder, { recursive: true }))

const anAccount = (username: string) => ({
  username,
  name: username,
  email: `${username}@example.com`,
  role: 'client' as const,
  passwordHash: 'none',
})
const fill = async (db: D1Database) => {
  await seedContent(openDb(db))
  for (const username of ['first', 'second']) await openDb(db).insert(users).values(anAccount(username))
}
const namesIn = (state: string) =>
  withLocalD1(async (db) => {
    const rows = await openDb(db).select({ username: users.username }).from(users)
    return rows.map(({ username }) => username)
  }, state)

test('a first start that was stopped half-way leaves nothing, and the next one fills the database', async () => {
  const state = join(folder, 'stopped')
  const stopping = async (db: D1Database) => {
    await openDb(db).insert(users).values(anAccount('first'))
    throw new Error('stopped half-way')
  }
  await expect(fillState(state, stopping)).rejects.toThrow('stopped half-way')
  await fillState(state, fill)
  expect(await readdir(state)).toEqual(['v3'])

  await withLocalD1((db) => openDb(db).delete(users).where(eq(users.username, 'first')), state)
  await fillState(state, fill)
  expect(await namesIn(state)).toEqual(['second'])
})

test('a database that a newer release has migrated starts, with a warning that names what is not known', async () => {
  const state = join(folder, 'newer')
  await fillState(state, fill)
  await withLocalD1(
    (db) => db.prepare('insert into d1_migrations (name) values (?)').bind('0999_from_later.sql').run(),
    state,
  )
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await fillState(state, fill)
  expect(warn.mock.calls).toEqual([[expect.stringContaining('0999_from_later.sql')]])
  warn.mockRestore()
})

test('a database without accounts keeps what people changed in it', async () => {
  const state = join(folder, 'unseeded')
  await fillState(state, null)
  await withLocalD1(async (db) => {
    await seedContent(openDb(db))
    await openDb(db).update(services).set({ title: 'Renamed' })
  }, state)
  await fillState(state, fill)
  expect(await namesIn(state)).toEqual(['first', 'second'])
  await withLocalD1(async (db) => {
    const rows = await openDb(db).selectDistinct({ title: services.title }).from(services)
    expect(rows).toEqual([{ title: 'Renamed' }])
  }, state)
})
