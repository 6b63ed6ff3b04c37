import { type RefObject, useEffect } from 'react'

export function useRefusedFocus(form: RefObject<HTMLFormElement | null>, refusal: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: A field that is refused again must take the focus again.
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus()
    // Focusing a field that already has the focus does not scroll, and the form's problem has just scrolled itself
    // into view.
    field?.scrollIntoView({ block: 'center' })
  }, [refusal, form])
}
