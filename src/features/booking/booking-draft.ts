// Sign-out forgets what is kept under `draft:`.
const draftKey = 'draft:booking'
const requestKey = 'draft:booking-request'

/** What stands in the form, kept for a reload or another service, in this tab only. */
export function saveDraft(form: HTMLFormElement) {
  const { serviceId: _, ...answers } = answersOf(form)
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(answers))
  } catch {
    // Storage is blocked or full: nothing is kept, and nothing else depends on it.
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(draftKey)
    sessionStorage.removeItem(requestKey)
  } catch {
    // As above.
  }
}

/**
 * Returns the key under which the server knows these answers: the same answers again are the same booking, also after a
 * reload, because the first answer may have been lost on its way. Changed answers get a new key.
 */
export function keyOfRequest(answers: Record<string, string>): string {
  const asText = JSON.stringify(answers)
  const sent = readStored(requestKey)
  if ('answers' in sent && sent.answers === asText && 'key' in sent && typeof sent.key === 'string')
    return sent.key
  const key = crypto.randomUUID()
  try {
    sessionStorage.setItem(requestKey, JSON.stringify({ answers: asText, key }))
  } catch {
    // As above.
  }
  return key
}

/** Fills what is still empty from the draft: what somebody typed before the script came stays. */
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

/** Every field of the form by name, as text. */
export function answersOf(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)]
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function readStored(name: string): object {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}')
    return typeof stored === 'object' && stored !== null ? stored : {}
  } catch {
    // Blocked storage, or something else in it: the form starts empty.
    return {}
  }
}
