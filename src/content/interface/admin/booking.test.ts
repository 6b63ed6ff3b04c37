import { expect, test } from 'vitest'
import { bookingAssigneeTexts } from './booking.ts'

test('somebody who can no longer be assigned, perhaps because their account is disabled, is not said to have lost a role', () => {
  expect(bookingAssigneeTexts.formerAdmin('Asha')).toContain('Asha')
  expect(bookingAssigneeTexts.formerAdmin('Asha')).not.toContain('administrator')
})
