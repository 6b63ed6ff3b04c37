import { expect, it } from 'vitest'
import { type Refusal, refusalStatuses, refusalText } from './refusals.ts'
import * as en from '#content/interface/answers.ts'
import * as ofAuthors from '#content/interface/author-refusals.ts'

it('a refusal without its details, or with an unknown reason, does not compile', () => {
  // @ts-expect-error the text needs the seconds to wait
  const incompleteRefusal: Refusal = { reason: 'too-many-attempts' }
  // @ts-expect-error unknown reason
  const unknownRefusal: Refusal = { reason: 'nothing-of-the-kind' }
  expect([incompleteRefusal, unknownRefusal]).toHaveLength(2)
})

it('the text of a refusal includes its details', () => {
  expect(refusalText({ reason: 'post-not-found' })).toBe('There is no post at this address.')
  expect(refusalText({ reason: 'too-many-attempts', retryAfterSeconds: 61 })).toBe(
    'Too many attempts. Try again in 2 minutes.',
  )
  expect(refusalText({ reason: 'booking-conflict', changedBy: null, status: 'confirmed' })).toBe(
    'Somebody else has changed this booking: it is now confirmed. Your change was not saved.',
  )
})

it('every reason has a status and a text, and every text belongs to a reason', () => {
  const groups = Object.entries({ ...en, ...ofAuthors }).filter(([name]) => name.endsWith('Refusals'))
  const reasons = groups.flatMap(([, group]) => Object.keys(group))
  expect(reasons.toSorted()).toEqual(Object.keys(refusalStatuses).toSorted())
})
