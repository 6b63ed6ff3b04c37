import { type SQL, and, eq } from 'drizzle-orm'
import { transitionsFrom } from '#contracts/booking-transitions.ts'
import type { BookingStatus } from '#contracts/bookings.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { isUniqueViolation } from '#platform/db/sql.ts'
import { updateAtRevision, nameRefusals } from '#platform/db/update-at-revision.ts'
import { agencyNoticeTokens, clientCancelledEmail } from '#platform/email/agency-emails.ts'
import { unprovedTokens } from '#platform/email/unproved-address.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { assigneeEmailsOfChange } from './assignees.ts'
import { nextUpdatedAt, hasMailbox } from './booking-row.ts'
import { planReopening } from './cancellations.ts'
import { newChangeId } from './held-emails.ts'
import { type BookingSnapshot, clientOf, seeBooking } from './snapshots.ts'
import { type BookingChange, changeStatements } from './write-change.ts'

interface Change extends BookingChange {
  code: string
  ownerId?: number | undefined
  isByClient?: boolean
  from?: readonly BookingStatus[] | undefined
  revision?: number | undefined
  /** Names a change of the status, so that it can be undone. */
  changeId?: string | undefined
}

type TransitionRefusal =
  | { reason: 'illegal-transition'; from: BookingStatus; to: BookingStatus }
  | { reason: 'date-without-confirmation'; status: BookingStatus }
  | { reason: 'appointment-not-past' }
type ChangeRefusal =
  | { reason: 'booking-not-found' | 'client-deleted' }
  | { reason: 'booking-conflict' }
  | { reason: 'invalid-field'; field: 'changeId' }
  | TransitionRefusal

export async function changeBooking(
  context: ServiceContext,
  {
    code,
    ownerId,
    isByClient = ownerId !== undefined,
    from,
    revision,
    changeId = newChangeId(),
    ...requested
  }: Change,
): Promise<{ ok: true } | ({ ok: false } & ChangeRefusal)> {
  const { db, now } = context
  const which: SQL | undefined = and(
    eq(bookings.code, code),
    ownerId === undefined ? undefined : eq(bookings.userId, ownerId),
  )
  const changing = updateAtRevision(db, {
    table: bookings,
    revision: { column: 'updatedAt', next: nextUpdatedAt(now) },
    expected: revision,
    read: async () => {
      const snapshot = await seeBooking(db, which)
      return snapshot && { id: snapshot.booking.id, revision: snapshot.booking.updatedAt.getTime(), snapshot }
    },
    findStored: ({ snapshot }) => (isInPlace(snapshot, requested) ? snapshot.booking : null),
    plan: async ({ snapshot }, save) => {
      const refusal = transitionRefusal(snapshot, requested, from) ?? outcomeRefusal(snapshot, requested, now)
      if (refusal) return { ok: false as const, ...refusal }
      const isReopening = requested.status === 'pending'
      if (isReopening && snapshot.contact.email === '')
        return { ok: false as const, reason: 'client-deleted' as const }
      const reopening = isReopening ? await planReopening(context, snapshot.booking) : undefined
      const change = {
        ...(await withLength(
          context,
          snapshot,
          withoutUnchanged(snapshot, withoutPastTime(snapshot, requested, now)),
        )),
        ...reopening?.change,
      }
      if (Object.keys(change).length === 0) return { ok: true as const }
      const { contact } = snapshot
      const notice =
        isByClient && change.status === 'cancelled'
          ? {
              email: clientCancelledEmail({
                ...snapshot.booking,
                replyTo: contact.email,
                siteUrl: context.siteUrl,
              }),
              tokens: agencyNoticeTokens(context, clientOf(snapshot)),
            }
          : undefined
      const emailTokens =
        !isByClient || hasMailbox(context, contact)
          ? undefined
          : unprovedTokens(context, 'booking', contact.email)
      const assigneeEmails = await assigneeEmailsOfChange(context, snapshot, change)
      const update = changeStatements(context, {
        changeId: change.status === undefined ? undefined : changeId,
        snapshot,
        change,
        isByClient,
        emailTokens,
        notice,
        assigneeEmails,
      })
      return save({ ...update, where: and(update.where, reopening?.where) })
    },
  })
  const result = await changing.catch((error: unknown) => {
    if (isUniqueViolation(error)) return null
    throw error
  })
  if (!result) return { ok: false, reason: 'invalid-field', field: 'changeId' }
  const namedResult = nameRefusals(result, { notFound: 'booking-not-found', conflict: 'booking-conflict' })
  return namedResult.ok ? { ok: true } : namedResult
}

