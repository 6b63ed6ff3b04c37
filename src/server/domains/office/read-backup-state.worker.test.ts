import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { readBackupState } from './read-backup-state.ts'

const context = aContext(openDb(env.DB))
const record = (action: string, createdAt: string) =>
  env.DB.prepare(
    "insert into audit_log (actor, action, subject_type, subject, created_at) values ('npm:backup', ?, 'database', 'a.backup', ?)",
  )
    .bind(action, Date.parse(createdAt))
    .run()

it('the newest backup and the newest drill are told apart, and neither is invented', async () => {
  expect(await readBackupState(context)).toEqual({ backedUpAt: null, drilledAt: null, nightly: 'off' })
  await record('database.backup', '2026-03-01T04:00:00.000Z')
  await record('database.drill', '2026-03-01T04:01:00.000Z')
  await record('database.backup', '2026-03-02T04:00:00.000Z')
  expect(await readBackupState(context)).toEqual({
    backedUpAt: '2026-03-02T04:00:00.000Z',
    drilledAt: '2026-03-01T04:01:00.000Z',
    nightly: 'off',
  })
})
