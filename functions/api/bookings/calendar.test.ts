import { site } from '#site.config.ts'
import { siteUrl } from '#built/build.js'
import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { formatCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { rateLimits } from '#platform/db/schema/accounts.ts'
import { addingBookings } from '#tests/builders/bookings.ts'
import { comingDay } from '#tests/builders/coming-day.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const createdAt = new Date('2026-11-20T09:00:00Z')
const confirmedFor = new Date(`${comingDay()}T15:30:00Z`)
const inUtc = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

beforeEach(async () => {
  await addServices(db)
  await db.delete(rateLimits)
})

const add = addingBookings(db, '/api/bookings')
const addBooking = (overrides: Parameters<typeof add>[0] = {}) =>
  add({ status: 'confirmed', confirmedFor, createdAt, ...overrides })
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

it('a confirmed date is a calendar file in UTC, escaped and with lines no calendar refuses', async () => {
  const updatedAt = new Date('2026-11-20T09:01:00Z')
  const { path, code } = await addBooking({
    updatedAt,
    calendarSequence: 60,
    companyName: 'Rope, Rock; Röck & Söhne',
  })
  const response = await send(`${path}/calendar.ics`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="booking-${formatCode(code)}.ics"`,
  )
  expect(response.headers.get('cache-control')).toBe('no-store')
  const file = await response.text()
  const lines = linesOf(file)
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
  expect(lines).toContain(`DTSTART:${inUtc(confirmedFor)}`)
  expect(lines).toContain('DTSTAMP:20261120T090100Z')
  expect(lines).toContain('SEQUENCE:60')
  expect(lines).toContain('STATUS:CONFIRMED')
  expect(lines).toContain(`UID:booking-${code.toLowerCase()}@${site.domain}`)
  expect(file).not.toContain('TZID')
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toBe(
    `DESCRIPTION:Request ${formatCode(code)} of Rope\\, Rock\\; Röck & Söhne.\\nWhere it stands: ${siteUrl}/booking/confirmation/${formatCode(code)}`,
  )
  const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
})

it('a moved date keeps the UID and raises the sequence, so that calendars replace the entry', async () => {
  const { path } = await addBooking({ updatedAt: new Date('2026-11-20T09:01:00Z') })
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const later = new Date(confirmedFor.getTime() + 60 * 60_000)
  const read = async () => linesOf(await (await send(`${path}/calendar.ics`)).text())
  const before = await read()
  await send(path.replace('/api/', '/api/admin/'), {
    method: 'PATCH',
    json: { confirmedFor: later },
    cookie,
  })
  const after = await read()
  const field = (lines: string[], name: string) => lines.find((line) => line.startsWith(`${name}:`))
  const sequence = (lines: string[]) => Number(field(lines, 'SEQUENCE')?.slice(9))
  expect(field(after, 'UID')).toBe(field(before, 'UID'))
  expect(field(after, 'DTSTART')).toBe(`DTSTART:${inUtc(later)}`)
  expect(sequence(after)).toBeGreaterThan(sequence(before))
})

it.each([
  ['pending', null],
  ['confirmed', null],
  ['pending', confirmedFor],
  ['cancelled', confirmedFor],
  ['completed', confirmedFor],
] as const)('a %s booking with the date %s has no calendar file', async (status, date) => {
  const { path } = await addBooking({ status, confirmedFor: date })
  const response = await send(`${path}/calendar.ics`)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: 'No date is confirmed for this booking.' })
})

it('unknown codes answer 404 and are counted, and another method answers 405', async () => {
  const address = '203.0.113.66'
  const { path } = await addBooking()
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const response = await send('/api/bookings/0000-0000-0000-0000/calendar.ics', { address })
    expect([response.status, await response.json()]).toEqual([
      404,
      { message: 'There is no booking with this code.' },
    ])
  }
  expect((await send(`${path}/calendar.ics`, { address })).status).toBe(429)
  expect((await send(`${path}/calendar.ics`, { json: {} })).headers.get('allow')).toBe('GET, HEAD')
})

it('the booking and the list of its owner say when it is', async () => {
  const { user, cookie } = await aSignedInUser(db)
  const { path } = await addBooking({ userId: user.id })
  const iso = confirmedFor.toISOString()
  expect(await (await send(path)).json()).toMatchObject({ confirmedFor: iso })
  const list = await send(`/api/bookings/email/${encodeURIComponent(user.email)}`, { cookie })
  expect(await list.json()).toMatchObject([{ confirmedFor: iso }])
})
