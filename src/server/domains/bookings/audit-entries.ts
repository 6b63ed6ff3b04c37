import type { AuditEntry } from '#platform/audit/record.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { BookingSnapshot } from './see-booking.ts'
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
