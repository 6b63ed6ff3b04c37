// Covers src/contracts/texts/en.ts.

import { expect, it } from 'vitest'
import { type Refusal, refusalStatuses, refusalText } from './refusals.ts'
import * as en from './texts/en.ts'

it('a refusal without details, or with those of another reason, does not compile', () => {
  // @ts-expect-error the sentence needs to know how long to wait
  const incomplete: Refusal = { reason: 'too-many-attempts' }
  // @ts-expect-error there is no such reason
  const unknown: Refusal = { reason: 'nothing-of-the-kind' }
  expect([incomplete, unknown]).toHaveLength(2)
})

it('a sentence names what it was refused for', () => {
  expect(refusalText({ reason: 'post-not-found' })).toBe('There is no post at this address.')
  expect(refusalText({ reason: 'too-many-attempts', retryAfterSeconds: 61 })).toBe(
    'Too many attempts. Try again in 2 minutes.',
  )
  expect(refusalText({ reason: 'booking-conflict', changedBy: null, status: 'confirmed' })).toBe(
    'Somebody else has changed this request: it is now confirmed. Your change was not saved.',
  )
})

it('every reason has one status and one sentence, and no sentence has no reason', () => {
  const groups = Object.entries(en).filter(([name]) => name.endsWith('Refusals'))
  const reasons = groups.flatMap(([, group]) => Object.keys(group))
  expect(reasons.toSorted()).toEqual(Object.keys(refusalStatuses).toSorted())
})
