import type { SiteConfig } from '#shared/site-config.ts'
import { parseCurrency, parseLocale, parseTimeZone } from '../init/answers.ts'
import { PlainFailure } from '../process/plain-failure.ts'

type Formats = Pick<SiteConfig, 'formats'> & { timeZone?: string | undefined }

/** Imports no content: content formats prices while it loads, which throws where these have a fault. */
export function formatFaults({ formats: { locale, currency }, timeZone = 'UTC' }: Formats): string[] {
  const faults: (string | false)[] = [
    !isRead(() => parseLocale(locale)) && `formats.locale "${locale}" is not a known locale, such as en-US`,
    !isRead(() => parseCurrency(currency)) &&
      `formats.currency "${currency}" is not a currency of three letters, such as EUR`,
    !isRead(() => parseTimeZone(timeZone)) &&
      `timeZone "${timeZone}" is not in the IANA list, which has names such as Europe/London`,
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
