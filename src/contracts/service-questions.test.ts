import { expect, test } from 'vitest'
import { formatLongDay, formatNumber } from '#shared/formats.ts'
import { bookingRules } from './booking-rules.ts'
import {
  answerCharsMax,
  answerInWords,
  labelOfAnswer,
  numberRange,
  questionLabel,
  type ServiceQuestion,
  shownAnswer,
  strangersSeeOf,
} from './service-questions.ts'

const text: ServiceQuestion = { id: 'site', kind: 'text', label: 'Your site' }
const choice: ServiceQuestion = { id: 'stage', kind: 'choice', label: 'Stage?', options: ['Idea', 'In use'] }

test('an answer may be as long as its question allows', () => {
  expect(answerCharsMax(text)).toBe(bookingRules.answerCharsMax)
  expect(answerCharsMax({ ...text, charsMax: 20 })).toBe(20)
  expect(answerCharsMax({ ...text, kind: 'long-text' })).toBe(bookingRules.longAnswerCharsMax)
  expect(answerCharsMax(choice)).toBe('In use'.length)
  expect(numberRange({ max: 5 })).toEqual({ min: 0, max: 5 })
})

test('strangers see typed words only if the question says so, and all other answers unless it forbids it', () => {
  expect([text, choice].map(strangersSeeOf)).toEqual(['nothing', 'everything'])
  expect(strangersSeeOf({ ...text, strangersSee: 'everything' })).toBe('everything')
  expect(strangersSeeOf({ ...choice, strangersSee: 'nothing' })).toBe('nothing')
})

test('numbers and days are written out, and a hidden answer stays hidden', () => {
  expect(answerInWords({ kind: 'number', answer: '5000' })).toBe(formatNumber(5000))
  expect(answerInWords({ kind: 'date', answer: '2027-01-31' })).toBe(formatLongDay('2027-01-31'))
  expect(shownAnswer({ kind: 'text', answer: null })).toBeNull()
})

test('a label says that a question is optional, and gets a colon unless it ends a sentence', () => {
  expect(questionLabel({ ...text, isOptional: true })).toBe('Your site (optional)')
  expect(['Your site', 'Stage?'].map(labelOfAnswer)).toEqual(['Your site:', 'Stage?'])
})
