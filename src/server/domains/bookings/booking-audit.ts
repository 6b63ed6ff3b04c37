import { type SQL, sql } from 'drizzle-orm'
import type { AuditEntry } from '#platform/audit/record.ts'
import type { Db } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { formattedCode } from './codes.ts'
import type { BookingSnapshot } from './snapshots.ts'
import type { BookingChange } from './write-change.ts'

/** Returns an audit entry for each part of a change: status and date, assignment, outcome, and a removed spam flag. */
export function auditEntriesOf(
  { booking }: BookingSnapshot,
  change: BookingChange,
  actor: AuditEntry['actor'],
): AuditEntry[] {
  const subject = formatCode(booking.code)
  const { status, confirmedFor, assigneeId, isSpam, outcome } = change
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  if (status !== undefined) {
    before.status = booking.status
    after.status = status
  }
  if (confirmedFor !== undefined) {
    before.confirmedFor = booking.confirmedFor?.toISOString() ?? null
    after.confirmedFor = confirmedFor?.toISOString() ?? null
  }
  const entries: AuditEntry[] = []
  if (Object.keys(after).length > 0) entries.push({ actor, action: 'booking.status', subject, before, after })
  if (assigneeId !== undefined) {
    const was = { assigneeId: booking.assigneeId }
    entries.push({ actor, action: 'booking.assign', subject, before: was, after: { assigneeId } })
  }
  if (outcome !== undefined) {
    const was = { outcome: booking.outcome }
    entries.push({ actor, action: 'booking.outcome', subject, before: was, after: { outcome } })
  }
  if (isSpam === false)
    entries.push({ actor, action: 'booking.not-spam', subject, before: { spamSign: booking.spamSign } })
  return entries
}

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
