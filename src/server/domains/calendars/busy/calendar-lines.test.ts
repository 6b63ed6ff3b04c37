import { describe, expect, it } from 'vitest'
import { aCalendar, anEvent, readCalendar, readBusyTimes } from '#tests/builders/calendar-texts.ts'

const event = anEvent('DTSTART:20310303T090000Z', 'DTEND:20310303T100000Z')
const text = aCalendar(event)
const times = ['2031-03-03T09:00 – 2031-03-03T10:00']

const utf16 = (given: string, isLittleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(given.length * 2))
  for (let index = 0; index < given.length; index += 1)
    view.setUint16(index * 2, given.charCodeAt(index), isLittleEndian)
  return new Uint8Array(view.buffer)
}

describe('a calendar is read', () => {
  it.each([
    ['after empty lines', `\r\n\r\n${text}`],
    ['after a line that is none of its', `Warning: old data\n${text}`],
    ['without END:VCALENDAR', text.replace('END:VCALENDAR', '')],
    ['without BEGIN:VCALENDAR', `${event}\n`],
    ['with empty lines between its lines', text.replaceAll('\r\n', '\r\n\r\n')],
    ['with line ends of one character', text.replaceAll('\r\n', '\r')],
    ['with doubled line ends', text.replaceAll('\r\n', '\r\r\n')],
    ['with folds after doubled line ends', text.replace('DTSTART:2031', 'DTSTART:20\r\r\n 31')],
    ['in UTF-16 with a mark', utf16(`\uFEFF${text}`, true)],
    ['in UTF-16 with a mark, the other way round', utf16(`\uFEFF${text}`, false)],
    ['in UTF-16 without a mark', utf16(text, true)],
    ['behind another one', `${aCalendar()}${text}`],
    ['with an event that is not closed before it', aCalendar('BEGIN:VEVENT\nTRANSP:TRANSPARENT', event)],
  ])('%s', (_, given) => {
    expect(readBusyTimes(given)).toEqual(times)
    expect(readCalendar(given)).toMatchObject({ gaps: [], isCutOff: false })
  })

  it('with a line folded inside a character', () => {
    const zone =
      'BEGIN:VTIMEZONE\r\nTZID:Zürich\r\nBEGIN:STANDARD\r\nDTSTART:20000101T000000\r\nTZOFFSETTO:+0500\r\nEND:STANDARD\r\nEND:VTIMEZONE'
    const bytes = new TextEncoder().encode(
      aCalendar(zone, anEvent('DTSTART;TZID=Z#ürich:20310303T140000', 'DURATION:PT1H')),
    )
    const at = bytes.indexOf('#'.charCodeAt(0))
    const fold = new TextEncoder().encode('\r\n ')
    const folded = new Uint8Array([
      ...bytes.subarray(0, at),
      bytes[at + 1] ?? 0,
      ...fold,
      ...bytes.subarray(at + 2),
    ])
    expect(readBusyTimes(folded)).toEqual(times)
  })
})

it('a calendar that ends inside an event says so, and the event counts', () => {
  const whole = text.slice(0, text.indexOf('DTEND'))
  expect(readBusyTimes(whole)).toEqual(times)
  expect(readCalendar(whole)?.isCutOff).toBe(true)
})

it.each(['<!doctype html><pre>BEGIN:VCALENDAR</pre>', '{"error":"gone"}', '\u0000\u0000\u0000', '\uFEFF'])(
  '%j is no calendar',
  (given) => {
    expect(readCalendar(given)).toBeNull()
  },
)
