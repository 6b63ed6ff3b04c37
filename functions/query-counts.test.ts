import { env } from 'cloudflare:test'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clockPath, signClockRequest } from '#shared/clock-signature.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { queriesPerRequest } from '#platform/db/query-budget.ts'
import { rateLimits, users } from '#platform/db/schema/accounts.ts'
import { auditLog, auditSeals } from '#platform/db/schema/audit.ts'
import { heldNotices } from '#platform/db/schema/email-choices.ts'
import { outbox } from '#platform/db/schema/outbox.ts'
import { aBookingInput, addBooking } from '#tests/builders/bookings.ts'
import { anOutboxEmail } from '#tests/builders/outbox.ts'
import { aPost } from '#tests/builders/posts.ts'
import { aProvider } from '#tests/builders/providers.ts'
import { addSchedule } from '#tests/builders/schedules.ts'
import { aBookingProject, addConfirmedBooking } from '#tests/builders/booking-projects.ts'
import { addProject } from '#tests/builders/projects.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser, addUser } from '#tests/builders/sign-in.ts'
import { uniqueText } from '#tests/builders/unique.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const settings: { MAIL_KEY?: string } = env
await addServices(db)
const { cookie } = await aSignedInUser(db, { role: 'admin' })
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000)

beforeEach(async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'))
  await db.batch([db.delete(outbox), db.delete(heldNotices), db.delete(rateLimits)])
})
afterEach(() => {
  delete settings.MAIL_KEY
})

function countQueries() {
  let queries = 0
  const binding: D1Database = Object.getPrototypeOf(env.DB)
  const { withSession } = binding
  const spy = vi.spyOn(binding, 'withSession').mockImplementation((start) => {
    const session = withSession.call(env.DB, start)
    return {
      prepare(query: string) {
        queries += 1
        return session.prepare(query)
      },
      batch: (statements: D1PreparedStatement[]) => session.batch(statements),
      getBookmark: () => session.getBookmark(),
    } as D1DatabaseSession
  })
  return { count: () => queries, stop: () => spy.mockRestore() }
}

async function queriesOf(act: () => Promise<Response>) {
  const { count, stop } = countQueries()
  const response = await act()
  await response.text()
  expect(response.status).toBeLessThan(300)
  let before = -1
  await vi.waitFor(
    () => {
      const isStill = count() === before
      before = count()
      if (!isStill) throw new Error('it still asks')
    },
    { timeout: 15_000, interval: 400 },
  )
  stop()
  return count()
}

const everyWeekFrom = (days: number) => Array.from({ length: 50 }, (_, week) => inDays(days + 7 * week))

