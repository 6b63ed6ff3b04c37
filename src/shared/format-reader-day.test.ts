import { format } from 'date-fns'
import { expect, test } from 'vitest'
import { formatReaderDay } from './format-reader-day.ts'
import { dateFormat } from './formats.ts'

test('a booking shows its day with two digits, in the order of the region and the zone of the reader', () => {
  const instant = new Date(2025, 3, 5, 12)
  const order = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' }).formatToParts(instant)
  const types = order.map(({ type }) => type).filter((type) => type !== 'literal')
  const day = formatReaderDay(instant.toISOString())
  expect(day).toContain(format(instant, 'dd'))
  const lettersOf = (type: string) => (type === 'day' ? 'dd' : type === 'year' ? 'yyyy' : 'MMM')
  const places = types.map((type) => day.indexOf(format(instant, lettersOf(type))))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})
