import { expect, test } from 'vitest'
import { appointmentPage } from './appointment-page.ts'

const booking = { code: 'ABCD2345', status: 'confirmed', confirmedFor: new Date('2027-04-03T23:00:00Z') }
const pageWith = async (startTimes: readonly string[], timeZone: string, day?: string) => {
  const page = await appointmentPage({
    snapshot: { booking, service: 'A service' } as Parameters<typeof appointmentPage>[0]['snapshot'],
    appointmentKey: { code: 'CODE' },
    free: { slots: startTimes.map((startsAt) => ({ startsAt, minutes: 30 })), next: null },
    timeZone,
    month: startTimes[0]?.slice(0, 7) ?? '',
    day,
    today: '2027-04-01',
  })
  return String(page)
}

test('free times around the night in which clocks go back can be told apart, and no offset is wrong for any', async () => {
  const slots = ['2027-04-02T20:00:00Z', '2027-04-03T13:30:00Z', '2027-04-03T14:30:00Z']
  expect(await pageWith(slots, 'Pacific/Auckland')).toMatch(/> 09:00</)
  const page = await pageWith(slots, 'Pacific/Auckland', '2027-04-04')
  expect(page).toMatch(/> 02:30 GMT\+13</)
  expect(page).toMatch(/> 02:30 GMT\+12</)
  expect(page).not.toContain('Auckland (GMT')
})

test('free times after the clocks change are shown with the offset that they have, not with the one of today', async () => {
  const zone = 'Europe/Lisbon'
  expect(await pageWith(['2099-01-20T09:00:00Z'], zone)).toContain('Lisbon (GMT+0)')
  expect(await pageWith(['2099-07-20T09:00:00Z'], zone)).toContain('Lisbon (GMT+1)')
})

test('a month links each day with free times, marks the day of the appointment and lists one day at a time', async () => {
  const slots = ['2027-04-02T09:00:00Z', '2027-04-05T09:00:00Z', '2027-04-05T10:00:00Z']
  const page = await pageWith(slots, 'UTC', '2027-04-04')
  expect(page.match(/<a href="[^"]*day=[^"]*"/g)).toHaveLength(2)
  expect(page).toContain('aria-label="Monday, April 5: 2 times" aria-current="true"')
  expect(page).toContain('class="was"')
  expect(page.match(/name="slot"/g)).toHaveLength(2)
})
