import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { adminNoticeTexts } from '#content/emails/admin-notices.ts'
import { openDb } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { queueDigests } from '#platform/email/digests.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { aContext, aUserContext } from '#tests/builders/service-context.ts'
import { addUser, aSession } from '#tests/builders/sign-in.ts'
import { changeUser, endSessionsOf } from './change-user.ts'

const db = openDb(env.DB)

beforeEach(() => db.delete(outbox))

async function aTeam() {
  const [admin, other] = [await addUser(db, { role: 'admin' }), await addUser(db, { role: 'admin' })]
  const user = await addUser(db, { role: 'provider' })
  const changeBy = (actor: typeof admin, change: Parameters<typeof changeUser>[1]['change'], database = db) =>
    changeUser(aUserContext(database, actor), { id: user.id, change })
  const beside = (act: () => Promise<unknown>) => actingBefore(env.DB, 'update "users"', act)
  return { admin, other, user, changeBy, beside }
}

it.each([{ role: 'client', roleBefore: 'provider' } as const, { isDisabled: true }])(
  'the same change %j by two administrators at once is made once, and neither is refused',
  async (change) => {
    const { admin, other, user, changeBy, beside } = await aTeam()
    const database = beside(() => changeBy(other, change))
    expect(await changeBy(admin, change, database)).toEqual({ ok: true, changesBookingPages: false })
    const entries = await db.select().from(auditLog).where(eq(auditLog.subject, user.username))
    expect(entries.map(({ actorId }) => actorId)).toEqual([other.id])
    expect(await db.$count(outbox, eq(outbox.recipient, user.email))).toBe('role' in change ? 1 : 0)
  },
)

it('of two different roles that are given at once one is refused', async () => {
  const { admin, other, user, changeBy, beside } = await aTeam()
  const database = beside(() => changeBy(other, { role: 'client' }))
  expect(await changeBy(admin, { role: 'admin' }, database)).toEqual({ ok: false, reason: 'user-conflict' })
  const [row] = await db.select().from(users).where(eq(users.id, user.id))
  expect(row?.role).toBe('client')
  expect(await db.$count(outbox, eq(outbox.recipient, user.email))).toBe(1)
})

it.each([{ role: 'client' }, { isDisabled: true }] as const)(
  'of two administrators who do %j to each other at once one is refused, also beside a third',
  async (change) => {
    const { admin, other, beside } = await aTeam()
    const attack = (actor: typeof admin, target: typeof admin, database = db) =>
      changeUser(aUserContext(database, actor), { id: target.id, change })
    const database = beside(() => attack(other, admin))
    expect(await attack(admin, other, database)).toEqual({ ok: false, reason: 'admins-only' })
    const rows = await db.select().from(users).where(eq(users.id, other.id))
    expect(rows).toMatchObject([{ role: 'admin', disabledAt: null }])
    expect(await db.$count(auditLog, eq(auditLog.subject, other.username))).toBe(0)
    const emails = await db.select().from(outbox).where(eq(outbox.recipient, other.email))
    const event = 'role' in change ? 'role-taken' : 'disabled'
    const notice = adminNoticeTexts({ event, username: admin.username, by: other.username })
    expect(emails.map(({ body }) => body.split('\n\n')[1])).toEqual([notice.opening])
  },
)

it('a former administrator gets no summary of what clients did before, and keeps what is about their own requests', async () => {
  const { admin, other } = await aTeam()
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, other.id))
  const line = { userId: other.id, readyAt: new Date(0), link: 'https://www.agency.example/x' }
  await db.insert(heldNotices).values([
    { ...line, topic: 'new-bookings', subject: 'New request of a client' },
    { ...line, topic: 'messages', subject: 'A message to them' },
  ])
  await changeUser(aUserContext(db, admin), { id: other.id, change: { role: 'client' } })
  await db.delete(outbox)
  await queueDigests(aContext(db))
  const [digest] = await db.select().from(outbox)
  expect(digest?.body).toContain('A message to them')
  expect(digest?.body).not.toContain('New request of a client')
})

it('sessions that are ended twice at once are ended and audited once', async () => {
  const { admin, user } = await aTeam()
  await aSession(db, user)
  const counts = await Promise.all([1, 2].map(() => endSessionsOf(aUserContext(db, admin), user.id)))
  expect(counts.toSorted()).toEqual([0, 1])
  expect(await db.$count(auditLog, eq(auditLog.subject, user.username))).toBe(1)
})
