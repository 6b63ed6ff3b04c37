import { expect, test, vi } from 'vitest'
import { claims } from '#content/claims.ts'
import { bookingHeading } from './page.ts'

test('a request is headed by the service that it is for, also where the first service is another', () => {
  const service = { id: 1, bookingTitle: 'A poster' }
  expect(bookingHeading(service)).toBe('Request A poster')
})

test.each([
  ['24 hours', '24 h'],
  ['two working days', 'two working days'],
])('an agency that replies within %s says so in figures too: %s', async (replyTime, figure) => {
  vi.resetModules()
  vi.doMock('#content/claims.ts', () => ({ claims: { ...claims, replyTime } }))
  const { bookingFigures } = await import('./page.ts')
  expect(bookingFigures.map((entry) => entry.figure)).toContain(figure)
})
