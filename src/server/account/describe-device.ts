import { getParser } from 'bowser'

export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return 'Unknown device'
  const parser = getParser(userAgent)
  const browser = parser.getBrowserName().replace(/ for Android$/, '')
  const system = parser.getOSName()
  if (browser && system) return `${browser} on ${system}`
  return browser || system || 'Unknown device'
}
