import { describe, expect, it } from 'vitest'
import { aCalendar, anEvent, readBusyTimes } from '#tests/builders/calendar-texts.ts'

const at = (day: string, hour: string) => `DTSTART:203103${day}T${hour}0000Z`
const anHour = 'DURATION:PT1H'
const series = anEvent(at('03', '09'), anHour, 'RRULE:FREQ=DAILY;COUNT=4', 'SEQUENCE:1')
const starts = (text: string) => readBusyTimes(text)?.map((time) => time.slice(8, 13))

describe('an event that replaces one of a series', () => {
  it('and all that follow moves them and changes their length', () => {
    const change = anEvent(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20310304T090000Z',
      at('04', '14'),
      'DURATION:PT2H',
    )
    expect(readBusyTimes(aCalendar(series, change))).toEqual([
      '2031-03-03T09:00 – 2031-03-03T10:00',
      '2031-03-04T14:00 – 2031-03-04T16:00',
      '2031-03-05T14:00 – 2031-03-05T16:00',
      '2031-03-06T14:00 – 2031-03-06T16:00',
    ])
  })

  it('and all that follow can cancel them, and a single one after it stays', () => {
    const cancelled = anEvent(
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20310304T090000Z',
      at('04', '09'),
      'STATUS:CANCELLED',
    )
    const kept = anEvent('RECURRENCE-ID:20310306T090000Z', at('07', '12'), anHour)
    expect(starts(aCalendar(series, cancelled, kept))).toEqual(['03T09', '07T12'])
  })

  it.each([
    'RECURRENCE-ID;VALUE=DATE:20310304',
    'RECURRENCE-ID;TZID=W. Europe Standard Time:20310304T100000',
    'RECURRENCE-ID:20310304T090000',
  ])('named by %s moves it across days', (id) => {
    expect(starts(aCalendar(series, anEvent(id, at('09', '12'), anHour)))).toEqual([
      '03T09',
      '05T09',
      '06T09',
      '09T12',
    ])
  })

  it('goes when a newer version of the series excludes it, and otherwise stays', () => {
    const moved = (sequence: number) =>
      anEvent('RECURRENCE-ID:20310304T090000Z', at('09', '12'), anHour, `SEQUENCE:${sequence}`)
    const excluding = series.replace('SEQUENCE:1', 'SEQUENCE:1\nEXDATE:20310304T090000Z')
    expect(starts(aCalendar(moved(0), excluding))).toEqual(['03T09', '05T09', '06T09'])
    expect(starts(aCalendar(moved(1), excluding))).toEqual(['03T09', '05T09', '06T09', '09T12'])
  })
})

describe('of several versions of an event', () => {
  const version = (sequence: number, day: string, ...lines: string[]) =>
    anEvent(at(day, '09'), anHour, `SEQUENCE:${sequence}`, ...lines)

  it('the one with the highest number counts, wherever it stands', () => {
    expect(starts(aCalendar(version(2, '05'), version(10, '04'), version(0, '03')))).toEqual(['04T09'])
  })

  it('those with the same number all count', () => {
    expect(starts(aCalendar(version(1, '04'), version(1, '05')))).toEqual(['04T09', '05T09'])
  })

  it('a newer one that is cancelled frees the time', () => {
    expect(starts(aCalendar(version(1, '04'), version(2, '04', 'STATUS:CANCELLED')))).toEqual([])
  })
})

describe('a calendar that cancels', () => {
  const cancelling = (...lines: string[]) =>
    aCalendar('METHOD:CANCEL', anEvent(...lines)).replaceAll('BEGIN:VEVENT', 'begin:vevent')

  it('keeps nobody busy', () => {
    expect(starts(cancelling(at('03', '09'), anHour))).toEqual([])
  })

  it('frees what another in the same file holds', () => {
    const held = anEvent(at('03', '09'), anHour)
    expect(starts(aCalendar(held) + cancelling(at('03', '09'), anHour))).toEqual([])
    expect(starts(aCalendar(series) + cancelling('RECURRENCE-ID:20310304T090000Z', 'SEQUENCE:2'))).toEqual([
      '03T09',
      '05T09',
      '06T09',
    ])
  })
})
