import { expect, it } from 'vitest'
import { bookingsChartTexts, newsletterChartTexts } from './charts.ts'

it.each([
  [0, 212, 'As many as in September 2026'],
  [1, 213, '1 more than in September 2026'],
  [-12, 200, '12 fewer than in September 2026'],
  [-3, 0, '3 fewer than in September 2026'],
  [0, 0, 'No subscribers now'],
])('subscribers who are %i more than a year ago, now %i, are compared in words: %s', (more, now, words) => {
  expect(newsletterChartTexts.growth(more, now, 'September 2026')).toBe(words)
})

it('the title of a bar counts one request as one', () => {
  expect(bookingsChartTexts.barTitle('May 2026', 1, 0)).toBe('May 2026: 1 request, 0 confirmed or completed')
  expect(bookingsChartTexts.barTitle('May 2026', 2, 1)).toBe('May 2026: 2 requests, 1 confirmed or completed')
})

it('the note of the bookings chart says that the newest month is not over', () => {
  expect(bookingsChartTexts.note(31, 'November')).toBe('31 in twelve months, November so far')
})
