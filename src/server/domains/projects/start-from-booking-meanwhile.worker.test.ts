import { env } from 'cloudflare:test'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import {
  aBookingProject,
  addConfirmedBooking,
  countsOfStart,
  template,
} from '#tests/builders/booking-projects.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { startFromNothing } from '#tests/worker/clean-slate.ts'
import { startFromBooking } from './start-from-booking.ts'

const db = openDb(env.DB)

beforeEach(startFromNothing)
beforeEach(() => addServices(db))

const anAdmin = async () => aUserContext(db, await addUser(db, { role: 'admin' }))

it('pressed by two at once for a client with an account, it makes one project with its milestones once', async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()]
  const { email } = await addUser(db, { emailConfirmedAt: new Date() })
  const { code } = await addConfirmedBooking(db, { clientEmail: email })
  const pressFirst = () => startFromBooking(other, { code, ...aBookingProject() })
  const context = { ...admin, db: actingBefore(env.DB, 'insert into "projects"', pressFirst) }
  expect(await startFromBooking(context, { code, ...aBookingProject() })).toMatchObject({
    ok: true,
    isNew: false,
  })
  expect(await countsOfStart(db)).toMatchObject({
    projects: 1,
    milestones: template?.milestones.length ?? 0,
    entries: 1,
  })
})

it('an account that gets another address or role meanwhile gets no booking of the address that it had', async () => {
  const admin = await anAdmin()
  for (const [change, reason] of [
    [{ email: `${uniqueText()}@example.com` }, 'username-taken'],
    [{ emailConfirmedAt: null }, 'client-unconfirmed'],
    [{ role: 'provider' as const }, 'account-not-client'],
  ] as const) {
    const client = await addUser(db, { emailConfirmedAt: new Date() })
    const { code, id } = await addConfirmedBooking(db, { clientEmail: client.email })
    const act = () => db.update(users).set(change).where(eq(users.id, client.id))
    const context = { ...admin, db: actingBefore(env.DB, 'insert into "projects"', act) }
    const invitation = { username: client.username, name: 'Asha Rai' }
    expect(await startFromBooking(context, { code, ...aBookingProject({ invitation }) })).toEqual({
      ok: false,
      reason,
    })
    expect(await db.$count(bookings, sql`id = ${id} and user_id is null`)).toBe(1)
  }
})

it('a provider who deletes their account meanwhile is named as missing', async () => {
  const admin = await anAdmin()
  const provider = await addUser(db, { role: 'provider' })
  const { code } = await addConfirmedBooking(db)
  const leave = () => db.delete(users).where(eq(users.id, provider.id))
  const context = { ...admin, db: actingBefore(env.DB, 'insert into "projects"', leave) }
  const input = aBookingProject({ provider: provider.username })
  expect(await startFromBooking(context, { code, ...input })).toEqual({
    ok: false,
    reason: 'provider-not-found',
  })
  expect(await countsOfStart(db)).toEqual({ projects: 0, milestones: 0, emails: 0, entries: 0 })
})
