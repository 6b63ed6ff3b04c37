import { expect, test } from 'vitest'
import { contrastTable } from './contrast-table.ts'

test('each color is listed once, on the ground where it is hardest to read', () => {
  const ink = { scheme: 'light', color: 'ink', required: 7 } as const
  expect(
    contrastTable([
      { ...ink, ground: 'card', ratio: 15 },
      { ...ink, ground: 'tint', ratio: 12.34 },
      { scheme: 'all', color: 'night', ground: 'white', ratio: 14, required: 7 },
    ]),
  ).toEqual([
    ['light', 'ink on tint', '12.3 to 1', 'needs 7'],
    ['all schemes', 'night on white', '14.0 to 1', 'needs 7'],
  ])
})
