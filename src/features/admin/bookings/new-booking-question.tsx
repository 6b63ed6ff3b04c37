import {
  answerCharsMax,
  numberRange,
  questionField,
  type ServiceQuestion,
} from '#contracts/service-questions.ts'
import { newBookingTexts as texts } from '#content/interface/admin/bookings.ts'
import { Field, TextArea } from '#ui/field.tsx'
import { LabelledSelect } from './labelled-controls.tsx'

interface NewBookingQuestionProps {
  question: ServiceQuestion
  initial: string | undefined
}

export function NewBookingQuestion({ question, initial }: NewBookingQuestionProps) {
  const common = { name: questionField(question), label: texts.questionLabel(question.label) }
  const field = { ...common, defaultValue: initial, className: 'sm:col-span-2' }
  switch (question.kind) {
    case 'choice':
      return (
        <LabelledSelect
          {...common}
          isOptional
          initial={initial}
          choices={question.options.map((value) => ({ value, label: value }))}
          className="sm:col-span-2"
        />
      )
    case 'number':
      return <Field {...field} {...numberRange(question)} type="number" step={1} />
    case 'date':
      return <Field {...field} type="date" min={question.min} max={question.max} />
    case 'long-text':
      return (
        <TextArea
          {...common}
          defaultValue={initial}
          maxLength={answerCharsMax(question)}
          className="sm:col-span-2"
        />
      )
    default:
      return <Field {...field} type="text" maxLength={answerCharsMax(question)} />
  }
}
