import { expect, test } from 'vitest'
import { bookingHeading } from './page.ts'

test('a request is headed by the service that it is for, also where the first service is another', () => {
  const service = { id: 1, bookingTitle: 'A poster' }
  expect(bookingHeading(service)).toBe('Request A poster')
})
