import { BROWSER_MAP, getParser } from 'bowser'
import { deviceTexts } from '#content/interface/records.ts'

const browsers = new Set([...Object.values(BROWSER_MAP), 'Miui', 'Opera Touch'])

/**
 * Returns what a browser is, in fixed words: one that could name itself could put a sentence with a link into the email
 * that warns the owner of an account.
 */
export function describeDevice(userAgent: string | null): string {
  if (!userAgent) return deviceTexts.unknown
  const parser = getParser(userAgent)
  const name = parser.getBrowserName()
  const browser = browsers.has(name) ? name.replace(/ for Android$/, '') : ''
  const system = parser.getOSName()
  if (browser && system) return deviceTexts.browserOn(browser, system)
  return browser || system || deviceTexts.unknown
}
