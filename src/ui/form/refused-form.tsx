import { createContext, use } from 'react'

/** A form that was posted without script and refused. Its page is rendered again with what was typed, without passwords. */
export interface RefusedFormState {
  /** The path that the form was posted to. */
  action: string
  values: Record<string, string>
  errors: Record<string, string>
  message?: string
}

export const RefusedForm = createContext<RefusedFormState | null>(null)

export function useRefusedForm(action: string): RefusedFormState | null {
  const refusedForm = use(RefusedForm)
  return refusedForm?.action === action ? refusedForm : null
}
