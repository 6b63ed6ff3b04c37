import { expect, test, vi } from 'vitest'
import { statusStepsCopy as copy } from '#content/booking/copy.ts'
import { statusSteps } from './status-steps.ts'

const createdAt = '2026-11-20T09:52:00.000Z'
const event = (status: string, hour: number) => ({ status, createdAt: `2026-11-21T${hour}:00:00.000Z` })
const stepTexts = (status: string, events: ReturnType<typeof event>[] = []) =>
  statusSteps({ status, createdAt, events }).map(({ label, state }) => `${label}: ${state}`)

test('a pending booking is at the second of four steps', () => {
  expect(stepTexts('pending')).toEqual([
    `${copy.received}: done`,
    `${copy.now(copy.pending)}: current`,
    `${copy.confirmed}: to-come`,
    `${copy.completed}: to-come`,
  ])
})

test('a confirmed booking shows when it was confirmed', () => {
  const confirmation = event('confirmed', 10)
  expect(stepTexts('confirmed', [confirmation])[2]).toBe(`${copy.now(copy.confirmed)}: current`)
  expect(statusSteps({ status: 'confirmed', createdAt, events: [confirmation] })[2]?.at).toBe(
    confirmation.createdAt,
  )
})

test('a completed booking has no steps left', () => {
  expect(stepTexts('completed', [event('confirmed', 10), event('completed', 12)])).toEqual([
    `${copy.received}: done`,
    `${copy.pending}: done`,
    `${copy.confirmed}: done`,
    `${copy.completed}: current`,
  ])
})

test('the steps of a cancelled booking end where it was cancelled', () => {
  expect(stepTexts('cancelled', [event('cancelled', 10)])).toEqual([
    `${copy.received}: done`,
    `${copy.cancelled}: stopped`,
  ])
  expect(stepTexts('cancelled', [event('confirmed', 10), event('cancelled', 12)])).toEqual([
    `${copy.received}: done`,
    `${copy.confirmed}: done`,
    `${copy.cancelled}: stopped`,
  ])
})

test('an unknown status is shown by its name', () => {
  expect(stepTexts('waitlisted')).toEqual([`${copy.received}: done`, 'Waitlisted: current'])
})

test('statuses of other names are called so in the steps, in the counts and where an account is explained', async () => {
  vi.resetModules()
  const bookingStatusNames = {
    pending: 'new',
    confirmed: 'agreed',
    completed: 'talked',
    cancelled: 'dropped',
  }
  const { projectStatusNames } = await import('#content/interface/statuses.ts')
  vi.doMock('#content/interface/statuses.ts', () => ({ bookingStatusNames, projectStatusNames }))
  const { statusStepsCopy: labels } = await vi.importActual<typeof import('../../content/booking/copy.ts')>(
    '../../content/booking/copy.ts',
  )
  const { liveCountsTexts } = await vi.importActual<
    typeof import('../../content/interface/client/dashboard.ts')
  >('../../content/interface/client/dashboard.ts')
  const { accountBenefits } = await vi.importActual<typeof import('../../content/auth/page.ts')>(
    '../../content/auth/page.ts',
  )
  expect(labels).toMatchObject({
    pending: 'New',
    confirmed: 'Agreed',
    completed: 'Talked',
    cancelled: 'Dropped',
  })
  expect(liveCountsTexts).toMatchObject({ pending: 'New', confirmed: 'Agreed' })
  expect(accountBenefits.some(({ text }) => text.includes('new, agreed, talked, dropped'))).toBe(true)
})
