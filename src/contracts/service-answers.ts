import * as z from 'zod/mini'
import { serviceAnswerProblems as problems } from '#content/interface/service-questions.ts'
import { countChars } from '#shared/plain-text.ts'
import { cleanLine, cleanLines } from '#shared/entered-text.ts'
import { calendarDaySchema } from './dates.ts'
import { visible } from './entered-text.ts'
import {
  answerCharsMax,
  numberRange,
  questionField,
  questionKinds,
  questionsOfService,
  type ServiceAnswer,
  type ServiceQuestion,
  type ServiceQuestions,
  strangersSeeOf,
} from './service-questions.ts'

export const shownAnswersSchema = z.array(
  z.object({
    question: z.string(),
    kind: z.enum(questionKinds),
    answer: z.nullable(z.string()),
  }),
)
export type ShownAnswer = z.infer<typeof shownAnswersSchema>[number]

interface GivenAnswers {
  questions: readonly ServiceQuestion[]
  texts: ReadonlyMap<string, unknown>
  isOptional: boolean
}

interface AskedQuestions {
  serviceQuestions: ServiceQuestions
  isOptional: boolean
}

export function givenAnswersOf(
  input: object,
  { serviceQuestions, isOptional }: AskedQuestions,
): GivenAnswers {
  const fields = new Map<string, unknown>(Object.entries(input))
  const idText = fields.get('serviceId')
  // An object may refuse to become a number, with an exception.
  const serviceId = typeof idText === 'object' ? Number.NaN : Number(idText)
  const questions = questionsOfService(serviceQuestions, serviceId)
  const texts = questions.map(({ id }) => [id, fields.get(questionField({ id }))] as const)
  return { questions, texts: new Map(texts), isOptional }
}

export const serviceAnswersSchema = z.pipe(
  z.custom<GivenAnswers>(),
  z.transform(({ questions, texts, isOptional }: GivenAnswers, ctx): ServiceAnswer[] | undefined => {
    const answers = questions.flatMap((question) => {
      const value = texts.get(question.id)
      const text = typeof value === 'number' ? String(value) : value
      const answer = typeof text === 'string' ? cleanAnswer(question, text) : ''
      const problem = answer
        ? problemOf(question, answer)
        : question.isOptional || isOptional
          ? undefined
          : missingMessage(question)
      if (problem)
        ctx.issues.push({ code: 'custom', message: problem, path: [questionField(question)], input: value })
      return answer && !problem ? [toAnswer(question, answer)] : []
    })
    return answers.length > 0 ? answers : undefined
  }),
)

function cleanAnswer({ kind }: ServiceQuestion, text: string): string {
  if (kind === 'choice') return text.trim()
  const answer = kind === 'long-text' ? cleanLines(text).trim() : cleanLine(text)
  return visible.test(answer) ? answer : ''
}

const missingMessage = (question: ServiceQuestion): string =>
  question.kind === 'choice' ? problems.choice(question.label) : problems.missing(question.label)

function problemOf(question: ServiceQuestion, answer: string): string | undefined {
  const { label } = question
  switch (question.kind) {
    case 'choice':
      return question.options.includes(answer) ? undefined : problems.choice(label)
    case 'number':
      return isWholeWithin(answer, numberRange(question))
        ? undefined
        : problems.number(label, numberRange(question))
    case 'date':
      return problemOfDay(question, answer)
    default:
      return countChars(answer) > answerCharsMax(question)
        ? problems.charsMax(label, answerCharsMax(question))
        : undefined
  }
}

const isWholeWithin = (answer: string, { min, max }: { min: number; max: number }): boolean =>
  /^-?\d{1,10}$/.test(answer) && Number(answer) >= min && Number(answer) <= max

function problemOfDay(
  { label, min, max }: { label: string; min?: string; max?: string },
  answer: string,
): string | undefined {
  if (!z.safeParse(calendarDaySchema, answer).success) return problems.date(label)
  if (min !== undefined && answer < min) return problems.dateFrom(label, min)
  return max !== undefined && answer > max ? problems.dateUntil(label, max) : undefined
}

const toAnswer = (question: ServiceQuestion, answer: string): ServiceAnswer => ({
  question: question.label,
  kind: question.kind,
  answer: question.kind === 'number' ? String(Number(answer)) : answer,
  strangersSee: strangersSeeOf(question),
})
