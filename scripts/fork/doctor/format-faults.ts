import type { OpeningHours, SiteConfig } from '#shared/site-config.ts'
import { parseCurrency, parseLocale, parseTimeZone } from '../init/answers.ts'
import { isWrittenAlike, unlikeLocale } from '../init/format-locales.ts'
import { PlainFailure } from '../../lib/plain-failure.ts'

type Formats = Pick<SiteConfig, 'formats'> & { timeZone?: string | undefined }

// This file imports no content: content formats prices, hours and colors while it loads, which throws where these have
// a fault.

export function formatFaults({ formats: { locale, currency }, timeZone = 'UTC' }: Formats): string[] {
  const faults: (string | false)[] = [
    localeFault(locale),
    !isRead(() => parseCurrency(currency)) &&
      `formats.currency "${currency}" is not a currency of three letters, such as EUR`,
    !isRead(() => parseTimeZone(timeZone)) &&
      `timeZone "${timeZone}" is not in the IANA list, which has names such as Europe/London`,
  ]
  return faults.filter((fault) => fault !== false)
}

function localeFault(text: string): string | false {
  if (!isRead(() => parseLocale(text))) return `formats.locale "${text}" is not a known locale, such as en-US`
  const locale = parseLocale(text)
  return !isWrittenAlike(locale) && `formats.locale "${text}" is ${unlikeLocale(locale)}`
}

export function hexFaults({ brand, accent, ...otherColors }: Partial<SiteConfig['colors']>): string[] {
  return Object.entries({ brand, accent, ...otherColors })
    .filter(([, color]) => !/^#[0-9a-f]{6}$/i.test(color ?? ''))
    .map(([name, color]) => `colors.${name} ${color ? `"${color}" is not #rrggbb` : 'is missing'}`)
}

export function hoursFaults({ days, opens, closes }: OpeningHours): string[] {
  const isTime = (time: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time)
  const areTimes = isTime(opens) && (isTime(closes) || closes === '24:00')
  const faults: (string | false)[] = [
    days.length === 0 && 'supportHours.days is empty',
    !areTimes && `supportHours "${opens}" to "${closes}" are not times such as 09:00 and 18:00`,
    areTimes && opens >= closes && `supportHours end at ${closes}, before they begin at ${opens}`,
  ]
  return faults.filter((fault) => fault !== false)
}

export function isRead(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof PlainFailure) return false
    throw error
  }
}
