import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { claimBooking } from '#domains/bookings/claim-booking.ts'
import { setBusyCalendar } from '#domains/calendars/busy-calendar.ts'
import { createFeed } from '#domains/calendars/feed.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { bookingClaimLinks } from '#platform/db/schema/bookings.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { startAuthenticator } from '#domains/identity/second-factor/authenticator.ts'
import { startPasskey } from '#domains/identity/second-factor/passkeys.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aSessionOf, builtSecret } from '#tests/builders/second-factors.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { exportAccount } from './export-account.ts'
import { readAccount } from './read-account.ts'

const db = openDb(env.DB)
await addServices(db)

const guest = { clientEmail: 'guest@example.com', status: 'confirmed' } as const
const { code } = await addBooking(db, guest)

const writes: Record<string, [string, (context: ServiceContext<SessionUser>) => Promise<unknown>]> = {
  'an authenticator': ['insert into "rate_limits"', (context) => startAuthenticator(context, builtSecret)],
  'a passkey': ['insert into "passkey_challenges"', startPasskey],
  'a claim': ['insert into "booking_claim_links"', (context) => claimBooking(context, code)],
  'a busy calendar': [
    'insert into "calendar_subscriptions"',
    (context) => setBusyCalendar(context, 'https://calendar.example.com/busy.ics', builtSecret),
  ],
  'a calendar address': ['insert into "calendar_feeds"', (context) => createFeed(context, 'own')],
}

it.each(Object.entries(writes))(
  '%s of somebody who deletes their account meanwhile fails nothing and leaves nothing',
  async (_name, [part, write]) => {
    const user = await addUser(db, { role: 'admin', emailConfirmedAt: new Date() })
    const leave = () => db.delete(users).where(eq(users.id, user.id))
    await write(aUserContext(actingBefore(env.DB, part, leave), user))
    expect(await db.$count(users, eq(users.id, user.id))).toBe(0)
    expect(await db.$count(auditLog, eq(auditLog.actorId, user.id))).toBe(0)
    expect(await db.$count(bookingClaimLinks)).toBe(0)
    expect(await db.$count(outbox)).toBe(0)
  },
)

it('the account of somebody who has deleted it is neither read nor exported', async () => {
  const user = await addUser(db)
  const context = aUserContext(db, user)
  await db.delete(users).where(eq(users.id, user.id))
  expect(await readAccount(context)).toBeNull()
  expect(await exportAccount(context, aSessionOf(user))).toEqual({ ok: false, reason: 'sign-in-first' })
})
