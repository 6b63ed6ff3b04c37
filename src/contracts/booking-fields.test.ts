import { answersToRead, bookingFieldList, givenAnswers } from '#content/booking/booking-fields.ts'
import { bookingShape } from '#domains/bookings/booking-input.ts'
import { expect, test } from 'vitest'
import { type BookingFields, bookingFields } from './booking-fields.ts'

const answers = {
  companyName: 'Everest Outfitters',
  contactName: 'Asha Rai',
  clientEmail: 'asha@everest.example',
  preferredTimeline: 'Within a month',
  budget: 'Not sure yet',
  notes: 'Soon, please.',
}
const labels = (fields: { shortLabel: string }[]) => fields.map(({ shortLabel }) => shortLabel)

test('the list has exactly the fields of the schema that people fill in', () => {
  const {
    serviceId: _,
    serviceAnswers: __,
    idempotencyKey: ___,
    slot: ____,
    timeZone: _____,
    source: ______,
    ...filledIn
  } = bookingShape.shape
  expect(bookingFieldList.map(({ name }) => name)).toEqual(Object.keys(filledIn))
})

test('a list that lacks a field, or marks a required one as optional, does not compile', () => {
  const { notes: _, ...others } = bookingFields
  // @ts-expect-error the schema has notes
  others satisfies BookingFields
  const companyName = { ...bookingFields.companyName, isOptional: true }
  const withoutCompany = { ...bookingFields, companyName }
  // @ts-expect-error the schema demands a company
  withoutCompany satisfies BookingFields
  expect(others).not.toHaveProperty('notes')
})

test('emails and exports follow the order of the form, pages show short answers first', () => {
  expect(labels(givenAnswers(answers))).toEqual([
    ...['Company', 'Contact', 'Email', 'Timeline', 'Budget', 'Notes'],
  ])
  expect(labels(answersToRead(answers))).toEqual([
    ...['Company', 'Contact', 'Timeline', 'Budget', 'Email', 'Notes'],
  ])
})

test('an empty answer is not listed', () => {
  expect(labels(givenAnswers({ ...answers, notes: undefined, clientEmail: '' }))).toEqual([
    ...['Company', 'Contact', 'Timeline', 'Budget'],
  ])
})
