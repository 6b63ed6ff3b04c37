import { getParser } from 'bowser'
import { deviceTexts } from '#content/interface/records.ts'

export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return deviceTexts.unknown
  const parser = getParser(userAgent)
  const browser = parser.getBrowserName().replace(/ for Android$/, '')
  const system = parser.getOSName()
  if (browser && system) return deviceTexts.browserOn(browser, system)
  return browser || system || deviceTexts.unknown
}
