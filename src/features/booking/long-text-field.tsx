import { longTextFieldCopy } from '#content/booking/copy.ts'
import { CharCount } from '#ui/char-count.tsx'
import { cn } from '#ui/cn.ts'
import { FieldError, inputLook } from '#ui/field.tsx'

interface LongTextFieldProps {
  label: string
  name: string
  required: boolean
  charsMax: number
  chars: number
  hint?: string | undefined
  error: string | undefined
}

export function LongTextField({ label, name, required, charsMax, chars, hint, error }: LongTextFieldProps) {
  return (
    <div className="sm:col-span-2">
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-fine">
        <label htmlFor={name} className="font-semibold">
          {label} {required ? null : <span className="font-normal">{longTextFieldCopy.optional}</span>}
        </label>
        <CharCount id={`${name}-count`} chars={chars} charsMax={charsMax} />
      </div>
      <textarea
        id={name}
        name={name}
        rows={4}
        required={required}
        maxLength={charsMax}
        aria-invalid={error ? true : undefined}
        aria-describedby={cn(`${name}-count`, hint && `${name}-hint`, error && `${name}-error`)}
        className={cn(inputLook, 'block py-3')}
      />
      {hint ? (
        <p id={`${name}-hint`} className="mt-1.5 text-tiny text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${name}-error`}>{error}</FieldError> : null}
    </div>
  )
}
