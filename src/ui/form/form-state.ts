import { createContext, use } from 'react'

export interface FormState {
  isPending: boolean
  /** Why the form was refused as a whole. */
  message: string | undefined
  messageId: string
  /** Messages by the name of their field. */
  errors: Readonly<Record<string, string>>
  /** Fields that the message is about. */
  faults: readonly string[]
  /** What was entered before a page without script was refused. */
  values: Readonly<Record<string, string>>
  error: Error | undefined
  /** Runs another action of the form, such as signing in by passkey, and shows its failure like the form's own. */
  run: (action: () => Promise<unknown>) => Promise<boolean>
  /** Forgets why the form was refused. */
  clear: () => void
}

export const FormContext = createContext<FormState | null>(null)

export function useForm(): FormState {
  const form = use(FormContext)
  if (!form) throw new Error('A part of a form needs a <Form> around it.')
  return form
}

interface FieldState {
  error: string | undefined
  isInvalid: boolean | undefined
  describedBy: string | undefined
  value: string | undefined
}

/** Returns what the form around a control knows of it; outside of a form nothing. */
export function useFieldState(name: string | undefined): FieldState {
  const form = use(FormContext)
  if (!form || name === undefined) {
    return { error: undefined, isInvalid: undefined, describedBy: undefined, value: undefined }
  }
  const isFault = form.faults.includes(name)
  return {
    error: form.errors[name],
    isInvalid: isFault || undefined,
    describedBy: isFault ? form.messageId : undefined,
    value: form.values[name],
  }
}
