import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#server/db/open.ts'
import { aContext } from '../../../tests/builders/service-context.ts'
import { checkHealth } from './check-health.ts'

it('a database that a restore has not finished is not healthy, and the answer says how to go on', async () => {
  const context = aContext(openDb(env.DB))
  expect(await checkHealth(context, [])).toMatchObject({ ok: true })
  await env.DB.prepare('create table backup_restore (pages integer)').run()
  expect(await checkHealth(context, [])).toMatchObject({
    ok: false,
    reason: expect.stringContaining('`npm run restore` goes on'),
  })
  await env.DB.prepare('drop table backup_restore').run()
  expect(await checkHealth(context, ['0999_missing.sql'])).toMatchObject({
    ok: false,
    reason: 'Migrations not applied: 0999_missing.sql',
  })
})
