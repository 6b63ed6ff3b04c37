import { getParser } from 'bowser'

/** The user agent comes from the client: it helps the owner to tell sessions apart and proves nothing. */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const parser = getParser(userAgent)
  const browser = parser.getBrowserName().replace(/ for Android$/, '')
  const system = parser.getOSName()
  if (browser && system) return `${browser} on ${system}`
  return browser || system || 'Unknown device'
}
