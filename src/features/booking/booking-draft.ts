import { honeypotName } from '#shared/honeypot.ts'
import { tryStorage } from '#browser/try-storage.ts'

// Signing out removes everything stored under `draft:`.
const draftKey = 'draft:booking'
const lastAttemptKey = 'draft:booking-request'

export function saveDraft(form: HTMLFormElement) {
  const { serviceId: _, slot: _slot, [honeypotName]: _filled, ...answers } = answersOf(form)
  tryStorage(() => globalThis.sessionStorage.setItem(draftKey, JSON.stringify(answers)))
}

export function forgetDraft() {
  tryStorage(() => {
    globalThis.sessionStorage.removeItem(draftKey)
    globalThis.sessionStorage.removeItem(lastAttemptKey)
  })
}

/**
 * Returns the same idempotency key for the same answers, even after a reload: the response to the first attempt may
 * have been lost.
 */
export function idempotencyKeyOf(answers: Record<string, string>): string {
  const asText = JSON.stringify(answers)
  const lastAttempt = readStored(lastAttemptKey)
  if (
    'answers' in lastAttempt &&
    lastAttempt.answers === asText &&
    'key' in lastAttempt &&
    typeof lastAttempt.key === 'string'
  )
    return lastAttempt.key
  const key = crypto.randomUUID()
  tryStorage(() =>
    globalThis.sessionStorage.setItem(lastAttemptKey, JSON.stringify({ answers: asText, key })),
  )
  return key
}

/** Fills only empty fields, so that text typed before hydration is kept. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(readStored(draftKey))) {
    if (typeof value === 'string') fillEmpty(form, name, value)
  }
}

export function fillEmpty(form: HTMLFormElement, name: string, value: string) {
  const control = form.elements.namedItem(name)
  const isFillable =
    control instanceof RadioNodeList ||
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  if (isFillable && control.value === '') control.value = value
}

export function answersOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)]
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function readStored(name: string): object {
  const text = tryStorage(() => globalThis.sessionStorage.getItem(name))
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
