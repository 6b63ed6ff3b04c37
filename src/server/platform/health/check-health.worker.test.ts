import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { createHashes, hashesTable, insertHash } from '#platform/backup/tables.ts'
import { takeLoggedErrors } from '#tests/worker/logged-errors.ts'
import { checkHealth } from './check-health.ts'

const files = (status = 200) => ({ fetch: async () => new Response(null, { status }) })
const healthWith = (expectedHashes: Record<string, string>, assets = files()) =>
  checkHealth({ database: env.DB, assets }, expectedHashes)

it('a database that a restore has not finished is not healthy, and the answer says how to go on', async () => {
  expect(await healthWith({})).toMatchObject({ ok: true })
  await env.DB.prepare('create table backup_restore (pages integer)').run()
  expect(await healthWith({})).toMatchObject({
    ok: false,
    reason: expect.stringContaining('`npm run restore` goes on'),
  })
  await env.DB.prepare('drop table backup_restore').run()
  expect(await healthWith({ '0999_missing.sql': 'hash' })).toMatchObject({
    ok: false,
    reason: 'Migrations not applied: 0999_missing.sql',
  })
})

it('a deployment without a database is told to bind one', async () => {
  expect(await checkHealth({ database: undefined, assets: files() }, {})).toMatchObject({
    ok: false,
    database: 'missing',
    reason: expect.stringContaining('bind one as DB'),
  })
})

it('health says whether the applied migrations are those of the build, without their names or hashes', async () => {
  const expectedHashes = { '0000_first.sql': 'one', '0001_newsletter.sql': 'two' }
  const stateOfFiles = async () => {
    const health = await healthWith(expectedHashes)
    expect(health.ok).toBe(true)
    expect(JSON.stringify(health)).not.toMatch(/0000_first|"one"|other/)
    return 'migrationFiles' in health && health.migrationFiles
  }
  expect(await stateOfFiles(), 'nobody has kept hashes').toBe('missing')
  await env.DB.prepare(createHashes).run()
  await env.DB.prepare(insertHash).bind('0000_first.sql', 'one').run()
  expect(await stateOfFiles()).toBe('missing')
  await env.DB.prepare(insertHash).bind('0001_newsletter.sql', 'two').run()
  expect(await stateOfFiles()).toBe('ok')
  await env.DB.prepare(`update ${hashesTable} set sha256 = 'other' where name = '0000_first.sql'`).run()
  expect(await stateOfFiles()).toBe('changed')
  await env.DB.prepare(`drop table ${hashesTable}`).run()
})

it('a database that cannot be written is not healthy, though pages are still read from it', async () => {
  for (const event of ['insert', 'update'])
    await env.DB.prepare(
      `create trigger full_disk_${event} before ${event} on rate_limits
       begin select raise(abort, 'database or disk is full'); end`,
    ).run()
  expect(await healthWith({})).toMatchObject({ ok: false, database: 'read-only' })
  expect(takeLoggedErrors()).toEqual([expect.stringContaining('the database cannot be written')])
  for (const event of ['insert', 'update']) await env.DB.prepare(`drop trigger full_disk_${event}`).run()
  expect(await healthWith({})).toMatchObject({ ok: true })
})

it('asking for health writes one row a minute at most, whoever asks', async () => {
  const probe = () =>
    env.DB.prepare("select reset_at as resetAt from rate_limits where key = 'health'").first<number>(
      'resetAt',
    )
  await healthWith({})
  const resetAt = await probe()
  for (let count = 0; count < 5; count += 1) await healthWith({})
  expect(await probe()).toBe(resetAt)
  await env.DB.prepare("update rate_limits set reset_at = 1 where key = 'health'").run()
  await healthWith({})
  expect(await probe()).toBeGreaterThan(Date.now())
})

it('a build whose files are gone is not healthy', async () => {
  expect(await healthWith({}, files(404))).toMatchObject({
    ok: false,
    reason: expect.stringContaining('files of this build are missing'),
  })
})
