import { expect, test } from 'vitest'
import { confirmationPageCopy as copy } from '#content/booking/copy.ts'
import { sampleAnswers } from '#content/seed/sample-booking.ts'
import type { BookingView } from '#contracts/bookings.ts'
import { isSampleBrand } from '#tests/sample-brand.ts'
import { confirmationHeading, confirmationState } from './confirmation-state.ts'

const now = new Date('2026-11-29T10:44:00Z')
/** The order of day and month follows the site's locale. */
const tuesdayAtTen = /^Tuesday, (?:December 1|1 December), 10:00$/

const startsAt = '2026-12-01T09:00:00.000Z'
const heldUntil = '2026-12-01T09:00:00.000Z'

const aView = (overrides: Partial<BookingView> = {}): BookingView => ({
  confirmationCode: '7K2M-QX41-9FHA-3TWB',
  status: 'pending',
  createdAt: now.toISOString(),
  service: 'Strategy consultation',
  serviceId: 1,
  ...sampleAnswers,
  contactName: 'Carl Lindgren',
  isOwn: false,
  isSender: true,
  isClaimable: true,
  events: [],
  ...overrides,
})

const headingOf = (view: BookingView, at = now) =>
  confirmationHeading(view, confirmationState(view, at), 'Europe/Berlin')

test('who booked is thanked by name and reads the time first', () => {
  const view = aView({ pickedTime: { startsAt, heldUntil } })
  expect(headingOf(view)).toEqual([copy.thanks('Carl'), expect.stringMatching(tuesdayAtTen)])
  expect(confirmationState(view, now)).toMatchObject({ isComing: true, isConfirmed: false })
})

test('a stranger with the code reads the masked name', () => {
  const view = aView({ contactName: 'C… L…', isSender: false, pickedTime: { startsAt, heldUntil } })
  expect(headingOf(view)[0]).toBe(copy.ofStranger('C… L…'))
  expect(headingOf(aView({ contactName: '', isSender: false }))[0]).toBe(copy.ofNobody)
})

test.skipIf(!isSampleBrand)('a request without a time says by when it is answered', () => {
  expect(headingOf(aView())[1]).toBe(copy.answerBy('Monday, November 30'))
})

test('a hold that is over or a time that has passed is in no calendar', () => {
  const over = aView({ pickedTime: { startsAt, heldUntil: '2026-11-29T10:00:00.000Z' } })
  expect(confirmationState(over, now)).toMatchObject({ hold: 'over', isComing: false })
  expect(confirmationState(over, new Date('2026-12-02T00:00:00Z'))).toMatchObject({ hold: 'passed' })
})

test('a confirmed time is coming until it begins', () => {
  const view = aView({ status: 'confirmed', confirmedFor: startsAt })
  expect(confirmationState(view, now)).toMatchObject({ isConfirmed: true, isComing: true })
  expect(confirmationState(view, new Date(startsAt)).isComing).toBe(false)
})

test('a cancelled request says so, and its time is coming no more', () => {
  const view = aView({ status: 'cancelled', confirmedFor: startsAt })
  expect(headingOf(view)).toEqual([copy.cancelledTitle, expect.stringMatching(tuesdayAtTen)])
  expect(confirmationState(view, now).isComing).toBe(false)
})
