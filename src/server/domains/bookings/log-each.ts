import { type SQL, sql } from 'drizzle-orm'
import type { AuditEntry } from '#platform/audit/record.ts'
import { insertWhere } from '#platform/db/insert-where.ts'
import type { Db } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { formattedCode } from './code.ts'

interface LogEach {
  id: string
  actor: AuditEntry['actor']
  before: SQL
  after: SQL
  only: SQL
}

export const auditEachStatement = (db: Db, { id, actor, before, after, only }: LogEach) =>
  insertWhere(
    db,
    auditLog,
    {
      actorId: actor.id,
      actor: actor.username,
      action: 'booking.status',
      subjectType: 'booking',
      subject: formattedCode(sql`b.code`),
      before: sql`json_object('status', ${before})`,
      after: sql`json_object('status', ${after}, 'bulk', json('true'))`,
      createdAt: databaseNow,
    },
    sql`i.bulk_id = ${id} and ${only}`,
    sql`bulk_change_items i join bookings b on b.id = i.booking_id`,
  )
