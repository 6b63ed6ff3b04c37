const key = (code: string) => `message-draft-${code}`

/** What stands in the field, kept for a reload or a failed send, in this tab only. */
export function saveDraft(code: string, body: string) {
  try {
    if (body) sessionStorage.setItem(key(code), body)
    else sessionStorage.removeItem(key(code))
  } catch {
    // Storage is blocked or full: nothing is kept, and nothing else depends on it.
  }
}

export function readDraft(code: string): string {
  try {
    return sessionStorage.getItem(key(code)) ?? ''
  } catch {
    // As above.
    return ''
  }
}
