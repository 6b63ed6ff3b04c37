import { expect, test } from 'vitest'
import { expiredBackups } from './expired-backups.ts'

const dayMs = 86_400_000
const first = Date.parse('2026-01-01')
const day = (index: number) => new Date(first + index * dayMs).toISOString().slice(0, 10)

test('after a year of nights, seven days and the Sundays of the four weeks before them are there', () => {
  let storedDays: string[] = []
  for (let night = 0; night <= 365; night += 1) {
    storedDays.push(day(night))
    const expiredDays = new Set(expiredBackups(storedDays))
    storedDays = storedDays.filter((one) => !expiredDays.has(one))
  }
  expect(storedDays).toEqual([
    ...['2026-11-29', '2026-12-06', '2026-12-13', '2026-12-20'],
    ...['2026-12-26', '2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'],
  ])
})

test('after missed nights the old backups stay: they are counted, not aged', () => {
  const old = [0, 1, 2, 3, 4, 5, 6].map(day)
  expect(expiredBackups(old)).toEqual([])
  expect(expiredBackups([...old, day(300)])).toEqual([day(0)])
})

test('nothing expires before there are more than seven', () => {
  expect(expiredBackups([])).toEqual([])
  expect(expiredBackups([day(0)])).toEqual([])
})
