import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { checkHealth } from './check-health.ts'

it('a database that a restore has not finished is not healthy, and the answer says how to go on', async () => {
  expect(await checkHealth(env.DB, [])).toMatchObject({ ok: true })
  await env.DB.prepare('create table backup_restore (pages integer)').run()
  expect(await checkHealth(env.DB, [])).toMatchObject({
    ok: false,
    reason: expect.stringContaining('`npm run restore` goes on'),
  })
  await env.DB.prepare('drop table backup_restore').run()
  expect(await checkHealth(env.DB, ['0999_missing.sql'])).toMatchObject({
    ok: false,
    reason: 'Migrations not applied: 0999_missing.sql',
  })
})
