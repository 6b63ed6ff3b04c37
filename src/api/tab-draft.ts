const prefix = 'draft:'

/**
 * Keeps unsent text in this tab under the name of the account that writes it, over a reload and a sign-in. Empty text
 * removes it. Passwords never go through here.
 */
export function saveDraft(key: string, username: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(prefix + key, JSON.stringify({ username, text }))
    else sessionStorage.removeItem(prefix + key)
  } catch {
    // Storage is blocked or full: nothing is kept, and nothing else depends on it.
  }
}

/** Returns the kept text, or '' where there is none. Another account's text is removed, not returned. */
export function readDraft(key: string, username: string): string {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null')
    if (typeof draft !== 'object' || draft === null || !('username' in draft) || !('text' in draft)) return ''
    if (draft.username === username && typeof draft.text === 'string') return draft.text
    sessionStorage.removeItem(prefix + key)
  } catch {
    // Blocked storage, or something that is no draft.
  }
  return ''
}

/** Removes every draft of this tab: somebody signs out by their own choice, perhaps on a shared computer. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
