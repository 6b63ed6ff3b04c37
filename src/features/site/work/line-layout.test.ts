import { expect, test } from 'vitest'
import { seedCaseStudies } from '#content/seed/case-studies.ts'
import type { SeedCaseStudy } from '#contracts/stories.ts'
import { placeMarkers, placePoints, shownLabels, ticksUpTo } from './line-layout.ts'

const stories: readonly SeedCaseStudy[] = seedCaseStudies
const box = { width: 700, height: 344, left: 46, right: 658, top: 40, bottom: 300 }

test('the scale has at most six round steps and ends at or below the greatest value', () => {
  expect(ticksUpTo(5)).toEqual([1, 2, 3, 4, 5])
  expect(ticksUpTo(1.02)).toEqual([0.25, 0.5, 0.75, 1])
  expect(ticksUpTo(48_200)).toEqual([10_000, 20_000, 30_000, 40_000])
  expect(ticksUpTo(0)).toEqual([])
})

test('0 lies at the bottom and the greatest value at the top, whatever the values are', () => {
  const { places, yOf } = placePoints(
    [
      { label: 'a', value: 0 },
      { label: 'b', value: 8 },
    ],
    box,
  )
  expect(places).toEqual([
    { x: 46, y: 300 },
    { x: 658, y: 40 },
  ])
  expect(yOf(4)).toBe(170)
  expect(
    placePoints(
      [
        { label: 'a', value: 0 },
        { label: 'b', value: 0 },
      ],
      box,
    ).places[1],
  ).toEqual({ x: 658, y: 300 })
})

test('the first and the last label are shown, and no more than fit', () => {
  expect(shownLabels(10, 4)).toEqual([0, 3, 6, 9])
  expect(shownLabels(7, 14)).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(shownLabels(2, 4)).toEqual([0, 1])
})

test('no two labels of markers overlap, none touches the line, and all are inside the drawing', () => {
  const lines = stories.flatMap(({ figures = [] }) => figures.filter(({ kind }) => kind === 'line'))
  for (const { points } of lines) {
    const { places } = placePoints(points, box)
    const labels = placeMarkers(points, places, box).map(({ x, y, text }) => ({
      left: x,
      right: x + text.length * 7,
      top: y - 12,
      bottom: y + 20,
    }))
    labels.forEach((label, index) => {
      expect(label.top).toBeGreaterThanOrEqual(0)
      expect(label.bottom).toBeLessThanOrEqual(box.bottom)
      for (const other of labels.slice(index + 1))
        expect(
          label.right < other.left ||
            other.right < label.left ||
            label.bottom <= other.top ||
            other.bottom <= label.top,
        ).toBe(true)
      for (const { x, y } of places)
        expect(x > label.left && x < label.right && y > label.top && y < label.bottom).toBe(false)
    })
  }
})
