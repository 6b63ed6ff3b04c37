import { and, asc, eq, gte, inArray, or } from 'drizzle-orm'
import { opensBackOffice } from '#contracts/role-abilities.ts'
import { answerColumns, readServiceAnswers } from '#domains/bookings/booking-row.ts'
import { readSource } from '#domains/bookings/booking-sources.ts'
import { hostOf } from '#domains/calendars/read-calendars.ts'
import { countRecoveryCodesStatement } from '#domains/identity/second-factor/recovery-codes.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import type { Db } from '#platform/db/open.ts'
import { devices, users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { newsletterSubscribers } from '#platform/db/schema/blog.ts'
import {
  bookingClaims,
  bookingEvents,
  bookingMessages,
  bookingMoves,
  bookings,
} from '#platform/db/schema/bookings.ts'
import { calendarFeeds, calendarSubscriptions } from '#platform/db/schema/calendars.ts'
import { services } from '#platform/db/schema/content.ts'
import { emailChoices, heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { busyTimes, scheduleDaysOff, schedules } from '#platform/db/schema/schedules.ts'
import { authenticators, passkeys } from '#platform/db/schema/second-factors.ts'
import { withoutTokens } from '#platform/email/list-emails.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { Session } from '#platform/sessions/session.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { exportProjects } from './export-projects.ts'
import { listSessions } from './sessions.ts'

/**
 * Returns everything stored about a user except secrets (hashes, keys, codes, and addresses and links that
 * still work) and the agency's internal notes. Data matched by email address alone is included only once the
 * address is confirmed.
 */
export async function exportAccount(context: ServiceContext, session: Session) {
  const { db, now } = context
  const { id } = session.user
  const tokens = await takeTokens(context, [limit('account-export', id)])
  if (!tokens.ok) return tokens
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) return { ok: false as const, reason: 'sign-in-first' as const }
  const { username, name, email, pendingEmail, role, emailConfirmedAt, createdAt } = user
  const data = {
    exportedAt: now,
    account: { username, name, email, pendingEmail, role, emailConfirmedAt, createdAt },
    sessions: await listSessions(context, session),
    emails: await exportEmailChoices(db, id),
    secondFactor: await exportSecondFactor(db, id),
    knownBrowsers: await db.select({ until: devices.expiresAt }).from(devices).where(eq(devices.userId, id)),
    calendars: await exportCalendars(db, id),
    projects: await exportProjects(db, id),
    bookings: await exportBookings(db, id),
    appointmentHours: await exportSchedule(db, id),
    ...(emailConfirmedAt ? await exportByEmail(db, user) : {}),
    ...(opensBackOffice(role) ? { auditLog: await exportAuditLog(db, user) } : {}),
  }
  return { ok: true as const, data }
}

async function exportEmailChoices(db: Db, userId: number) {
  const { choiceRows, heldRows } = await batchNamed(db, {
    choiceRows: db
      .select({ topic: emailChoices.topic, timing: emailChoices.timing })
      .from(emailChoices)
      .where(eq(emailChoices.userId, userId)),
    heldRows: db
      .select({ subject: heldNotices.subject, link: heldNotices.link, createdAt: heldNotices.createdAt })
      .from(heldNotices)
      .where(eq(heldNotices.userId, userId))
      .orderBy(asc(heldNotices.id)),
  })
  return { choices: choiceRows, heldForTheDigest: heldRows }
}

async function exportSecondFactor(db: Db, userId: number) {
  const { authenticator, passkeyRows, codes } = await batchNamed(db, {
    authenticator: db
      .select({ createdAt: authenticators.createdAt, confirmedAt: authenticators.confirmedAt })
      .from(authenticators)
      .where(eq(authenticators.userId, userId)),
    passkeyRows: db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    codes: countRecoveryCodesStatement(db, userId),
  })
  return {
    authenticatorApp: authenticator[0] ?? null,
    passkeys: passkeyRows,
    recoveryCodesLeft: codes[0]?.count ?? 0,
  }
}

async function exportCalendars(db: Db, userId: number) {
  const { feeds, subscriptions, busy } = await batchNamed(db, {
    feeds: db
      .select({ scope: calendarFeeds.scope, createdAt: calendarFeeds.createdAt })
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
    subscriptions: db.select().from(calendarSubscriptions).where(eq(calendarSubscriptions.userId, userId)),
    busy: db
      .select({ startsAt: busyTimes.startsAt, endsAt: busyTimes.endsAt })
      .from(busyTimes)
      .where(eq(busyTimes.userId, userId))
      .orderBy(asc(busyTimes.startsAt)),
  })
  const [subscription] = subscriptions
  return {
    feed: feeds[0] ?? null,
    busyCalendar: subscription
      ? {
          host: hostOf(subscription),
          createdAt: subscription.createdAt,
          lastReadAt: subscription.lastReadAt,
        }
      : null,
    busyTimes: busy,
  }
}

async function exportSchedule(db: Db, userId: number) {
  const { rows, daysOff } = await batchNamed(db, {
    rows: db.select().from(schedules).where(eq(schedules.userId, userId)),
    daysOff: db.select().from(scheduleDaysOff).where(eq(scheduleDaysOff.userId, userId)),
  })
  const [schedule] = rows
  if (!schedule) return null
  const { id: _, userId: _owner, revision: _revision, ...settings } = schedule
  return {
    ...settings,
    daysOff: daysOff.map(({ firstDay, lastDay, label }) => ({ firstDay, lastDay, label })),
  }
}

async function exportBookings(db: Db, userId: number) {
  const ofUser = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.userId, userId))
  const { own, events, moves, claims, messages } = await batchNamed(db, {
    own: db
      .select({ booking: bookings, service: services.bookingTitle })
      .from(bookings)
      .innerJoin(services, eq(services.id, bookings.serviceId))
      .where(eq(bookings.userId, userId))
      .orderBy(asc(bookings.id)),
    events: db
      .select()
      .from(bookingEvents)
      .where(inArray(bookingEvents.bookingId, ofUser))
      .orderBy(asc(bookingEvents.id)),
    moves: db
      .select()
      .from(bookingMoves)
      .where(inArray(bookingMoves.bookingId, ofUser))
      .orderBy(asc(bookingMoves.id)),
    claims: db.select().from(bookingClaims).where(eq(bookingClaims.userId, userId)),
    messages: db
      .select()
      .from(bookingMessages)
      .where(inArray(bookingMessages.bookingId, ofUser))
      .orderBy(asc(bookingMessages.id)),
  })
  return own.map(({ booking: { id, code, ...booking }, service }) => ({
    confirmationCode: formatCode(code),
    serviceId: booking.serviceId,
    service,
    ...answerColumns(booking),
    serviceAnswers: (readServiceAnswers(booking) ?? []).map(({ question, answer }) => ({ question, answer })),
    cameFrom: readSource(booking),
    status: booking.status,
    confirmedFor: booking.status === 'pending' ? null : booking.confirmedFor,
    pickedTime: booking.status === 'pending' ? booking.confirmedFor : null,
    heldUntil: booking.heldUntil,
    appointmentMinutes: booking.appointmentMinutes,
    timeZone: booking.clientTimeZone,
    outcome: booking.outcome,
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
    addedToAccountAt: claims.find(({ bookingId }) => bookingId === id)?.createdAt ?? null,
    events: events
      .filter(({ bookingId }) => bookingId === id)
      .map(({ status, createdAt }) => ({ status, createdAt })),
    appointmentMoves: moves
      .filter(({ bookingId }) => bookingId === id)
      .map(({ startedBefore, startsAt, movedBy, createdAt }) => ({
        startedBefore,
        startsAt,
        createdAt,
        movedBy: movedBy === 'client' ? 'you' : movedBy,
      })),
    messages: messages
      .filter(({ bookingId }) => bookingId === id)
      .map(({ fromAgency, body, createdAt }) => ({ from: fromAgency ? 'agency' : 'you', body, createdAt })),
  }))
}

