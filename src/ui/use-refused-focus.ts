import { type RefObject, useEffect } from 'react'

export function useRefusedFocus(form: RefObject<HTMLFormElement | null>, refusal: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: A field that is refused again gets the focus again.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus()
    // A field that had the focus does not scroll, and the form's problem has just scrolled to itself.
    field?.scrollIntoView({ block: 'center' })
  }, [refusal, form])
}
