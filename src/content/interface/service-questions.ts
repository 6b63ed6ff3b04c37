import { capitalize, countInWords } from '#shared/count-in-words.ts'
import { formatLongDay, formatNumber } from '#shared/formats.ts'

export const serviceQuestionTexts = {
  more: (count: number, areOptional: boolean) =>
    `${capitalize(countInWords(count))} more ${count === 1 ? 'question is' : 'questions are'} about the service${areOptional ? ' and optional' : ''}.`,
  legend: (service: string) => `About ${service}`,
  hidden: 'Only shown to us, and in the account that the request belongs to.',
  earlierQuestions: 'Earlier questions',
} as const

export const serviceAnswerProblems = {
  missing: (question: string) => `Answer “${question}”.`,
  charsMax: (question: string, charsMax: number) =>
    `The answer to “${question}” has at most ${formatNumber(charsMax)} characters.`,
  notShown: (question: string) => `The answer to “${question}” contains characters that cannot be displayed.`,
  choice: (question: string) => `Choose one of the answers to “${question}”.`,
  number: (question: string, { min, max }: { min: number; max: number }) =>
    `Answer “${question}” with a whole number from ${formatNumber(min)} to ${formatNumber(max)}.`,
  date: (question: string) => `Answer “${question}” with a day like 2027-03-31.`,
  dateFrom: (question: string, day: string) =>
    `The answer to “${question}” cannot be before ${formatLongDay(day)}.`,
  dateUntil: (question: string, day: string) =>
    `The answer to “${question}” cannot be after ${formatLongDay(day)}.`,
} as const
