import { expect, test } from 'vitest'
import { dayMarks } from './support-week.tsx'

test('a day is marked at its ends and where it opens and closes', () => {
  expect(dayMarks({ fromHour: 9, toHour: 17 })).toEqual([0, 9, 17, 24])
  expect(dayMarks({ fromHour: 0, toHour: 24 })).toEqual([0, 24])
})

test('an end of the day whose label would lie on that of an opening or closing hour has none', () => {
  expect(dayMarks({ fromHour: 0, toHour: 23.75 })).toEqual([0, 23.75])
  expect(dayMarks({ fromHour: 0.5, toHour: 22.5 })).toEqual([0.5, 22.5])
})

test('of an opening and a closing hour with labels on each other, the first is named', () => {
  expect(dayMarks({ fromHour: 12, toHour: 13 })).toEqual([0, 12, 24])
})
