import { expect, test, vi } from 'vitest'
import type { ServiceQuestions } from '#contracts/service-questions.ts'

async function erasedWhen(
  notes: { isAsked?: boolean; shortLabel?: string },
  serviceQuestions: ServiceQuestions = {},
): Promise<string[]> {
  vi.resetModules()
  vi.doMock('#content/booking/service-questions.ts', () => ({ serviceQuestions }))
  vi.doMock('#content/booking/questions.ts', async (original) => {
    const { bookingQuestions } = await original<typeof import('#content/booking/questions.ts')>()
    return {
      bookingQuestions: { ...bookingQuestions, notes: { label: 'Notes', shortLabel: 'Notes', ...notes } },
    }
  })
  const { erasedAnswers } = await import('./erased-answers.ts')
  return erasedAnswers().split(/, | and /)
}

test('the answers that deleting an account erases are named after the questions that the form asks', async () => {
  expect(await erasedWhen({})).toEqual(expect.arrayContaining(['name', 'email', 'notes']))
})

test('a question that is not asked is not named', async () => {
  expect(await erasedWhen({ isAsked: false })).toEqual(
    (await erasedWhen({})).filter((name) => name !== 'notes'),
  )
})

test('a question with other words is named by them', async () => {
  expect(await erasedWhen({ shortLabel: 'Wishes' })).toContain('wishes')
})

test('answers to the questions of a service are named if a service has any', async () => {
  const question = { id: 'site', kind: 'text', label: 'Your site' } as const
  expect(await erasedWhen({}, { 2: [question] })).toEqual([
    ...(await erasedWhen({})),
    'answers about the service',
  ])
})

test('a service without questions is not named', async () => {
  expect(await erasedWhen({}, { 2: [] })).toEqual(await erasedWhen({}))
})
