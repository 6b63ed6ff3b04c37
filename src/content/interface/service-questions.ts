import { capitalize, countedInWords } from '#shared/words.ts'
import { formatLongDay, formatNumber } from '#shared/formats.ts'

const verbs = (areOptional: boolean): readonly [one: string, several: string] =>
  areOptional ? ['is optional', 'are optional'] : ['follows', 'follow']

export const serviceQuestionTexts = {
  more: (count: number, areOptional: boolean) =>
    `${capitalize(countedInWords(count, 'more question'))} about the service ${verbs(areOptional)[count === 1 ? 0 : 1]}.`,
  legend: (service: string) => `About ${service}`,
  hidden: 'Only shown to us, and in the account that the request belongs to.',
  earlierQuestions: 'Earlier questions',
} as const

export const serviceAnswerProblems = {
  missing: (question: string) => `Answer “${question}”.`,
  charsMax: (question: string, charsMax: number) =>
    `The answer to “${question}” has at most ${formatNumber(charsMax)} characters.`,
  choice: (question: string) => `Choose one of the answers to “${question}”.`,
  number: (question: string, { min, max }: { min: number; max: number }) =>
    `Answer “${question}” with a whole number from ${formatNumber(min)} to ${formatNumber(max)}.`,
  date: (question: string) => `Answer “${question}” with a day like 2027-03-31.`,
  dateFrom: (question: string, day: string) =>
    `The answer to “${question}” cannot be before ${formatLongDay(day)}.`,
  dateUntil: (question: string, day: string) =>
    `The answer to “${question}” cannot be after ${formatLongDay(day)}.`,
} as const
