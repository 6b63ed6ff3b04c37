import { eq, sql } from 'drizzle-orm'
import { whereSlotFree } from '#domains/schedules/occupies-time.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { appointmentLinks } from '#platform/db/schema/schedules.ts'
import { nameRefusals, updateAtRevision } from '#platform/db/update-at-revision.ts'
import { agencyNoticeTokens, appointmentMovedEmail } from '#platform/email/agency-emails.ts'
import { takeUnproved } from '#platform/email/unproved-address.ts'
import { ipLimits, limit } from '#platform/rate-limit/limits.ts'
import { oncePerKey, giveBack, takeTokens, type Token } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { findOfferFor, isMovable } from './appointment-times.ts'
import { pickedTimeOf } from './appointments.ts'
import { assigneeEmailsOfChange } from './assignees.ts'
import { hasMailbox, nextUpdatedAt } from './booking-row.ts'
import {
  releaseHoldsStatements,
  heldUntil,
  whereHoldsBelowLimit,
  whereDayHasRoom,
  slotRefusal,
} from './holds.ts'
import { lostTimeStatements } from './lost-times.ts'
import { clientOf, seeBooking } from './snapshots.ts'
import { changeStatements } from './write-change.ts'

export type MoveRefusal =
  | { reason: 'appointment-past' | 'slot-taken' }
  | { reason: 'too-many-holds'; holdsMax: number }
  | { reason: 'too-many-attempts'; retryAfterSeconds: number }

/** Moves an appointment for its client. The caller decides who the client is. */
export async function moveAppointment(
  context: ServiceContext,
  { code, startsAt }: { code: string; startsAt: Date },
): Promise<{ ok: true } | ({ ok: false } & MoveRefusal)> {
  const { db, now, siteUrl } = context
  const tokens = await takeTokens(context, [limit('appointment-moves', code)])
  if (!tokens.ok) return tokens
  const takenTokens: Token[] = []
  const remember = (result: Awaited<ReturnType<typeof takeTokens>>) => {
    if (result.ok) takenTokens.push(...result.tokens)
    return result
  }
  const takeUnprovedOnce = oncePerKey(async (email: string) =>
    remember(await takeUnproved(context, 'booking', email)),
  )
  const takeHeldTimeOnce = oncePerKey(async (address: string) =>
    remember(await takeTokens(context, ipLimits('held-times', address))),
  )
  const giveBackAll = () => Promise.all(takenTokens.map((token) => giveBack(context, token)))
  const result = await updateAtRevision(db, {
    table: bookings,
    revision: { column: 'updatedAt', next: nextUpdatedAt(now) },
    expected: undefined,
    read: async () => {
      const snapshot = await seeBooking(db, eq(bookings.code, code))
      return snapshot && { id: snapshot.booking.id, revision: snapshot.booking.updatedAt.getTime(), snapshot }
    },
    plan: async ({ snapshot }, save) => {
      const { booking, contact } = snapshot
      if (!isMovable(booking, now)) return { ok: false as const, reason: 'appointment-past' as const }
      const isConfirmed = booking.status === 'confirmed'
      const isSameTime = booking.confirmedFor?.getTime() === startsAt.getTime()
      const isTheirs = isConfirmed || pickedTimeOf(booking, now) !== null
      if (isSameTime && isTheirs) return { ok: true as const }
      const offer = await findOfferFor(context, booking, startsAt)
      if (!offer) return { ok: false as const, reason: 'slot-taken' as const }
      const isProved = hasMailbox(context, contact)
      if (isConfirmed && !isProved) {
        const emailTokens = await takeUnprovedOnce(contact.email)
        if (!emailTokens.ok) return emailTokens
      }
      if (!isConfirmed && !isTheirs) {
        const heldTimeTokens = await takeHeldTimeOnce(context.ip)
        if (!heldTimeTokens.ok) return heldTimeTokens
      }
      const isFlagged = !isConfirmed && booking.spamSign !== null
      const notice =
        isSameTime || isFlagged
          ? undefined
          : {
              email: appointmentMovedEmail({
                ...booking,
                startsAt,
                isConfirmed,
                replyTo: contact.email,
                siteUrl,
                personTimeZone: offer.timeZone,
              }),
              tokens: agencyNoticeTokens(context, clientOf(snapshot)),
            }
      const change = {
        ...(isSameTime ? {} : { confirmedFor: startsAt }),
        appointmentMinutes: offer.minutes,
        ...(offer.userId === booking.assigneeId ? {} : { assigneeId: offer.userId }),
        ...(isConfirmed ? {} : { heldUntil: heldUntil(startsAt, now) }),
      }
      const { alongside, ...update } = changeStatements(context, {
        snapshot,
        change,
        isByClient: true,
        notice,
        assigneeEmails: await assigneeEmailsOfChange(context, snapshot, change),
      })
      const whereFree = whereSlotFree(offer, { now, exceptId: booking.id })
      const whereTakeable = isConfirmed
        ? whereFree
        : sql`${whereFree} and ${whereHoldsBelowLimit(booking.clientEmail, now, booking.id)} and ${isProved ? sql`1` : whereDayHasRoom(offer, now, booking.id)}`
      const tellOfLostTimes = isFlagged
        ? undefined
        : await lostTimeStatements(context, { slot: offer, exceptId: booking.id })
      return save({
        ...update,
        where: whereTakeable,
        alongside: (whereCurrent, matchesRow) => ({
          ...alongside(whereCurrent, matchesRow),
          links: isConfirmed
            ? undefined
            : db
                .update(appointmentLinks)
                .set({ expiresAt: startsAt })
                .where(
                  sql`${appointmentLinks.bookingId} = ${booking.id} and ${appointmentLinks.email} <> '' and ${appointmentLinks.expiresAt} > ${now.getTime()} and ${whereCurrent}`,
                ),
          lostTimes: tellOfLostTimes?.(whereCurrent),
          holds: isFlagged
            ? undefined
            : releaseHoldsStatements(db, {
                slot: offer,
                now,
                takerExists: whereCurrent,
                exceptId: booking.id,
              }),
        }),
      })
    },
    explain: async ({ snapshot: { booking } }) => {
      const offer = await findOfferFor(context, booking, startsAt)
      if (!offer) return { ok: false as const, reason: 'slot-taken' as const }
      if (booking.status === 'confirmed') return null
      const refusal = await slotRefusal(context, booking)
      return refusal.reason === 'too-many-holds' ? refusal : null
    },
  })
  if (!result.ok) await giveBackAll()
  const namedResult = nameRefusals(result, { notFound: 'appointment-past', conflict: 'slot-taken' })
  return namedResult.ok ? { ok: true } : namedResult
}
