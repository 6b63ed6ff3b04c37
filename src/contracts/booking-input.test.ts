import { bookingInputSchema } from '#domains/bookings/booking-input.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sampleBooking } from '#content/seed/sample-booking.ts'
import { bookingQuestions } from '#content/booking/questions.ts'

const input = {
  ...sampleBooking,
  companyName: 'Everest Outfitters',
  contactName: 'Asha Rai',
  clientEmail: 'asha@example.com',
  preferredTimeline: 'Within a month',
  budget: bookingQuestions.budget.options[0],
}

const complaint = (overrides: object) => {
  const result = z.safeParse(bookingInputSchema, { ...input, ...overrides })
  return result.success
    ? null
    : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test('notes are optional, and may be left blank', () => {
  expect(z.parse(bookingInputSchema, input)).toEqual(input)
  expect(z.parse(bookingInputSchema, { ...input, notes: ' ' })).toEqual(input)
})

test.each([undefined, null, 'text', 7, []])('%j is no booking', (nothing) => {
  expect(z.safeParse(bookingInputSchema, nothing).success).toBe(false)
})

test.each([{ toString: 'x', valueOf: 'x' }, [[{ toString: 1 }]], null, true])(
  'a service id of %j is refused with an error about its field',
  (serviceId) => {
    expect(complaint({ serviceId })?.[0]).toMatch(/^serviceId: /)
  },
)

test('accepts the service id as digits, trims names and lowercases the email', () => {
  const parsedInput = z.parse(bookingInputSchema, {
    ...input,
    serviceId: '4',
    companyName: '  Everest Outfitters ',
    clientEmail: ' Asha@Example.com',
  })
  expect(parsedInput).toEqual({ ...input, serviceId: 4 })
})

test('notes of 2,000 characters pass, CRLF counting as one; one more is refused', () => {
  const notes = `${'a'.repeat(999)}\n${'b'.repeat(1000)}`
  expect(z.parse(bookingInputSchema, { ...input, notes: notes.replace('\n', '\r\n') }).notes).toBe(notes)
  expect(complaint({ notes: `${notes}c` })).toEqual(['notes: Notes have at most 2,000 characters.'])
})

test('an email address with 64 characters before the @ passes; one more is refused', () => {
  const clientEmail = `${'m'.repeat(64)}@example.com`
  expect(z.parse(bookingInputSchema, { ...input, clientEmail }).clientEmail).toBe(clientEmail)
  expect(complaint({ clientEmail: `m${clientEmail}` })).toEqual([
    'clientEmail: Enter an email address such as name@example.com.',
  ])
})

test.each([
  [{ companyName: ' ' }, `companyName: ${bookingQuestions.companyName.missing}`],
  [{ companyName: '\u200b\u3164' }, `companyName: ${bookingQuestions.companyName.missing}`],
  [{ companyName: undefined }, `companyName: ${bookingQuestions.companyName.missing}`],
  [{ companyName: 'x'.repeat(121) }, 'companyName: A company name has at most 120 characters.'],
  [{ contactName: '' }, `contactName: ${bookingQuestions.contactName.missing}`],
  [{ clientEmail: 'asha@' }, 'clientEmail: Enter an email address such as name@example.com.'],
  [{ preferredTimeline: '' }, `preferredTimeline: ${bookingQuestions.preferredTimeline.missing}`],
  [{ budget: '$1' }, `budget: ${bookingQuestions.budget.missing}`],
  [{ serviceId: 'one' }, 'serviceId: Choose a service.'],
  [{ serviceId: 1.5 }, 'serviceId: Choose a service.'],
  [{ serviceId: 1e21 }, 'serviceId: Choose a service.'],
  [{ notes: 7 }, 'notes: Notes must be text.'],
  [{ idempotencyKey: 'short' }, 'idempotencyKey: The idempotency key is too short.'],
])('%j is refused with a sentence for its field', (overrides, message) => {
  expect(complaint(overrides)).toEqual([message])
})
