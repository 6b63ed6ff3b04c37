import { tryStorage } from './try-storage.ts'

const prefix = 'draft:'

export const guest = ''

/**
 * Keeps unsent text in this tab across a reload or sign-in, for its author's account only; whoever signs in takes over
 * what a guest wrote. Empty text removes it. Passwords must never be passed in.
 */
export function saveDraft(key: string, username: string, text: string): void {
  tryStorage(() => {
    if (text) globalThis.sessionStorage.setItem(prefix + key, JSON.stringify({ username, text }))
    else globalThis.sessionStorage.removeItem(prefix + key)
  })
}

export function readDraft(key: string, username: string): string {
  const draft = parseDraft(tryStorage(() => globalThis.sessionStorage.getItem(prefix + key)) ?? null)
  return draft?.username === username ? draft.text : ''
}

export function draftKeys(start: string, username: string): string[] {
  const keys = tryStorage(() => Object.keys(globalThis.sessionStorage)) ?? []
  return keys
    .filter((key) => key.startsWith(prefix + start))
    .map((key) => key.slice(prefix.length))
    .filter((key) => readDraft(key, username) !== '')
}

export function forgetDrafts(exceptUsername?: string): void {
  tryStorage(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(prefix)) continue
      const draft = parseDraft(globalThis.sessionStorage.getItem(key))
      const isKept =
        draft !== null && exceptUsername !== undefined && [exceptUsername, guest].includes(draft.username)
      if (!isKept) globalThis.sessionStorage.removeItem(key)
    }
  })
}

function parseDraft(json: string | null): { username: string; text: string } | null {
  if (json === null) return null
  try {
    const draft: unknown = JSON.parse(json)
    if (typeof draft !== 'object' || draft === null || !('username' in draft) || !('text' in draft))
      return null
    const { username, text } = draft
    return typeof username === 'string' && typeof text === 'string' ? { username, text } : null
  } catch {
    return null
  }
}

export const formTexts = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
