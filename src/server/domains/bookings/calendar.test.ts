import { expect, it } from 'vitest'
import { formatCode } from '#shared/confirmation-code.ts'
import { site } from '#site.config.ts'
import { calendarAttachment, calendarFile } from './calendar.ts'

const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')
const code = '7K2MQX419FHA3TWB'
const details = {
  code,
  service: 'Strategy; Search, and more',
  companyName: 'Rope, Rock; R\u00f6ck\nBEGIN:VALARM',
  sequence: 3,
  changedAt: new Date('2030-01-02T09:00:00Z'),
  siteUrl: 'https://www.agency.example',
}
const contact = { email: 'asha@everest.example', name: 'Asha "A" Rai;CN=x', userId: 7 }
const date = new Date('2030-01-10T15:30:00Z')
const attachment = (change: { before: Date | null; after: Date | null }, to = contact) =>
  calendarAttachment({ ...details, ...change, contact: to })

it('an appointment that is set or moved is an invitation from the agency to the client, in UTC', () => {
  for (const before of [null, new Date('2030-01-09T15:30:00Z')]) {
    const invitation = attachment({ before, after: date })
    expect(invitation).toMatchObject({
      name: `booking-${formatCode(code)}.ics`,
      type: 'text/calendar; method=REQUEST; charset=utf-8',
    })
    const lines = linesOf(invitation?.content ?? '')
    expect(lines).toContain('METHOD:REQUEST')
    expect(lines).toContain('STATUS:CONFIRMED')
    expect(lines).toContain('DTSTART:20300110T153000Z')
    expect(lines).toContain('DTSTAMP:20300102T090000Z')
    expect(lines).toContain('SEQUENCE:3')
    expect(lines).toContain(`UID:booking-${code.toLowerCase()}@${site.domain}`)
    expect(lines.find((line) => line.startsWith('ORGANIZER'))).toMatch(
      new RegExp(`mailto:${site.email}$`, 'i'),
    )
    expect(lines.find((line) => line.startsWith('ATTENDEE'))).toMatch(/mailto:asha@everest\.example$/i)
  }
})

it('an appointment that is taken away is cancelled in the calendar, under the same UID', () => {
  const cancellation = attachment({ before: date, after: null })
  expect(cancellation?.type).toBe('text/calendar; method=CANCEL; charset=utf-8')
  const lines = linesOf(cancellation?.content ?? '')
  expect(lines).toContain('METHOD:CANCEL')
  expect(lines).toContain('STATUS:CANCELLED')
  expect(lines).toContain('DTSTART:20300110T153000Z')
  expect(lines).toContain(`UID:booking-${code.toLowerCase()}@${site.domain}`)
})

it('a change that leaves the appointment as it is has no calendar file', () => {
  expect(attachment({ before: date, after: new Date(date) })).toBeUndefined()
  expect(attachment({ before: null, after: null })).toBeUndefined()
})

it('no text breaks out of its property, and no line is longer than 75 octets', () => {
  const file = attachment({ before: null, after: date })?.content ?? ''
  const lines = linesOf(file)
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toContain('Strategy\\; Search\\, and more')
  const attendee = lines.find((line) => line.startsWith('ATTENDEE'))
  expect(attendee?.match(/CN=("[^"]*"|[^;:]*)/)?.[0]).toContain('Rai;CN=x')
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
})

it('an invitation to an address that nobody has confirmed repeats no word of the form', () => {
  const guest = { email: 'asha@everest.example', name: null, userId: null }
  const { content = '' } = calendarAttachment({ ...details, contact: guest, before: null, after: date }) ?? {}
  expect(linesOf(content).join('\n')).not.toMatch(/Rope|Rock|VALARM|CN="?Asha/)
})

it.each([
  ['the hour that clocks skip', '2030-03-31T01:30:00Z', '20300331T013000Z'],
  ['the hour that clocks repeat', '2030-10-27T00:30:00Z', '20301027T003000Z'],
  ['the hour that clocks have repeated', '2030-10-27T01:30:00Z', '20301027T013000Z'],
  ['the leap day', '2028-02-29T23:59:00Z', '20280229T235900Z'],
  ['the end of a month', '2030-01-31T23:30:00Z', '20300131T233000Z'],
  ['the turn of a year', '2029-12-31T23:59:59Z', '20291231T235959Z'],
])('an appointment in %s is the same instant in the file', (_, iso, utcTime) => {
  const file = calendarFile({ ...details, startsAt: new Date(iso) })
  expect(linesOf(file)).toContain(`DTSTART:${utcTime}`)
  expect(file).not.toContain('TZID')
})
