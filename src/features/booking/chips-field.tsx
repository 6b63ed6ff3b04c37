import { FieldError } from '#ui/field.tsx'

interface ChipsFieldProps {
  label: string
  name: string
  options: readonly string[]
  required: boolean
  error: string | undefined
}

export function ChipsField({ label, name, options, required, error }: ChipsFieldProps) {
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
