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

/** Returns the text that this account has kept, or ''. */
export function readDraft(key: string, username: string): string {
  try {
    const draft = parseDraft(sessionStorage.getItem(prefix + key))
    return draft?.username === username ? draft.text : ''
  } catch {
    // Storage is blocked.
    return ''
  }
}

/** Removes every draft of this tab but those of one account: the computer may be a shared one. */
export function forgetDrafts(exceptUsername?: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(prefix)) continue
      const draft = parseDraft(sessionStorage.getItem(key))
      if (!draft || draft.username !== exceptUsername) sessionStorage.removeItem(key)
    }
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}

function parseDraft(stored: string | null): { username: string; text: string } | null {
  if (stored === null) return null
  try {
    const draft: unknown = JSON.parse(stored)
    if (typeof draft !== 'object' || draft === null || !('username' in draft) || !('text' in draft))
      return null
    const { username, text } = draft
    return typeof username === 'string' && typeof text === 'string' ? { username, text } : null
  } catch {
    // Something else wrote under this key.
    return null
  }
}