async function exportByEmail(db: Db, { id, email, createdAt }: typeof users.$inferSelect) {
  const { newsletter, emails } = await batchNamed(db, {
    newsletter: db
      .select({
        subscribedAt: newsletterSubscribers.createdAt,
        confirmedAt: newsletterSubscribers.confirmedAt,
        source: newsletterSubscribers.source,
        unsubscribedAt: newsletterSubscribers.unsubscribedAt,
      })
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, email)),
    emails: db
      .select({
        subject: outbox.subject,
        body: outbox.body,
        createdAt: outbox.createdAt,
        sentAt: outbox.sentAt,
      })
      .from(outbox)
      .where(and(eq(outbox.userId, id), eq(outbox.recipient, email), gte(outbox.createdAt, createdAt)))
      .orderBy(asc(outbox.id)),
  })
  return {
    newsletter: newsletter[0] ?? null,
    emailsToYou: emails.map((email) => ({ ...email, body: withoutTokens(email.body) })),
  }
}

/** An editor may have been an administrator, whose entries name other users. */
const exportAuditLog = (
  db: Db,
  { id, username, role }: Pick<typeof users.$inferSelect, 'id' | 'username' | 'role'>,
) =>
  db
    .select({ action: auditLog.action, subject: auditLog.subject, createdAt: auditLog.createdAt })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, id),
        role === 'admin'
          ? undefined
          : or(
              inArray(auditLog.subjectType, ['post', 'case-study', 'file', 'newsletter']),
              eq(auditLog.subject, username),
            ),
      ),
    )
    .orderBy(asc(auditLog.id))
