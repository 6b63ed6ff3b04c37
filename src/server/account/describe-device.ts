import { getParser } from 'bowser'

/**
 * Browser and system of a user agent in plain words, without versions: 'Firefox on Windows'. The text comes from
 * the client: it tells the owner sessions apart and proves nothing.
 */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const parser = getParser(userAgent)
  const browser = parser.getBrowserName().replace(/ for Android$/, '')
  const system = parser.getOSName()
  if (browser && system) return `${browser} on ${system}`
  return browser || system || 'Unknown device'
}
