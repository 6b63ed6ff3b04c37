import { decimalSignOf } from '#shared/decimal-sign.ts'
import { site } from '#site.config.ts'

const regionsWithBoth = ['CH', 'LI']

/**
 * Returns what Excel splits a file at: a semicolon where the comma is the decimal sign, and in Switzerland. It reads
 * the other one as part of a single column.
 */
export function listSeparatorOf(locale: string): ',' | ';' {
  const { region = '' } = new Intl.Locale(locale).maximize()
  const ownLocale = new Intl.Locale(`und-${region}`).maximize().baseName
  // With `en-DE`, the site writes numbers in English, but the spreadsheets of the office are German.
  const hasDecimalComma = [locale, ownLocale].some((one) => decimalSignOf(one) === ',')
  return hasDecimalComma || regionsWithBoth.includes(region) ? ';' : ','
}

export const listSeparator = listSeparatorOf(site.formats.locale.replaceAll('_', '-'))
