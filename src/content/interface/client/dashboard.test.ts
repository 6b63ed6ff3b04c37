import { expect, test } from 'vitest'
import { projectCardTexts } from './dashboard.ts'

test.each([
  [0, 1, '0 of 1 milestone'],
  [1, 1, '1 of 1 milestone'],
  [1, 2, '1 of 2 milestones'],
])('%i and %i make “%s”', (done, total, text) => {
  expect(projectCardTexts.milestones(done, total)).toBe(text)
})
