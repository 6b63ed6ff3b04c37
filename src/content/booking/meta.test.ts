import { expect, test } from 'vitest'
import { bookingMeta } from './meta.ts'

test('the head of a booking page has room for the longest name that a service may have', () => {
  for (const bookingTitle of ['y'.repeat(80), 'many words '.repeat(8).trim(), 'A poster']) {
    const { title, description } = bookingMeta({ id: 7, bookingTitle })
    expect(Array.from(title).length).toBeLessThanOrEqual(65)
    expect(description.length).toBeLessThanOrEqual(170)
  }
  expect(bookingMeta({ id: 7, bookingTitle: 'A poster' }).title).toBe('Request A poster')
})
