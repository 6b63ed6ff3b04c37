/** Forgets what stands unsent in this tab's forms: whoever signs out leaves nothing to the next at this device. */
export function forgetTabDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('draft:') || key.startsWith('message-draft-')) sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}
