import { selectFieldCopy } from '#content/booking/copy.ts'
import { useId } from 'react'
import { cn } from '#ui/cn.ts'
import { FieldError } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'

interface SelectFieldProps {
  label: string
  name: string
  options: readonly string[]
  required: boolean
  hint?: string | undefined
  error: string | undefined
}

export function SelectField({ label, name, options, required, hint, error }: SelectFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
        {label}
      </label>
      <Select
        id={id}
        name={name}
        required={required}
        defaultValue=""
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
