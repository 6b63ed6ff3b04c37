import { formatMoney } from '#shared/formats.ts'

export const bookingRules = {
  companyCharsMax: 120,
  nameCharsMax: 100,
  emailCharsMax: 254,
  timelineCharsMax: 60,
  notesCharsMax: 2000,
  questionsMax: 10,
  questionCharsMax: 160,
  choicesMax: 20,
  answerCharsMax: 200,
  longAnswerCharsMax: 2000,
  /** For all answers to one service's questions together, because an export reads thousands of bookings at once. */
  answersCharsMax: 4000,
} as const

// Versions of ICU put different spaces between digits and symbols, and the browser's text must match the server's.
const amount = (value: number) => formatMoney(value).replace(/\s/g, '\u00a0')

interface BudgetWords {
  under: (amount: string) => string
  between: (from: string, to: string) => string
  over: (amount: string) => string
  unknown: string
}

export function budgetRanges(
  amounts: readonly [number, ...number[]],
  words: BudgetWords,
): [string, ...string[]] {
  const amountsInOrder = [...new Set(amounts)].sort((a, b) => a - b).map(amount)
  return [
    words.under(amount(Math.min(...amounts))),
    ...amountsInOrder.slice(1).map((to, index) => words.between(amountsInOrder[index] ?? '', to)),
    words.over(amount(Math.max(...amounts))),
    words.unknown,
  ]
}

export const messageRules = {
  charsMax: 2000,
  pageRows: 30,
  perHour: 30,
} as const
