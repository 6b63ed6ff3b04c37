import { type SQL, and, eq } from 'drizzle-orm'
import { bookingTransitions } from '#contracts/booking-rules.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import type { AuditEntry } from '#server/audit/record.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { updateAtRevision } from '#server/db/update-at-revision.ts'
import {
  type BookingChange,
  type BookingSnapshot,
  nextUpdatedAt,
  saveOfChange,
  seeBooking,
} from './write-change.ts'

interface Change extends BookingChange {
  /** As stored. */
  code: string
  actorId: number
  admin?: AuditEntry['actor'] | undefined
  /** The owner may change a booking only while it is theirs. */
  ownerId?: number | undefined
  /** From which statuses; without it every one that leads to `status`. */
  from?: readonly BookingStatus[] | undefined
  /** What the change started from; without it the change applies to whatever is newest. */
  revision?: number | undefined
  /** Origin of the site for the link in the email, without a trailing slash. */
  siteUrl: string
  now: Date
}

type Refusal = 'not-found' | 'illegal' | 'no-date' | 'changed'

/**
 * Changes a booking's status, its appointment or who looks after it, all of them or nothing. The statement's own
 * condition decides between two changes at once: one wins; the other finds the booking as it is then, and is refused
 * when it named a revision or when its move is not allowed any more.
 */
export async function changeBooking(
  db: Db,
  { code, actorId, admin, ownerId, from, revision, siteUrl, now, ...asked }: Change,
): Promise<{ ok: true } | { ok: false; reason: Refusal }> {
  const which: SQL | undefined = and(
    eq(bookings.code, code),
    ownerId === undefined ? undefined : eq(bookings.userId, ownerId),
  )
  const result = await updateAtRevision(db, {
    table: bookings,
    revision: { column: 'updatedAt', next: nextUpdatedAt(now) },
    expected: revision,
    read: async () => {
      const seen = await seeBooking(db, which)
      return seen && { id: seen.booking.id, revision: seen.booking.updatedAt.getTime(), seen }
    },
    plan: ({ seen }, save) => {
      const reason = refusal(seen, asked, from)
      if (reason) return { ok: false as const, reason }
      const change = withoutSame(seen, asked)
      if (Object.keys(change).length === 0) return { ok: true as const }
      return save(saveOfChange(db, { seen, change, actorId, admin, siteUrl, now }))
    },
  })
  if (result.ok) return { ok: true }
  return { ok: false, reason: result.reason === 'conflict' ? 'changed' : result.reason }
}

function refusal(
  { booking }: BookingSnapshot,
  { status, confirmedFor }: BookingChange,
  from: readonly BookingStatus[] | undefined,
): Refusal | undefined {
  if (status !== undefined) {
    const isLegal =
      bookingTransitions[booking.status].includes(status) && (from?.includes(booking.status) ?? true)
    return isLegal ? undefined : 'illegal'
  }
  return confirmedFor !== undefined && booking.status !== 'confirmed' ? 'no-date' : undefined
}

/** A date or an assignee that is there already is no change. */
function withoutSame({ booking }: BookingSnapshot, asked: BookingChange): BookingChange {
  const { status, confirmedFor, assigneeId } = asked
  const change: BookingChange = {}
  if (status !== undefined) change.status = status
  if (confirmedFor !== undefined && confirmedFor?.getTime() !== booking.confirmedFor?.getTime()) {
    change.confirmedFor = confirmedFor
  }
  if (assigneeId !== undefined && assigneeId !== booking.assigneeId) change.assigneeId = assigneeId
  return change
}

/** The owner's own move: only while pending (decisions, Client area). */
export const cancelBooking = (
  db: Db,
  { code, userId, siteUrl, now }: { code: string; userId: number; siteUrl: string; now: Date },
) =>
  changeBooking(db, {
    code,
    status: 'cancelled',
    from: ['pending'],
    actorId: userId,
    ownerId: userId,
    siteUrl,
    now,
  })
