import { beforeEach, expect, test, vi } from 'vitest'
import type { ServiceQuestions } from '#contracts/service-questions.ts'

beforeEach(() => vi.resetModules())

async function erasedWhen(
  notes: { isAsked?: boolean; shortLabel?: string },
  serviceQuestions: ServiceQuestions = {},
): Promise<string> {
  vi.doMock('#content/booking/service-questions.ts', () => ({ serviceQuestions }))
  vi.doMock('#content/booking/questions.ts', async (original) => {
    const { bookingQuestions } = await original<typeof import('#content/booking/questions.ts')>()
    return {
      bookingQuestions: { ...bookingQuestions, notes: { label: 'Notes', shortLabel: 'Notes', ...notes } },
    }
  })
  const { erasedAnswers } = await import('./erased-answers.ts')
  return erasedAnswers()
}

test('the answers that deleting an account erases are named after the questions that the form asks', async () => {
  expect(await erasedWhen({})).toBe('name, email and notes')
})

test('a question that is not asked is not named', async () => {
  expect(await erasedWhen({ isAsked: false })).toBe('name and email')
})

test('a question with other words is named by them', async () => {
  expect(await erasedWhen({ shortLabel: 'Wishes' })).toBe('name, email and wishes')
})

test('answers to the questions of a service are named if a service has any', async () => {
  const question = { id: 'site', kind: 'text', label: 'Your site' } as const
  expect(await erasedWhen({}, { 2: [question] })).toBe('name, email, notes and answers about the service')
})

test('a service without questions is not named', async () => {
  expect(await erasedWhen({}, { 2: [] })).toBe('name, email and notes')
})
