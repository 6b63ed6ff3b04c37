/** Returns null as `URL.parse` does, which Safari has only since version 18 (and `URL.canParse` since 17). */
export function parseUrl(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
