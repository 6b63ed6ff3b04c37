import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { FeedScope } from '#contracts/calendars.ts'
import { signOutEverywhere } from '#domains/identity/account/sessions.ts'
import { resetPassword } from '#domains/identity/auth/reset-password.ts'
import { openDb } from '#platform/db/open.ts'
import { accountTokens, rateLimits, users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { calendarFeeds } from '#platform/db/schema/calendars.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { createFeed, deleteFeed } from './feed.ts'
import { readFeed } from './read-feed.ts'
import { readCalendars } from './read-calendars.ts'

const db = openDb(env.DB)
const dayMs = 24 * 60 * 60_000
const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * dayMs)

await addServices(db)
const admin = await addUser(db, { role: 'admin' })
const provider = await addUser(db, { role: 'provider' })
const client = await addUser(db)

beforeEach(() => db.batch([db.delete(bookings), db.delete(calendarFeeds), db.delete(rateLimits)]))

async function addressOf(user: SessionUser, scope: FeedScope = 'own'): Promise<string> {
  const result = await createFeed(aUserContext(db, user), scope)
  if (!result.ok) throw new Error(result.reason)
  return result.address
}
const tokenOf = (address: string) => /calendar\/([a-z2-7]{32})\/appointments\.ics$/.exec(address)?.[1] ?? ''
const read = async (address: string) => readFeed(aContext(db), tokenOf(address))
const fileOf = async (address: string) => {
  const feed = await read(address)
  if (!feed.ok) throw new Error(feed.reason)
  return feed.file.replaceAll('\r\n ', '')
}
const uids = async (address: string) =>
  [...(await fileOf(address)).matchAll(/^UID:booking-([0-9a-z]+)@/gm)].map(([, code]) => code?.toUpperCase())
async function resetByLink({ id, email }: { id: number; email: string }): Promise<void> {
  const token = createToken()
  const expiresAt = inDays(1)
  const link = {
    tokenHash: hashToken(token),
    userId: id,
    purpose: 'reset-password',
    email,
    expiresAt,
  } as const
  await db.insert(accountTokens).values(link)
  const reset = await resetPassword(aContext(db), { token, password: 'quartz-meadow-lighthouse' })
  if (!reset.ok) throw new Error(reset.reason)
}
const appointment = (overrides: Parameters<typeof addBooking>[1] = {}) =>
  addBooking(db, { status: 'confirmed', confirmedFor: inDays(2), ...overrides })

describe('the calendar of a person', () => {
  it('has only their own appointments, and of an administrator all, if they chose so', async () => {
    const ofClient = await appointment({ userId: client.id, confirmedFor: inDays(1) })
    const ofProvider = await appointment({ assigneeId: provider.id, confirmedFor: inDays(2) })
    const ofAdmin = await appointment({ assigneeId: admin.id, confirmedFor: inDays(3) })
    expect(await uids(await addressOf(client))).toEqual([ofClient.code])
    expect(await uids(await addressOf(provider))).toEqual([ofProvider.code])
    expect(await uids(await addressOf(admin))).toEqual([ofAdmin.code])
    expect(await uids(await addressOf(admin, 'all'))).toEqual([ofClient.code, ofProvider.code, ofAdmin.code])
    for (const user of [client, provider]) {
      const result = await createFeed(aUserContext(db, user), 'all')
      expect(result).toEqual({ ok: false, reason: 'admins-only' })
    }
  })

  it('has what is confirmed or held, and nothing that is cancelled, unconfirmed, undated or long ago', async () => {
    const userId = client.id
    const confirmedBooking = await appointment({ userId })
    const completedBooking = await appointment({ userId, status: 'completed', confirmedFor: inDays(-3) })
    await appointment({ userId, status: 'cancelled' })
    await appointment({ userId, status: 'pending' })
    await appointment({ userId, confirmedFor: null })
    await appointment({ userId, confirmedFor: inDays(-90) })
    expect(await uids(await addressOf(client))).toEqual([completedBooking.code, confirmedBooking.code])
  })

  it('says when, what and where to look, and nothing else about a client', async () => {
    const booking = await appointment({
      assigneeId: provider.id,
      appointmentMinutes: 45,
      calendarSequence: 3,
      companyName: 'Lhotse & Co',
      contactName: 'Nobody’s business',
      notes: 'Secret',
    })
    const file = await fileOf(await addressOf(provider))
    const utc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')
    const start = booking.confirmedFor ?? new Date()
    expect(file).toContain(`DTSTART:${utc(start)}`)
    expect(file).toContain(`DTEND:${utc(new Date(start.getTime() + 45 * 60_000))}`)
    expect(file).toContain('SEQUENCE:3')
    expect(file).toContain('Lhotse & Co')
    for (const hiddenText of ['business', 'Secret', booking.clientEmail])
      expect(file).not.toContain(hiddenText)
    expect(await fileOf(await addressOf(provider))).toBe(file)
    expect(file).toContain('/booking/confirmation/')
    expect(file).not.toContain('/admin')
    expect(await fileOf(await addressOf(admin, 'all'))).toContain('/admin/contact-submissions/request')
  })
})

