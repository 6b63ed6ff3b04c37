import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MoveForm } from './appointment-page.tsx'

const pageWith = (startTimes: readonly string[], timeZone: string, day?: string) =>
  renderToString(
    <MoveForm
      title=""
      view={{
        appointmentKey: { code: 'CODE' },
        code: 'ABCD-2345',
        service: 'A service',
        isConfirmed: true,
        confirmedFor: '2027-04-03T23:00:00.000Z',
        free: { slots: startTimes.map((startsAt) => ({ startsAt, minutes: 30 })), next: null },
        timeZone,
        month: startTimes[0]?.slice(0, 7) ?? '',
        day,
        today: '2027-04-01',
      }}
    />,
  )

test('free times around the night in which clocks go back can be told apart, and no offset is wrong for any', () => {
  const slots = ['2027-04-02T20:00:00Z', '2027-04-03T13:30:00Z', '2027-04-03T14:30:00Z']
  expect(pageWith(slots, 'Pacific/Auckland')).toMatch(/>09:00</)
  const page = pageWith(slots, 'Pacific/Auckland', '2027-04-04')
  expect(page).toMatch(/>02:30 GMT\+13</)
  expect(page).toMatch(/>02:30 GMT\+12</)
  expect(page).not.toContain('Auckland (GMT')
})

test('free times after the clocks change are shown with the offset that they have, not with the one of today', () => {
  const zone = 'Europe/Lisbon'
  expect(pageWith(['2099-01-20T09:00:00Z'], zone)).toContain('Lisbon (GMT+0)')
  expect(pageWith(['2099-07-20T09:00:00Z'], zone)).toContain('Lisbon (GMT+1)')
})

test('a month links each day with free times, marks the day of the appointment and lists one day at a time', () => {
  const slots = ['2027-04-02T09:00:00Z', '2027-04-05T09:00:00Z', '2027-04-05T10:00:00Z']
  const page = pageWith(slots, 'UTC', '2027-04-04')
  expect(page.match(/<a href="[^"]*day=[^"]*"/g)).toHaveLength(2)
  expect(page).toContain('aria-label="Monday, April 5: 2 times" aria-current="true"')
  expect(page).toContain('line-through')
  expect(page.match(/name="slot"/g)).toHaveLength(2)
})
