/**
 * Small things kept on this device only. A browser that blocks storage throws on every touch; the page then
 * works without memory, which is what its owner asked for.
 */
export function readPreference(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps `value` under `key`; null removes it. */
export function writePreference(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Storage is blocked or full: nothing is remembered, and nothing else depends on it.
  }
}
