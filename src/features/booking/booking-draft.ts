const draftKey = 'booking-draft'

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
  } catch {
    // As above.
  }
}

/** Fills what is still empty from the draft: what somebody typed before the script came stays. */
export function restoreDraft(form: HTMLFormElement) {
  for (const [name, value] of Object.entries(readDraft())) {
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

function readDraft(): object {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
    return typeof draft === 'object' && draft !== null ? draft : {}
  } catch {
    // Blocked storage, or a draft that is none: the form starts empty.
    return {}
  }
}
