import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { exportPosts } from '#domains/blog/export-posts.ts'
import { fillState } from './fill-state.ts'
import { seedDatabase } from './seed-database.ts'
import { withLocalDatabase } from './with-local-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'with-local-database-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a command that needs the local database says what to do before there is one', async () => {
  const message = 'Run `npm start` once, then try again.'
  await expect(withLocalDatabase(exportPosts, folder)).rejects.toThrow(message)
  await expect(withLocalDatabase(seedDatabase, folder)).rejects.toThrow(message)
})

test('a mistake in a statement is not blamed on the database', async () => {
  const state = join(folder, 'complete')
  await fillState(state, null)
  const mistake = withLocalDatabase(({ db }) => db.all(sql`select no_such_column from users`), state)
  await expect(mistake).rejects.not.toThrow('Run `npm start`')
  await expect(mistake).rejects.toThrow('no_such_column')
})

test('any other failure stays as it is', async () => {
  const failure = new Error('The disk is full.')
  await expect(withLocalDatabase(() => Promise.reject(failure), folder)).rejects.toBe(failure)
})