const requests = {
  async 'a bulk change of a whole page of bookings'() {
    const codes: string[] = []
    for (const confirmedFor of everyWeekFrom(3))
      codes.push(formatCode((await addBooking(db, { confirmedFor })).code))
    return () => send('/api/admin/bookings/bulk', { json: { status: 'confirmed', codes }, cookie })
  },
  async 'the undo of a bulk change of a whole page of bookings'() {
    const codes: string[] = []
    for (const confirmedFor of everyWeekFrom(5))
      codes.push(formatCode((await addBooking(db, { confirmedFor })).code))
    const id = crypto.randomUUID()
    await send('/api/admin/bookings/bulk', { json: { id, status: 'confirmed', codes }, cookie })
    return () => send(`/api/admin/bookings/bulk/${id}/undo`, { method: 'POST', cookie })
  },
  async 'a request that is assigned and confirmed'() {
    const provider = await aProvider(db)
    await addSchedule(db, { userId: provider.id })
    await db.update(users).set({ emailConfirmedAt: new Date() })
    const path = `/api/admin/bookings/${formatCode((await addBooking(db)).code)}`
    const json = { status: 'confirmed', assigneeId: provider.id }
    return () => send(path, { method: 'PATCH', json, cookie })
  },
  async 'a project that is started from a guest’s booking for a provider'() {
    const { username } = await aProvider(db)
    await db.update(users).set({ emailConfirmedAt: new Date() })
    const { code } = await addConfirmedBooking(db)
    const path = `/api/admin/bookings/${formatCode(code)}/project`
    return () => send(path, { json: aBookingProject({ provider: username }), cookie })
  },
  async 'a project that goes to another provider'() {
    const { id } = await addProject(db, { clientId: (await addUser(db)).id })
    const { username } = await aProvider(db)
    await db.update(users).set({ emailConfirmedAt: new Date() })
    const path = `/api/admin/projects/${id}`
    return () => send(path, { method: 'PATCH', json: { provider: username }, cookie })
  },
  async 'an update of a provider on a project'() {
    const { user, cookie: ownCookie } = await aSignedInUser(db, { role: 'provider' })
    const { id } = await addProject(db, { clientId: (await addUser(db)).id, providerId: user.id })
    const json = { body: 'The pages are written.', progressPercentage: 40 }
    return () => send(`/api/provider/projects/${id}/updates`, { json, cookie: ownCookie })
  },
  async 'a booking of a time that two others had held'() {
    const provider = await aProvider(db)
    await addSchedule(db, { userId: provider.id })
    await db.update(users).set({ emailConfirmedAt: new Date() })
    const response = await send('/api/services/1/slots')
    const { slots } = await response.json<{ slots: { startsAt: string }[] }>()
    const slot = slots.at(-1)?.startsAt ?? ''
    for (const minutes of [-15, 15]) {
      const confirmedFor = new Date(Date.parse(slot) + minutes * 60_000)
      const hold = { assigneeId: provider.id, confirmedFor, appointmentMinutes: 30, heldUntil: inDays(-1) }
      await addBooking(db, { ...hold, clientEmail: `asha.${minutes}@everest.example` })
    }
    return () => send('/api/bookings', { json: aBookingInput({ slot }) })
  },
  async 'the deletion of an account with appointments'() {
    const { user, cookie: ownCookie } = await aSignedInUser(db, { emailConfirmedAt: new Date() })
    const own = { userId: user.id, clientEmail: user.email, status: 'confirmed' } as const
    for (const confirmedFor of everyWeekFrom(4)) await addBooking(db, { ...own, confirmedFor })
    return () =>
      send('/api/account', { method: 'DELETE', json: { currentPassword: builtPassword }, cookie: ownCookie })
  },
  async 'a post that is published'() {
    const post = { ...aPost({ slug: `post-${uniqueText()}` }), status: 'published' }
    return () => send('/api/admin/posts', { json: post, cookie })
  },
  async 'an import of as many subscribers as a file may have'() {
    const tag = uniqueText()
    const rows = Array.from({ length: 10_000 }, (_, row) => `asha.${tag}.${row}@example.com,2025-01-01`)
    const csv = ['email,consent', ...rows].join('\n')
    return () => send('/api/admin/newsletter/import', { json: { csv, isPreview: false }, cookie })
  },
  async 'a tick with digests, emails and nothing else to do'() {
    for (let reader = 0; reader < 12; reader += 1) {
      const notice = { topic: 'bookings', subject: 'News', link: 'http://localhost/' } as const
      await db
        .insert(heldNotices)
        .values({ ...notice, userId: (await addUser(db)).id, readyAt: inDays(-2), createdAt: inDays(-2) })
    }
    return tick
  },
} satisfies Record<string, () => Promise<() => Promise<Response>>>

async function tick() {
  const body = '{"hasBackups":false}'
  const authorization = await signClockRequest(String(env.CLOCK_KEY), body, Date.now())
  const headers = { authorization, 'content-type': 'application/json' }
  return send(clockPath, { method: 'POST', body, headers })
}

it.each(Object.entries(requests))(
  '%s needs no more queries than the smallest plan has, emails and seals included',
  async (_, prepare) => {
    for (const MAIL_KEY of [undefined, 'a key']) {
      const act = await prepare()
      if (MAIL_KEY) {
        settings.MAIL_KEY = MAIL_KEY
        for (let emails = 0; emails < 150; emails += 1) await anOutboxEmail(db)
      }
      const queries = await queriesOf(act)
      expect(queries).toBeLessThanOrEqual(queriesPerRequest)
    }
  },
  60_000,
)

it('even a large request sends emails that wait, on whatever plan', async () => {
  const act = await requests['the deletion of an account with appointments']()
  settings.MAIL_KEY = 'a key'
  await queriesOf(act)
  expect(await db.$count(outbox, sql`sent_at is not null`)).toBeGreaterThan(0)
})

it('what one tick leaves is done by the next ones', async () => {
  settings.MAIL_KEY = 'a key'
  for (let emails = 0; emails < 110; emails += 1) await anOutboxEmail(db)
  for (let ticks = 0; ticks < 4; ticks += 1) expect((await tick()).status).toBe(200)
  expect(await db.$count(outbox, sql`sent_at is null`)).toBe(0)
  expect(await db.$count(outbox, sql`attempts <> 1`)).toBe(0)
  await vi.waitFor(async () => expect(await db.$count(auditSeals)).toBe(await db.$count(auditLog)))
}, 120_000)
