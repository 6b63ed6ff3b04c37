import { expect, test } from 'vitest'
import { summaryTexts } from './dashboard.ts'

test('the dashboard counts projects and bookings in whole words', () => {
  expect(summaryTexts.assigned(1)).toBe('1 project assigned to you')
  expect(summaryTexts.active(0)).toBe('no active projects')
  expect(summaryTexts.waiting(2)).toBe('2 requests waiting for confirmation')
})
