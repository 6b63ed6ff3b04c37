import { expect, test } from 'vitest'
import { bookingQuestions } from '#content/booking/questions.ts'
import { formatNumber } from '#shared/formats.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { bookingSchemas } from './booking-input.ts'
import {
  answerInWords,
  labelOfAnswer,
  type ServiceQuestion,
  type ServiceQuestions,
} from './service-questions.ts'

const site: ServiceQuestion = { id: 'site', kind: 'text', label: 'Your site', charsMax: 20 }
const story: ServiceQuestion = { id: 'story', kind: 'long-text', label: 'What happened?', isOptional: true }
const stage: ServiceQuestion = { id: 'stage', kind: 'choice', label: 'Stage?', options: ['Idea', 'In use'] }
const people: ServiceQuestion = { id: 'people', kind: 'number', label: 'How many?', min: 1, max: 5000 }
const manyWrong = `Answer “How many?” with a whole number from 1 to ${formatNumber(5000)}.`
const liveBy: ServiceQuestion = {
  id: 'live-by',
  kind: 'date',
  label: 'Live by?',
  min: '2027-01-01',
  max: '2028-02-29',
}

function parse(
  serviceQuestions: ServiceQuestions,
  fields: object,
  schema: 'bookingInputSchema' | 'enteredBookingSchema' = 'bookingInputSchema',
) {
  const schemas = bookingSchemas(bookingQuestions, serviceQuestions)
  return schemas[schema].safeParse(aBookingInput({ serviceId: '1', ...fields }))
}

function complaintAbout(question: ServiceQuestion, reply: unknown) {
  const result = parse({ 1: [question] }, { [`question-${question.id}`]: reply })
  return result.success ? null : result.error.issues.map(({ path, message }) => [path.at(-1), message])[0]
}

test('answers are kept in the order and the words of the questions, with who may see them', () => {
  const fields = {
    'question-site': '  everest\u200b.example\u0000\t',
    'question-story': 'It grew.\u2028And\u0007 grew.',
    'question-stage': 'In use',
    'question-people': '0040',
    'question-live-by': '2028-02-29',
  }
  const result = parse({ 1: [stage, site, story, people, liveBy], 2: [site] }, fields)
  expect(result.data?.serviceAnswers).toEqual([
    { question: 'Stage?', kind: 'choice', answer: 'In use', strangersSee: 'everything' },
    { question: 'Your site', kind: 'text', answer: 'everest.example', strangersSee: 'nothing' },
    { question: 'What happened?', kind: 'long-text', answer: 'It grew.\nAnd grew.', strangersSee: 'nothing' },
    { question: 'How many?', kind: 'number', answer: '40', strangersSee: 'everything' },
    { question: 'Live by?', kind: 'date', answer: '2028-02-29', strangersSee: 'everything' },
  ])
})

test('a question says itself who may see its answer', () => {
  const result = parse(
    {
      1: [
        { ...site, strangersSee: 'everything' },
        { ...stage, strangersSee: 'nothing' },
      ],
    },
    { 'question-site': 'x', 'question-stage': 'Idea' },
  )
  expect(result.data?.serviceAnswers?.map(({ strangersSee }) => strangersSee)).toEqual([
    'everything',
    'nothing',
  ])
})

test.each([
  [site, undefined, 'Answer “Your site”.'],
  [site, '   ', 'Answer “Your site”.'],
  [site, ['a', 'b'], 'Answer “Your site”.'],
  [site, 'x'.repeat(21), 'The answer to “Your site” has at most 20 characters.'],
  [site, '\u200b', 'Answer “Your site”.'],
  [story, 'x'.repeat(2001), `The answer to “What happened?” has at most ${formatNumber(2000)} characters.`],
  [stage, '', 'Choose one of the answers to “Stage?”.'],
  [stage, 'Sold', 'Choose one of the answers to “Stage?”.'],
  [people, '0', manyWrong],
  [people, '5001', manyWrong],
  [people, '1.5', manyWrong],
  [people, '1e3', manyWrong],
  [liveBy, '31.3.2027', 'Answer “Live by?” with a day like 2027-03-31.'],
  [liveBy, '2027-02-29', 'Answer “Live by?” with a day like 2027-03-31.'],
  [liveBy, '2026-12-31', /^The answer to “Live by\?” cannot be before /],
  [liveBy, '2028-03-01', /^The answer to “Live by\?” cannot be after /],
] as const)('%o refuses an answer that does not fit, beside its field', (question, reply, message) => {
  const complaint = complaintAbout(question, reply)
  expect(complaint?.[0]).toBe(`question-${question.id}`)
  if (typeof message === 'string') expect(complaint?.[1]).toBe(message)
  else expect(complaint?.[1]).toMatch(message)
})

test.each([
  [site, 'x'.repeat(20)],
  [story, ''],
  [story, undefined],
  [people, 5000],
  [people, '1'],
  [liveBy, '2027-01-01'],
])('%o takes an answer that fits', (question, reply) => {
  expect(complaintAbout(question, reply)).toBeNull()
})

test('all problems of a form are reported at once, those of common fields first', () => {
  const result = parse({ 1: [site, stage] }, { companyName: '' })
  expect(result.error?.issues.map(({ path }) => path.at(-1))).toEqual([
    ...['companyName', 'question-site', 'question-stage'],
  ])
})

test('a service without questions, and answers to questions of another service, leave nothing', () => {
  const result = parse({ 2: [site] }, { 'question-site': 'x', serviceAnswers: [{ question: 'x' }] })
  expect(result.data?.serviceAnswers).toBeUndefined()
})

test('the agency may leave out what it was not told, and nothing else', () => {
  const result = parse({ 1: [site, stage] }, { 'question-stage': 'Idea' }, 'enteredBookingSchema')
  expect(result.data?.serviceAnswers).toMatchObject([{ answer: 'Idea' }])
  expect(parse({ 1: [stage] }, { 'question-stage': 'Sold' }, 'enteredBookingSchema').success).toBe(false)
})

test('numbers and days are shown as the site writes them', () => {
  expect(answerInWords({ kind: 'number', answer: '12000' })).toBe(formatNumber(12_000))
  expect(answerInWords({ kind: 'date', answer: '2027-03-31' })).toContain('2027')
  expect(answerInWords({ kind: 'text', answer: '12000' })).toBe('12000')
  expect([labelOfAnswer('How many?'), labelOfAnswer('Your site')]).toEqual(['How many?', 'Your site:'])
})
