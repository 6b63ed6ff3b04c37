import { longTextFieldCopy, selectFieldCopy } from '#content/booking/copy.ts'
import { formLabel, type NamedBookingField } from '#contracts/booking-fields.ts'
import {
  answerCharsMax,
  numberRange,
  questionField,
  questionLabel,
  type ServiceQuestion,
} from '#contracts/service-questions.ts'
import { useId } from 'react'
import { CharCount } from '#ui/char-count.tsx'
import { cn } from '#ui/cn.ts'
import { Field, FieldError, TextArea } from '#ui/field.tsx'
import { useFieldState } from '#ui/form/form-state.ts'
import { Select } from '#ui/select.tsx'

export function BookingControl({ field, chars }: { field: NamedBookingField; chars: number }) {
  const { name, isOptional } = field
  const common = { name, required: !isOptional }
  switch (field.control) {
    case 'textarea':
      return <LongTextField {...common} label={field.label} charsMax={field.charsMax} chars={chars} />
    case 'select':
      return <SelectField {...common} label={formLabel(field)} options={field.options} />
    case 'chips':
      return <ChipsField {...common} label={formLabel(field)} options={field.options} />
    default:
      return (
        <Field
          {...common}
          label={formLabel(field)}
          type={field.control}
          autoComplete={field.autocomplete}
          maxLength={field.charsMax}
        />
      )
  }
}

export function QuestionControl({ question, chars }: { question: ServiceQuestion; chars: number }) {
  const { help: hint, isOptional } = question
  const common = { name: questionField(question), required: !isOptional, hint }
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

interface ControlProps {
  label: string
  name: string
  required: boolean
  hint?: string | undefined
}

interface ChoiceProps extends ControlProps {
  options: readonly string[]
}

function ChipsField({ label, name, options, required }: ChoiceProps) {
  const { error, value } = useFieldState(name)
  return (
    <fieldset
      aria-labelledby={`${name}-label`}
      aria-describedby={error ? `${name}-error` : undefined}
      className="min-w-0 sm:col-span-2"
    >
      <legend id={`${name}-label`} className="mb-1.5 text-fine font-semibold">
        {label}
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            key={option}
            className="flex min-h-11 grow cursor-pointer items-center gap-2 rounded-field border border-field bg-card px-2.5 text-fine font-medium md:gap-1.5 md:px-2 md:text-tiny hover:bg-tint has-checked:border-primary has-checked:bg-tint has-checked:font-semibold has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-aria-[invalid]:border-danger contrast:border-3"
          >
            <input
              type="radio"
              name={name}
              value={option}
              required={required}
              defaultChecked={option === value}
              aria-invalid={error ? true : undefined}
              className="size-4 accent-primary outline-none"
            />
            {option}
          </label>
        ))}
      </div>
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}

function SelectField({ label, name, options, required, hint }: ChoiceProps) {
  const id = useId()
  const { error, value = '' } = useFieldState(name)
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
        {label}
      </label>
      <Select
        id={id}
        name={name}
        required={required}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={cn(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      >
        <option value="">{selectFieldCopy.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-tiny text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

interface LongTextProps extends ControlProps {
  charsMax: number
  chars: number
}

const LongTextField = ({ label, name, required, charsMax, chars, hint }: LongTextProps) => (
  <TextArea
    label={
      required ? (
        label
      ) : (
        <>
          {label} <span className="font-normal">{longTextFieldCopy.optional}</span>
        </>
      )
    }
    hint={hint}
    aside={<CharCount id={`${name}-count`} chars={chars} charsMax={charsMax} />}
    aria-describedby={`${name}-count`}
    id={name}
    name={name}
    required={required}
    maxLength={charsMax}
    className="sm:col-span-2"
  />
)