function transitionRefusal(
  { booking }: BookingSnapshot,
  { status, confirmedFor }: BookingChange,
  from: readonly BookingStatus[] | undefined,
): TransitionRefusal | undefined {
  if (status !== undefined) {
    const isLegal =
      transitionsFrom(booking.status).includes(status) && (from?.includes(booking.status) ?? true)
    return isLegal ? undefined : { reason: 'illegal-transition', from: booking.status, to: status }
  }
  return confirmedFor !== undefined && booking.status !== 'confirmed'
    ? { reason: 'date-without-confirmation', status: booking.status }
    : undefined
}

/** A cancelled appointment may get an outcome before its time, because clients call off at short notice. */
function outcomeRefusal(
  { booking: { status, confirmedFor } }: BookingSnapshot,
  { outcome }: BookingChange,
  now: Date,
): TransitionRefusal | undefined {
  if (!outcome) return undefined
  const isOver = confirmedFor !== null && (confirmedFor <= now || status === 'cancelled')
  return isOver && status !== 'pending' ? undefined : { reason: 'appointment-not-past' }
}

function withoutPastTime({ booking }: BookingSnapshot, requested: BookingChange, now: Date): BookingChange {
  const isPast = booking.status === 'pending' && booking.confirmedFor !== null && booking.confirmedFor <= now
  return isPast && requested.status === 'confirmed'
    ? { ...requested, confirmedFor: requested.confirmedFor ?? null }
    : requested
}

function withoutUnchanged({ booking }: BookingSnapshot, requested: BookingChange): BookingChange {
  const { status, confirmedFor, assigneeId, isSpam, outcome } = requested
  const change: BookingChange = {}
  if (status !== undefined) change.status = status
  if (confirmedFor !== undefined && confirmedFor?.getTime() !== booking.confirmedFor?.getTime()) {
    change.confirmedFor = confirmedFor
  }
  if (assigneeId !== undefined && assigneeId !== booking.assigneeId) change.assigneeId = assigneeId
  if (isSpam === false && booking.spamSign) change.isSpam = false
  if (outcome !== undefined) {
    const outcomeNote = (outcome && requested.outcomeNote) || null
    if (outcome !== booking.outcome || outcomeNote !== booking.outcomeNote)
      Object.assign(change, { outcome, outcomeNote })
  }
  return change
}

/** A time that is set by hand takes as long as the appointments that its person offers. */
async function withLength(
  { db }: ServiceContext,
  { booking }: BookingSnapshot,
  change: BookingChange,
): Promise<BookingChange> {
  const { confirmedFor, assigneeId = booking.assigneeId } = change
  if (!confirmedFor || assigneeId === null || booking.appointmentMinutes !== null) return change
  const [schedule] = await db
    .select({ appointmentMinutes: schedules.slotMinutes })
    .from(schedules)
    .where(and(eq(schedules.userId, assigneeId), eq(schedules.isOpen, true)))
  return { ...change, ...schedule }
}

function isInPlace(snapshot: BookingSnapshot, { status, ...requested }: BookingChange): boolean {
  const isInStatus = status === undefined || status === snapshot.booking.status
  return isInStatus && Object.keys(withoutUnchanged(snapshot, requested)).length === 0
}

type CancelRefusal = 'booking-not-found' | 'booking-not-pending' | 'booking-cancelled-already'

/**
 * Cancels the signed-in client's own pending booking. Refuses with `booking-not-found` when it is not theirs,
 * `booking-cancelled-already` or `booking-not-pending`.
 */
export async function cancelBooking(
  context: ServiceContext<SessionUser>,
  code: string,
): Promise<{ ok: true } | { ok: false; reason: CancelRefusal }> {
  const result = await changeBooking(context, {
    code,
    status: 'cancelled',
    from: ['pending'],
    ownerId: context.user.id,
  })
  if (result.ok) return result
  if (result.reason === 'booking-not-found') return { ok: false, reason: result.reason }
  const isCancelled = result.reason === 'illegal-transition' && result.from === 'cancelled'
  return { ok: false, reason: isCancelled ? 'booking-cancelled-already' : 'booking-not-pending' }
}
