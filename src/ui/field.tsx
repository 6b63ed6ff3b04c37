import {
  type AriaAttributes,
  type ComponentProps,
  type InputHTMLAttributes,
  type ReactNode,
  useId,
} from 'react'
import { cn } from './cn.ts'
import { useFieldState } from './form/form-state.ts'
import { Icon } from './icon.tsx'

const inputGround =
  'w-full rounded-field border border-field bg-card px-3.5 text-ellipsis aria-[invalid]:border-danger contrast:border-3'
export const inputLook = `${inputGround} min-h-(--field-height) text-[1rem]`
export const filterLook = `${inputGround} min-h-(--field-height) text-small`

interface Around {
  label: ReactNode
  hint?: string | undefined
  error?: string | undefined
  aside?: ReactNode
}

interface FieldProps extends InputHTMLAttributes<HTMLInputElement>, Around {
  action?: ReactNode
}

export function Field({ label, hint, error: ownError, aside, action, className, id, ...input }: FieldProps) {
  const generatedId = useId()
  const fieldId = id ?? generatedId
  const state = useFieldState(input.name)
  const error = ownError ?? state.error
  return (
    <Labelled label={label} hint={hint} error={error} aside={aside} className={className} id={fieldId}>
      <div className="relative">
        <input
          dir="auto"
          {...input}
          {...enteredValue(input, state.value)}
          id={fieldId}
          {...ariaOf(fieldId, { hint, error }, input, state)}
          className={cn(inputLook, action && 'pr-26')}
        />
        {action ? <div className="absolute inset-y-1.5 right-1.5 flex items-center">{action}</div> : null}
      </div>
    </Labelled>
  )
}

interface TextAreaProps extends ComponentProps<'textarea'>, Around {
  isMarkdown?: boolean
}

export function TextArea({
  label,
  hint,
  error: ownError,
  aside,
  isMarkdown,
  className,
  id,
  ...area
}: TextAreaProps) {
  const generatedId = useId()
  const areaId = id ?? generatedId
  const state = useFieldState(area.name)
  const error = ownError ?? state.error
  return (
    <Labelled label={label} hint={hint} error={error} aside={aside} className={className} id={areaId}>
      <textarea
        rows={4}
        dir="auto"
        {...area}
        {...enteredValue(area, state.value)}
        id={areaId}
        {...ariaOf(areaId, { hint, error }, area, state)}
        className={cn(inputLook, 'block py-3', isMarkdown && 'font-mono text-tiny leading-relaxed')}
      />
    </Labelled>
  )
}

interface LabelledProps extends Around {
  id: string
  className?: string | undefined
  children: ReactNode
}

export function Labelled({ id, label, hint, error, aside, className, children }: LabelledProps) {
  return (
    <div className={className}>
      <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-4 text-fine font-semibold">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="mt-1.5 text-tiny text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </div>
  )
}

function ariaOf(
  id: string,
  { hint, error }: Pick<Around, 'hint' | 'error'>,
  attributes: AriaAttributes,
  { isInvalid, describedBy }: Pick<ReturnType<typeof useFieldState>, 'isInvalid' | 'describedBy'>,
) {
  return {
    'aria-invalid': error || isInvalid ? true : attributes['aria-invalid'],
    'aria-describedby':
      cn(hint && `${id}-hint`, error && `${id}-error`, describedBy, attributes['aria-describedby']) ||
      undefined,
  }
}

const enteredValue = ({ value }: { value?: unknown }, enteredBefore: string | undefined) =>
  value === undefined && enteredBefore !== undefined ? { defaultValue: enteredBefore } : {}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-tiny font-medium text-danger">
      <Icon name="circle-alert" className="mt-0.5" />
      {children}
    </p>
  )
}
