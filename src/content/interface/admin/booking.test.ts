import { expect, it } from 'vitest'
import { bookingStatusTexts as texts } from './booking.ts'

it.each([
  ['pending', ' for Nov 29, 03:15, Kathmandu time.'],
  ['confirmed', ' for Nov 29, 03:15, Kathmandu time.'],
  ['cancelled', '. The appointment was for Nov 29, 03:15, Kathmandu time.'],
  ['completed', '. The appointment was on Nov 29, 03:15, Kathmandu time.'],
])('the time of a request that is %s stands in a sentence about it', (status, sentence) => {
  expect(texts.afterStatus('Nov 29, 03:15, Kathmandu time', status, false)).toBe(sentence)
})

it('the label of the field for an appointment names the time zone in which it is entered', () => {
  const zone = 'Kathmandu (GMT+5:45)'
  expect(texts.appointmentLabel(false, zone)).toBe('Appointment, in the time zone Kathmandu (GMT+5:45)')
  expect(texts.appointmentLabel(true, zone)).toBe(
    'Appointment (optional), in the time zone Kathmandu (GMT+5:45)',
  )
})
