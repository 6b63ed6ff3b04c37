import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { cn } from './cn.ts'
import { Icon } from './icon.tsx'

export const inputLook =
  'min-h-12 w-full rounded-field border border-field bg-card px-3.5 text-body aria-[invalid]:border-danger contrast:border-3'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string | undefined
  error?: string | undefined
  aside?: ReactNode
  action?: ReactNode
}

export function Field({ label, hint, error, aside, action, className, id, ...input }: FieldProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const describedBy =
    cn(hint && `${fieldId}-hint`, error && `${fieldId}-error`, input['aria-describedby']) || undefined
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-4 text-fine font-semibold">
        <label htmlFor={fieldId}>{label}</label>
        {aside}
      </div>
      <div className="relative">
        <input
          {...input}
          id={fieldId}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={describedBy}
          className={cn(inputLook, action && 'pr-26')}
        />
        {action ? <div className="absolute inset-y-1.5 right-1.5 flex">{action}</div> : null}
      </div>
      {hint ? (
        <p id={`${fieldId}-hint`} className="mt-1.5 text-tiny text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${fieldId}-error`}>{error}</FieldError> : null}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-center gap-1.5 text-tiny font-medium text-danger">
      <Icon name="circle-alert" />
      {children}
    </p>
  )
}
