import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { createHashes, hashesTable, insertHash } from '#server/backup/tables.ts'
import { checkHealth } from './check-health.ts'

it('a database that a restore has not finished is not healthy, and the answer says how to go on', async () => {
  expect(await checkHealth(env.DB, {})).toMatchObject({ ok: true })
  await env.DB.prepare('create table backup_restore (pages integer)').run()
  expect(await checkHealth(env.DB, {})).toMatchObject({
    ok: false,
    reason: expect.stringContaining('`npm run restore` goes on'),
  })
  await env.DB.prepare('drop table backup_restore').run()
  expect(await checkHealth(env.DB, { '0999_missing.sql': 'hash' })).toMatchObject({
    ok: false,
    reason: 'Migrations not applied: 0999_missing.sql',
  })
})

it('health says whether the applied migrations are those of the build, without their names or hashes', async () => {
  const expected = { '0000_first.sql': 'one', '0001_newsletter.sql': 'two' }
  const files = async () => {
    const health = await checkHealth(env.DB, expected)
    expect(health.ok).toBe(true)
    expect(JSON.stringify(health)).not.toMatch(/0000_first|"one"|other/)
    return 'migrationFiles' in health && health.migrationFiles
  }
  expect(await files(), 'nobody has kept hashes').toBe('missing')
  await env.DB.prepare(createHashes).run()
  await env.DB.prepare(insertHash).bind('0000_first.sql', 'one').run()
  expect(await files()).toBe('missing')
  await env.DB.prepare(insertHash).bind('0001_newsletter.sql', 'two').run()
  expect(await files()).toBe('ok')
  await env.DB.prepare(`update ${hashesTable} set sha256 = 'other' where name = '0000_first.sql'`).run()
  expect(await files()).toBe('changed')
  await env.DB.prepare(`drop table ${hashesTable}`).run()
})
