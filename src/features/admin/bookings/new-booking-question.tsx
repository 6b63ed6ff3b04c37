import {
  answerCharsMax,
  numberRange,
  questionField,
  type ServiceQuestion,
} from '#contracts/service-questions.ts'
import { newBookingTexts as texts } from '#content/interface/admin/new-booking.ts'
import { Field, inputLook } from '#ui/field.tsx'
import { LabelledSelect } from './labelled-controls.tsx'

export function NewBookingQuestion({ question }: { question: ServiceQuestion }) {
  const common = { name: questionField(question), label: texts.questionLabel(question.label) }
  switch (question.kind) {
    case 'choice':
      return (
        <LabelledSelect
          {...common}
          isOptional
          choices={question.options.map((value) => ({ value, label: value }))}
          className="sm:col-span-2"
        />
      )
    case 'number':
      return <Field {...common} {...numberRange(question)} type="number" step={1} className="sm:col-span-2" />
    case 'date':
      return <Field {...common} type="date" min={question.min} max={question.max} className="sm:col-span-2" />
    case 'long-text':
      return (
        <label className="block text-fine font-semibold sm:col-span-2">
          {common.label}
          <textarea
            name={common.name}
            rows={4}
            maxLength={answerCharsMax(question)}
            className={`${inputLook} mt-1.5 block py-2.5 font-normal`}
          />
        </label>
      )
    default:
      return <Field {...common} type="text" maxLength={answerCharsMax(question)} className="sm:col-span-2" />
  }
}
