import { env } from 'cloudflare:test'
import { beforeEach, expect, it } from 'vitest'
import { desc } from 'drizzle-orm'
import { sourceNames } from '#content/interface/admin/booking-source.ts'
import { bookingExportHeadings as headings } from '#content/interface/admin/exports.ts'
import { formatNumber } from '#shared/formats.ts'
import { listSeparator } from '#platform/csv/write-csv.ts'
import { openDb } from '#platform/db/open.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { aBooking } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { aSignedInUser } from '#tests/builders/sign-in.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const csv = '/api/admin/bookings?format=csv'

beforeEach(async () => {
  await addServices(db)
  await db.delete(bookings)
})

it('an export has what the list shows for the filter, in its order, and the log names who exported it', async () => {
  const { cookie, user } = await aSignedInUser(db, { role: 'admin' })
  for (const companyName of ['Zebra', 'Aspen']) await db.insert(bookings).values(aBooking({ companyName }))
  await db.insert(bookings).values(aBooking({ companyName: 'Left out', status: 'cancelled' }))
  const response = await send(`${csv}&status=pending&sort=company`, { cookie })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="bookings-\d{4}-\d\d-\d\d\.csv"$/,
  )
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain('Aspen')
  expect(lines[2]).toContain('Zebra')
  const [entry] = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  expect(entry).toMatchObject({
    actorId: user.id,
    action: 'booking.export',
    after: { rows: 2, status: 'pending', sort: 'company' },
  })
})

it('an export has the picked time, its hold and what is known of the appointment', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const [pickedTime, heldUntil] = [new Date('2027-01-12T10:00:00Z'), new Date('2027-01-11T09:30:00Z')]
  await db.insert(bookings).values(
    aBooking({
      confirmedFor: pickedTime,
      heldUntil,
      appointmentMinutes: 45,
      clientTimeZone: 'Asia/Kathmandu',
      spamSign: 'links',
    }),
  )
  const text = await (await send(csv, { cookie })).text()
  const [header, row] = text.split('\r\n').map((line) => line.split(listSeparator))
  const cell = (heading: string) => row?.[header?.indexOf(heading) ?? -1]
  expect(cell(headings.appointment)).toBe('')
  expect(cell(headings.pickedTime)).toBe(pickedTime.toISOString())
  expect(cell(headings.heldUntil)).toBe(heldUntil.toISOString())
  expect(cell(headings.minutes)).toBe('45')
  expect(cell(headings.timeZone)).toBe('Asia/Kathmandu')
  expect(header).toContain(headings.spamSign)
  expect(text).toContain(`${listSeparator}links${listSeparator}`)
})

it('an export says where each booking came from', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  await db.insert(bookings).values(aBooking({ firstPage: '/blog/a-guide', utmSource: '=newsletter' }))
  const text = await (await send(csv, { cookie })).text()
  const [header, row] = text.split('\r\n').map((line) => line.split(listSeparator))
  const cell = (heading: string) => row?.[header?.indexOf(heading) ?? -1]
  expect(cell(sourceNames.firstPage)).toBe('/blog/a-guide')
  expect(cell(sourceNames.referrerHost)).toBe('')
  expect(cell(sourceNames.utmSource)).toBe("'=newsletter")
})

it('a spreadsheet never executes what was typed into the form', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  await db
    .insert(bookings)
    .values(aBooking({ companyName: '=HYPERLINK("https://evil.example")', notes: '@SUM(1)\n=2' }))
  const text = await (await send(csv, { cookie })).text()
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
  expect(text).toContain(`"'@SUM(1)\n=2"`)
})

it('an export has every row of more than one page; over 100,000 rows it is refused with advice', async () => {
  const { cookie } = await aSignedInUser(db, { role: 'admin' })
  const copy = (rows: number) =>
    env.DB.prepare(
      `insert into bookings (code, service_id, company_name, contact_name, client_email, preferred_timeline, budget, updated_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
       select printf('%016d', i + (select count(*) from bookings)), 1, 'Company ' || i, 'Asha', 'a@b.example', 'soon', 'Not sure yet', i from n`,
    )
      .bind(rows)
      .run()
  await copy(6200)
  expect((await (await send(csv, { cookie })).text()).trim().split('\r\n')).toHaveLength(6201)
  await copy(93_801)
  const refusedResponse = await send(csv, { cookie })
  expect(refusedResponse.status).toBe(400)
  expect(await refusedResponse.json()).toEqual({
    message: `An export can hold at most ${formatNumber(100_000)} bookings. Narrow the filter.`,
  })
})
