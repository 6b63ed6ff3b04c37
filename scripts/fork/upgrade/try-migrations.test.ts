import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { CommandResult } from '../../lib/run-command.ts'
import { aFolder } from '#tests/builders/folder.ts'
import { tryMigrations } from './try-migrations.ts'

const files = {
  'migrations/0000_first.sql': 'create table services (id integer primary key);',
  'src/site/migrations/9000_referrals.sql':
    'create table referrals (service integer references services (id) on delete cascade);',
  '.wrangler/state/v3/db.sqlite': 'rows',
}

const aFork = (newFiles: Record<string, string>) => aFolder({ ...files, ...newFiles })

async function tryIn(root: string, news: string[], response: CommandResult = { ok: true, output: '' }) {
  const calls: string[] = []
  let copiedFiles: string[] = []
  const wrangler = async (args: string[]) => {
    calls.push(args.join(' '))
    copiedFiles = readdirSync(join(root, '.wrangler/upgrade-database/v3'))
    return response
  }
  const { ok, result } = await tryMigrations(news, { root, stateDir: '.wrangler/state', wrangler })
  return { ok, result, calls, copiedFiles }
}

test('new migrations run on a copy of the local database, which is deleted again', async () => {
  const root = aFork({ 'migrations/0001_notes.sql': 'create table notes (id integer);' })
  const { ok, result, calls, copiedFiles } = await tryIn(root, ['migrations/0001_notes.sql'])
  expect(ok).toBe(true)
  expect(result).toContain(
    'New migrations: 0001_notes.sql. A copy of the local database accepts all migrations',
  )
  expect(calls).toEqual(['d1 migrations apply DB --local --persist-to .wrangler/upgrade-database'])
  expect(copiedFiles).toEqual(['db.sqlite'])
  expect(existsSync(join(root, '.wrangler/upgrade-database'))).toBe(false)
})

test('a migration that the copy refuses is reported with its reason', async () => {
  const root = aFork({ 'migrations/0001_notes.sql': 'create unique index by_id on services (id);' })
  const refusal = { ok: false, reason: 'exit', exitCode: 1, output: 'UNIQUE constraint failed' } as const
  const { ok, result } = await tryIn(root, ['migrations/0001_notes.sql'], refusal)
  expect(ok).toBe(false)
  expect(result).toContain('refused them: UNIQUE constraint failed')
  expect(existsSync(join(root, '.wrangler/upgrade-database'))).toBe(false)
})

test("a release's migration that would delete rows of a fork's own table is stopped before any database", async () => {
  const root = aFork({ 'migrations/0001_rebuild.sql': 'drop table services;' })
  const { ok, result, calls } = await tryIn(root, ['migrations/0001_rebuild.sql'])
  expect(ok).toBe(false)
  expect(result).toContain(
    'migrations/0001_rebuild.sql loses data of referrals, which already exists: it deletes',
  )
  expect(calls).toEqual([])
})

test('without a local database there is nothing to try', async () => {
  const root = aFork({})
  rmSync(join(root, '.wrangler'), { recursive: true })
  expect(await tryIn(root, [])).toMatchObject({
    ok: true,
    result: 'The release has no new migrations. There is no local database yet.',
    calls: [],
  })
})
