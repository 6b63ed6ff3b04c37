import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { calendarSubscriptions } from '#platform/db/schema/calendars.ts'
import { aProvider } from '#tests/builders/providers.ts'
import { builtSecret } from '#tests/builders/second-factors.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { setBusyCalendar } from './busy-calendar.ts'

const db = openDb(env.DB)

it.each([
  ['http://calendar.example/a.ics', 'calendar-address-refused'],
  ['https://127.0.0.1/a.ics', 'calendar-address-refused'],
  ['https://[::1]/a.ics', 'calendar-address-refused'],
  ['https://2130706433/a.ics', 'calendar-address-refused'],
  ['https://printer.local/a.ics', 'calendar-address-refused'],
  ['https://localhost/a.ics', 'calendar-address-refused'],
  ['https://me:secret@calendar.example/a.ics', 'calendar-address-refused'],
  ['https://calendar.example:8443/a.ics', 'calendar-address-refused'],
  ['file:///etc/passwd', 'calendar-address-refused'],
  ['my calendar', 'calendar-address-refused'],
  ['https://www.agency.example/api/calendar/x/appointments.ics', 'own-calendar-url'],
])('a subscription to %s is refused', async (address, reason) => {
  const context = aUserContext(db, await aProvider(db))
  expect(await setBusyCalendar(context, address, builtSecret)).toEqual({ ok: false, reason })
  expect(await db.$count(calendarSubscriptions)).toBe(0)
})
