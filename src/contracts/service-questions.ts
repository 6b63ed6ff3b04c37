import { formatLongDay, formatNumber } from '#shared/formats.ts'
import { bookingRules } from './booking-rules.ts'

interface Question {
  /** Names the form field: lower-case letters, digits and dashes, unique within the service. */
  id: string
  label: string
  help?: string
  isOptional?: boolean
  strangersSee?: 'everything' | 'nothing'
}

export type ServiceQuestion = Question &
  (
    | { kind: 'text' | 'long-text'; charsMax?: number }
    | { kind: 'choice'; options: readonly string[] }
    | { kind: 'number'; min?: number; max?: number }
    | { kind: 'date'; min?: string; max?: string }
  )

export type ServiceQuestions = Readonly<Record<number, readonly ServiceQuestion[]>>

export const questionKinds = [
  'text',
  'long-text',
  'choice',
  'number',
  'date',
] as const satisfies readonly ServiceQuestion['kind'][]

export interface ServiceAnswer {
  question: string
  kind: ServiceQuestion['kind']
  answer: string
  strangersSee: 'everything' | 'nothing'
}

export const questionsOfService = (
  questions: ServiceQuestions,
  serviceId: number,
): readonly ServiceQuestion[] => (Object.hasOwn(questions, serviceId) ? (questions[serviceId] ?? []) : [])

const fieldPrefix = 'question-'

export const questionField = ({ id }: Pick<ServiceQuestion, 'id'>): string => `${fieldPrefix}${id}`

export const questionLabel = ({ label, isOptional }: ServiceQuestion): string =>
  isOptional ? `${label} (optional)` : label

export const answerCharsMax = (question: ServiceQuestion): number => {
  if (question.kind === 'text') return question.charsMax ?? bookingRules.answerCharsMax
  if (question.kind === 'long-text') return question.charsMax ?? bookingRules.longAnswerCharsMax
  if (question.kind === 'choice') return Math.max(...question.options.map(({ length }) => length))
  return 10
}

export const numberRange = ({ min, max }: { min?: number; max?: number }) => ({
  min: min ?? 0,
  max: max ?? 999_999_999,
})

export const strangersSeeOf = ({ kind, strangersSee }: ServiceQuestion): 'everything' | 'nothing' =>
  strangersSee ?? (kind === 'text' || kind === 'long-text' ? 'nothing' : 'everything')

export function answerInWords({ kind, answer }: Pick<ServiceAnswer, 'kind' | 'answer'>): string {
  if (kind === 'number') return formatNumber(Number(answer))
  return kind === 'date' ? formatLongDay(answer) : answer
}

export const shownAnswer = ({
  kind,
  answer,
}: {
  kind: ServiceAnswer['kind']
  answer: string | null
}): string | null => (answer === null ? null : answerInWords({ kind, answer }))

export const labelOfAnswer = (question: string): string =>
  /[?!.:…]$/u.test(question) ? question : `${question}:`
