import { env } from 'cloudflare:test'
import { eq, gte } from 'drizzle-orm'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Schedule } from '#contracts/schedules.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { weekdays } from '#shared/site-config.ts'
import { insertContentServices } from '#domains/content/bookable-services.ts'
import { openDb } from '#platform/db/open.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { services } from '#platform/db/schema/content.ts'
import { schedules } from '#platform/db/schema/schedules.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { comingDay } from '#tests/builders/coming-day.ts'
import { addProject } from '#tests/builders/projects.ts'
import { aSignedInProvider } from '#tests/builders/providers.ts'
import { addServices, aService } from '#tests/builders/services.ts'
import { addUser, aSession, aSignedInUser } from '#tests/builders/sign-in.ts'
import { builtPassword } from '#tests/builders/users.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)

beforeEach(async () => {
  await addServices(db)
  await db.batch([db.delete(schedules), db.delete(rateLimits)])
})

describe('the hours of a person', () => {
  const settings = {
    isOpen: true,
    timeZone: 'Europe/Lisbon',
    slotMinutes: 30,
    bufferMinutes: 0,
    noticeHours: 0,
    daysAhead: 30,
    weeklyHours: weekdays.map((day) => ({ day, from: '09:00', to: '17:00' })),
    daysOff: [{ firstDay: comingDay(), lastDay: comingDay(2), label: 'Holidays' }],
  }
  const put = (id: number | 'me', cookie: string, json: object = settings) =>
    send(`/api/schedules/${id}`, { method: 'PUT', json, cookie })
  const offersTimes = async () => (await (await send('/booking/1')).text()).includes('name="slot"')

  it('are saved within a Function’s limit of cache calls, however many services there are', async () => {
    const many = Array.from({ length: 60 }, (_, index) => aService({ id: 1000 + index }))
    await insertContentServices({ db, now: new Date() }, many)
    const drop = vi.spyOn(Object.getPrototypeOf(caches.default) as Cache, 'delete')
    onTestFinished(async () => {
      drop.mockRestore()
      await db.delete(services).where(gte(services.id, 1000))
    })
    expect((await put('me', (await aSignedInProvider(db)).cookie)).status).toBe(200)
    expect(drop.mock.calls.length).toBeGreaterThan(0)
    expect(drop.mock.calls.length).toBeLessThanOrEqual(50)
  })

  it('are their own and the administrators’ to see and to set', async () => {
    const provider = await aSignedInProvider(db)
    const other = await aSignedInProvider(db)
    const admin = await aSignedInUser(db, { role: 'admin' })
    const response = await put('me', provider.cookie)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ ...settings, revision: 1 })
    expect((await put(provider.user.id, other.cookie)).status).toBe(404)
    expect(
      (await put(provider.user.id, admin.cookie, { ...settings, slotMinutes: 45, revision: 1 })).status,
    ).toBe(200)
    expect((await put(provider.user.id, admin.cookie, { ...settings, revision: 1 })).status).toBe(409)
    expect((await send(`/api/schedules/${provider.user.id}`, { cookie: other.cookie })).status).toBe(404)
    const { username } = provider.user
    const entries = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, username))
      .orderBy(auditLog.id)
    expect(entries.map(({ action }) => action)).toEqual(['user.schedule', 'user.schedule'])
    expect(entries.at(-1)).toMatchObject({ before: { slotMinutes: 30 }, after: { slotMinutes: 45 } })
  })

  it('are saved with days off on which there are appointments, and the answer names these', async () => {
    const { user, cookie } = await aSignedInProvider(db)
    const confirmedFor = new Date(`${settings.daysOff[0]?.firstDay}T10:00:00Z`)
    const { code, companyName } = await addBooking(db, {
      assigneeId: user.id,
      status: 'confirmed',
      confirmedFor,
    })
    const appointmentsOnDaysOff = {
      count: 1,
      first: [
        {
          companyName,
          startsAt: confirmedFor.toISOString(),
          page: `/booking/confirmation/${formatCode(code)}`,
        },
      ],
    }
    const response = await put('me', cookie)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ ...settings, appointmentsOnDaysOff })
    expect(await (await send('/api/schedules/me', { cookie })).json()).toMatchObject({
      appointmentsOnDaysOff,
    })
    expect(await (await put('me', cookie, { ...settings, daysOff: [] })).json()).toMatchObject({
      appointmentsOnDaysOff: { count: 0, first: [] },
    })
  })

  it('of somebody who registered as a provider are offered by an administrator, or once there is a project', async () => {
    const stranger = await aSignedInUser(db, { role: 'provider' })
    const { id, username } = stranger.user
    const mayOffer = async (cookie: string) =>
      (await (await send(`/api/schedules/${id}`, { cookie })).json<Schedule>()).mayOffer
    expect(await mayOffer(stranger.cookie)).toBe(false)
    const refusedResponse = await put('me', stranger.cookie)
    expect([refusedResponse.status, await refusedResponse.json()]).toEqual([
      403,
      expect.objectContaining({ message: expect.stringContaining('administrator') }),
    ])
    expect((await put('me', stranger.cookie, { ...settings, isOpen: false })).status).toBe(200)
    expect((await put('me', stranger.cookie)).status).toBe(403)
    expect(await db.$count(auditLog, eq(auditLog.subject, username))).toBe(0)

    const { cookie } = await aSignedInUser(db, { role: 'admin' })
    expect(await mayOffer(cookie)).toBe(true)
    expect((await put(id, cookie)).status).toBe(200)
    expect(await mayOffer(stranger.cookie)).toBe(true)
    expect((await put('me', stranger.cookie)).status).toBe(200)
    expect((await put(id, cookie, { ...settings, isOpen: false })).status).toBe(200)
    expect((await put('me', stranger.cookie)).status).toBe(403)
    await addProject(db, { clientId: (await addUser(db)).id, providerId: id })
    expect((await put('me', stranger.cookie)).status).toBe(200)
  })

  it('are saved sixty times an hour', async () => {
    const { user, cookie } = await aSignedInProvider(db)
    const { key, max } = limit('schedule-changes', user.id)
    await db.insert(rateLimits).values({ key, count: max, resetAt: new Date(Date.now() + 60_000) })
    expect((await put('me', cookie)).status).toBe(429)
  })

  it('are refused if they make no sense, with the reason', async () => {
    const { cookie } = await aSignedInProvider(db)
    const [monday] = weekdays
    const nonsense = [
      { timeZone: 'Mars/Olympus' },
      { timeZone: '+02:00' },
      { slotMinutes: 0 },
      { weeklyHours: [{ day: monday, from: '17:00', to: '09:00' }] },
      {
        weeklyHours: [
          { day: monday, from: '09:00', to: '12:00' },
          { day: monday, from: '11:00', to: '13:00' },
        ],
      },
      { daysOff: [{ firstDay: '2027-02-02', lastDay: '2027-02-01', label: '' }] },
      { daysOff: [{ firstDay: '2027-02-29', lastDay: '2027-03-01', label: '' }] },
    ]
    for (const change of nonsense)
      expect((await put('me', cookie, { ...settings, ...change })).status).toBe(400)
    const client = await aSignedInUser(db)
    expect((await put('me', client.cookie)).status).toBe(403)
    const admin = await aSignedInUser(db, { role: 'admin' })
    expect((await put(client.user.id, admin.cookie)).status).toBe(404)
  })

  it('bring “Pick a time” to the booking pages once somebody is open, and take it away with them', async () => {
    expect(await offersTimes()).toBe(false)
    const { cookie } = await aSignedInProvider(db)
    await put('me', cookie)
    expect(await offersTimes()).toBe(true)
    await put('me', cookie, { ...settings, isOpen: false })
    expect(await offersTimes()).toBe(false)
  })

  it('are offered on the booking pages only while the person works for the agency', async () => {
    const { user, cookie } = await aSignedInProvider(db)
    await put('me', cookie)
    expect(await offersTimes()).toBe(true)
    const admin = await aSignedInUser(db, { role: 'admin' })
    const change = (json: object) =>
      send(`/api/admin/users/${user.id}`, { method: 'PATCH', json, cookie: admin.cookie })
    for (const [json, isOffered] of [
      [{ isDisabled: true }, false],
      [{ isDisabled: false }, true],
      [{ role: 'client' }, false],
      [{ role: 'provider' }, true],
    ] as const) {
      expect((await change(json)).status).toBe(200)
      expect(await offersTimes(), JSON.stringify(json)).toBe(isOffered)
    }
    const json = { currentPassword: builtPassword }
    const newCookie = `session=${await aSession(db, user)}`
    const response = await send('/api/account', { method: 'DELETE', json, cookie: newCookie })
    expect(response.status).toBe(204)
    expect(await offersTimes()).toBe(false)
  })

  it('leave the booking pages in the cache when a user changes who offers none', async () => {
    const { cookie } = await aSignedInProvider(db)
    await put('me', cookie)
    const client = await addUser(db)
    const admin = await aSignedInUser(db, { role: 'admin' })
    const drop = vi.spyOn(Object.getPrototypeOf(caches.default) as Cache, 'delete')
    onTestFinished(() => drop.mockRestore())
    for (const json of [{ isDisabled: true }, { role: 'provider' }])
      expect(
        (await send(`/api/admin/users/${client.id}`, { method: 'PATCH', json, cookie: admin.cookie })).status,
      ).toBe(200)
    expect(drop).not.toHaveBeenCalled()
  })
})