it('the calendar of all appointments reads those of its time only, however many there are', async () => {
  const address = await addressOf(admin, 'all')
  for (let rest = 0; rest < 10; rest += 1) await appointment({ confirmedFor: inDays(-400) })
  await appointment()
  const plans: string[] = []
  const watchedDatabase = new Proxy(env.DB, {
    get: (target, key) =>
      key === 'prepare'
        ? (query: string) => {
            if (query.includes('confirmed_for')) plans.push(query)
            return target.prepare(query)
          }
        : Reflect.get(target, key),
  })
  expect((await readFeed(aContext(openDb(watchedDatabase)), tokenOf(address))).ok).toBe(true)
  const { results } = await env.DB.prepare(`explain query plan ${plans[0]}`)
    .bind(0, 1, 500)
    .all<{ detail: string }>()
  expect(results.map(({ detail }) => detail).join('\n')).toContain('USING INDEX bookings_dated')
})

describe('a calendar address', () => {
  it('is stored as a hash, and its state does not reveal it', async () => {
    const address = await addressOf(admin, 'all')
    const [row] = await db.select().from(calendarFeeds)
    expect(JSON.stringify(row)).not.toContain(tokenOf(address))
    const state = await readCalendars(aUserContext(db, admin))
    expect(state.feed?.scope).toBe('all')
    expect(JSON.stringify(state)).not.toContain(tokenOf(address))
    const entries = await db.select().from(auditLog).where(eq(auditLog.actorId, admin.id))
    expect(entries.at(-1)).toMatchObject({ action: 'user.calendar-add', after: { scope: 'all' } })
    expect(JSON.stringify(entries)).not.toContain(tokenOf(address))
  })

  it.each([
    ['replaced', () => addressOf(client)],
    ['removed', () => deleteFeed(aUserContext(db, client))],
    ['of somebody who reset the password', () => resetByLink(client)],
    [
      'of somebody who signed out everywhere',
      () => signOutEverywhere(aUserContext(db, client), { remove: [], deviceToken: undefined }),
    ],
    [
      'of a disabled account',
      () => db.update(users).set({ disabledAt: new Date() }).where(eq(users.id, client.id)),
    ],
  ])('that is %s does not work any more', async (_, end) => {
    const address = await addressOf(client)
    expect((await read(address)).ok).toBe(true)
    await end()
    expect(await read(address)).toEqual({ ok: false, reason: 'no-such-page' })
    await db.update(users).set({ disabledAt: null }).where(eq(users.id, client.id))
  })

  it('of somebody who is no longer an administrator shows only what is theirs', async () => {
    const former = await addUser(db, { role: 'admin' })
    const address = await addressOf(former, 'all')
    const own = await appointment({ assigneeId: former.id })
    await appointment()
    await db.update(users).set({ role: 'provider' }).where(eq(users.id, former.id))
    expect(await uids(address)).toEqual([own.code])
  })

  it('that a reset ends is in the audit log for an administrator, and a link that is over ends nothing', async () => {
    const address = await addressOf(admin)
    const over = await resetPassword(aContext(db), {
      token: createToken(),
      password: 'quartz-meadow-lighthouse',
    })
    expect(over).toEqual({ ok: false, reason: 'link-expired' })
    expect((await read(address)).ok).toBe(true)
    await resetByLink(admin)
    const entries = await db.select().from(auditLog).where(eq(auditLog.actorId, admin.id))
    expect(entries.slice(-2)).toMatchObject([
      { action: 'user.calendar-remove', subject: admin.username },
      { action: 'user.password-reset' },
    ])
  })

  it('goes with its account', async () => {
    const leaver = await addUser(db)
    const address = await addressOf(leaver)
    await db.delete(users).where(eq(users.id, leaver.id))
    expect(await read(address)).toEqual({ ok: false, reason: 'no-such-page' })
  })

  it('that is guessed is refused after a while, and a malformed one does not ask the database', async () => {
    const guess = () => readFeed(aContext(db), createToken())
    const responses: string[] = []
    for (let attempt = 0; attempt < 61; attempt += 1) {
      const response = await guess()
      responses.push(response.ok ? 'read' : response.reason)
    }
    expect(responses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 'no-such-page'))
    expect(responses.at(-1)).toBe('too-many-attempts')
    expect(await readFeed(aContext(db), '../secret')).toEqual({ ok: false, reason: 'no-such-page' })
  })

  it('answers at most 120 times an hour', async () => {
    const address = await addressOf(client)
    await db.insert(rateLimits).values({ key: `calendar-feeds:${client.id}`, count: 120, resetAt: inDays(1) })
    expect(await read(address)).toMatchObject({ ok: false, reason: 'too-many-attempts' })
  })
})
