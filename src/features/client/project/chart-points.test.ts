import { expect, test } from 'vitest'
import { chartPoints } from './chart-points.ts'

const day = (date: number) => `2026-11-${String(date).padStart(2, '0')}T09:00:00.000Z`

test('points are proportional to time and start at 0% on the first day', () => {
  const progress = [
    { at: day(3), percentage: 20 },
    { at: day(11), percentage: 65 },
  ]
  expect(chartPoints({ createdAt: day(1), progress }).map(({ x, percentage }) => [x, percentage])).toEqual([
    [0, 0],
    [20, 20],
    [100, 65],
  ])
})

test('a report older than the project record starts the line', () => {
  const progress = [
    { at: day(1), percentage: 10 },
    { at: day(5), percentage: 30 },
  ]
  expect(chartPoints({ createdAt: day(4), progress })[0]).toMatchObject({ percentage: 10, x: 0 })
})

test('progress that decreases is shown as reported', () => {
  const progress = [
    { at: day(2), percentage: 60 },
    { at: day(3), percentage: 40 },
  ]
  expect(chartPoints({ createdAt: day(2), progress }).map(({ percentage }) => percentage)).toEqual([60, 40])
})

test('fewer than two distinct times make no line', () => {
  expect(chartPoints({ createdAt: day(1), progress: [] })).toEqual([])
  expect(chartPoints({ createdAt: day(1), progress: [{ at: day(1), percentage: 5 }] })).toEqual([])
})
