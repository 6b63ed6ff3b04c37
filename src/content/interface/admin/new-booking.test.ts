import { expect, test } from 'vitest'
import { newBookingTexts } from './new-booking.ts'

test('the question before leaving a new booking names only the answers that the device keeps', () => {
  expect(newBookingTexts.leaveQuestion(['notes'])).toBe(
    'Leave without saving this request? Only the notes stay on this device.',
  )
  expect(newBookingTexts.leaveQuestion([])).toBe('Leave without saving this request?')
})
