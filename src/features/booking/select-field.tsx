import { selectFieldCopy } from '#content/booking/copy.ts'
import { useId } from 'react'
import { cn } from '#ui/cn.ts'
import { FieldError, inputLook } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'

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
      <div className="relative">
        <select
          id={id}
          name={name}
          required={required}
          defaultValue=""
          aria-invalid={error ? true : undefined}
          aria-describedby={cn(hint && `${id}-hint`, error && `${id}-error`) || undefined}
          className={cn(inputLook, 'appearance-none pr-10')}
        >
          <option value="">{selectFieldCopy.choose}</option>
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-soft"
        />
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-tiny text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}
