import { expect, test } from 'vitest'
import { fitSideBySide, officePlace } from './office-places.ts'

test('an office stands between west and east, and its name on the page wherever on Earth it is', () => {
  const places = [-180, -130, -75, 0, 85, 150, 180].map(officePlace)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  expect(Math.min(...places)).toBeGreaterThan(15)
  expect(Math.max(...places)).toBeLessThan(85)
})

test('names of offices stand side by side only where there is room for them', () => {
  expect(fitSideBySide([15])).toBe(true)
  expect(fitSideBySide([85.3, -75.5])).toBe(true)
  expect(fitSideBySide([19.5, 18.2])).toBe(false)
  expect(fitSideBySide([-100, 10, 140])).toBe(false)
})
