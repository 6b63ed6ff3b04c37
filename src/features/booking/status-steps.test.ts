import { expect, test } from 'vitest'
import { statusSteps } from './status-steps.ts'

const createdAt = '2026-11-20T09:52:00.000Z'
const event = (status: string, hour: number) => ({ status, createdAt: `2026-11-21T${hour}:00:00.000Z` })
const stepTexts = (status: string, events: ReturnType<typeof event>[] = []) =>
  statusSteps({ status, createdAt, events }).map(({ label, state }) => `${label}: ${state}`)

test('a pending booking is at the second of four steps', () => {
  expect(stepTexts('pending')).toEqual([
    'Received: done',
    'Pending, now: current',
    'Confirmed: to-come',
    'Completed: to-come',
  ])
})

test('a confirmed booking shows when it was confirmed', () => {
  const confirmation = event('confirmed', 10)
  expect(stepTexts('confirmed', [confirmation])[2]).toBe('Confirmed, now: current')
  expect(statusSteps({ status: 'confirmed', createdAt, events: [confirmation] })[2]?.at).toBe(
    confirmation.createdAt,
  )
})

test('a completed booking has no steps left', () => {
  expect(stepTexts('completed', [event('confirmed', 10), event('completed', 12)])).toEqual([
    'Received: done',
    'Pending: done',
    'Confirmed: done',
    'Completed: current',
  ])
})

test('the steps of a cancelled booking end where it was cancelled', () => {
  expect(stepTexts('cancelled', [event('cancelled', 10)])).toEqual(['Received: done', 'Cancelled: stopped'])
  expect(stepTexts('cancelled', [event('confirmed', 10), event('cancelled', 12)])).toEqual([
    'Received: done',
    'Confirmed: done',
    'Cancelled: stopped',
  ])
})

test('an unknown status is shown by its name', () => {
  expect(stepTexts('waitlisted')).toEqual(['Received: done', 'Waitlisted: current'])
})
