import { expect, it } from 'vitest'
import { bookingStatusTexts as texts } from './booking.ts'

it.each([
  ['pending', ' for Nov 29, 03:15, your time.'],
  ['confirmed', ' for Nov 29, 03:15, your time.'],
  ['cancelled', '. The appointment was for Nov 29, 03:15, your time.'],
  ['completed', '. The appointment was on Nov 29, 03:15, your time.'],
])('the time of a request that is %s stands in a sentence about it', (status, sentence) => {
  expect(texts.afterStatus('Nov 29, 03:15', status, false)).toBe(sentence)
})
