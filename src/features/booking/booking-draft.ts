// Signing out removes everything stored under `draft:`.
const draftKey = 'draft:booking'
const lastAttemptKey = 'draft:booking-request'

export function saveDraft(form: HTMLFormElement) {
  const { serviceId: _, ...answers } = answersOf(form)
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(answers))
  } catch {
    // Storage may be blocked or full. The draft is a convenience, so the form works without it.
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(draftKey)
    sessionStorage.removeItem(lastAttemptKey)
  } catch {
    // As in saveDraft.
  }
}

/**
 * Returns the idempotency key for these answers, the same one even after a reload: the response to the first attempt
 * may have been lost. Changed answers get a new key.
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
  try {
    sessionStorage.setItem(lastAttemptKey, JSON.stringify({ answers: asText, key }))
  } catch {
    // As in saveDraft.
  }
  return key
}

/** Fills only empty fields: what was typed before hydration is kept. */
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
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    // Storage is blocked or holds invalid JSON: the form starts empty.
    return {}
  }
}
