import { env } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { auditStatement } from './record.ts'

const db = openDb(env.DB)
const actor = { id: 7, username: 'asha' }

it('an entry says who did what to which record, with the values before and after', async () => {
  await db.batch([
    auditStatement(db, {
      actor,
      action: 'user.role',
      subject: '12',
      before: { role: 'client' },
      after: { role: 'admin' },
    }),
    auditStatement(db, { actor, action: 'user.delete', subject: '13' }, sql`1 = 2`),
  ])
  expect(await db.select().from(auditLog)).toMatchObject([
    {
      actorId: 7,
      actor: 'asha',
      action: 'user.role',
      subjectType: 'user',
      subject: '12',
      before: { role: 'client' },
      after: { role: 'admin' },
    },
  ])
})

it('no entry can be changed or deleted', async () => {
  await auditStatement(db, { actor, action: 'user.disable', subject: '12' })
  await expect(env.DB.prepare(`update audit_log set actor = 'nobody'`).run()).rejects.toThrow('only added to')
  await expect(env.DB.prepare('delete from audit_log').run()).rejects.toThrow('only added to')
})
