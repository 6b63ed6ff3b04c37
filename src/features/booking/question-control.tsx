import {
  answerCharsMax,
  numberRange,
  questionField,
  questionLabel,
  type ServiceQuestion,
} from '#contracts/service-questions.ts'
import { Field } from '#ui/field.tsx'
import { LongTextField } from './long-text-field.tsx'
import { SelectField } from './select-field.tsx'

interface QuestionControlProps {
  question: ServiceQuestion
  chars: number
  error: string | undefined
}

export function QuestionControl({ question, chars, error }: QuestionControlProps) {
  const { help: hint, isOptional } = question
  const common = { name: questionField(question), required: !isOptional, hint, error }
  switch (question.kind) {
    case 'long-text':
      return (
        <LongTextField {...common} label={question.label} charsMax={answerCharsMax(question)} chars={chars} />
      )
    case 'choice':
      return <SelectField {...common} label={questionLabel(question)} options={question.options} />
    case 'number':
      return (
        <Field
          {...common}
          {...numberRange(question)}
          label={questionLabel(question)}
          type="number"
          step={1}
          inputMode="numeric"
        />
      )
    case 'date':
      return (
        <Field
          {...common}
          label={questionLabel(question)}
          type="date"
          min={question.min}
          max={question.max}
        />
      )
    default:
      return (
        <Field {...common} label={questionLabel(question)} type="text" maxLength={answerCharsMax(question)} />
      )
  }
}
