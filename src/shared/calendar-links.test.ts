import { expect, test } from 'vitest'
import { googleCalendarLink, outlookLink } from './calendar-links.ts'

const event = {
  title: 'Strategy & more',
  text: 'Request 7K2M',
  startsAt: new Date('2026-12-01T09:00:00Z'),
  minutes: 30,
}

test('Google Calendar gets the title, and both ends of the appointment in UTC', () => {
  const { searchParams } = new URL(googleCalendarLink(event))
  expect(searchParams.get('text')).toBe('Strategy & more')
  expect(searchParams.get('dates')).toBe('20261201T090000Z/20261201T093000Z')
})

test('Outlook gets them too, without plus signs for spaces', () => {
  const link = outlookLink(event)
  expect(link).not.toContain('+')
  const { searchParams } = new URL(link)
  expect(searchParams.get('subject')).toBe('Strategy & more')
  expect(searchParams.get('enddt')).toBe('2026-12-01T09:30:00.000Z')
})
