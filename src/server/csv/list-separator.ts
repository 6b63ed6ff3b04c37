import { decimalSignOf } from '#shared/decimal-sign.ts'
import { site } from '#site.config.ts'

const regionsWithBoth = ['CH', 'LI']

/**
 * Returns the separator that Excel expects: a semicolon where the comma is the decimal sign, and in Switzerland. Excel
 * reads a file with the other separator as a single column.
 */
export function listSeparatorOf(locale: string): ',' | ';' {
  const { region = '' } = new Intl.Locale(locale).maximize()
  const ownLocale = new Intl.Locale(`und-${region}`).maximize().baseName
  // With `en-DE`, the site writes numbers in English, but the spreadsheets of the office are German.
  const hasDecimalComma = [locale, ownLocale].some((one) => decimalSignOf(one) === ',')
  return hasDecimalComma || regionsWithBoth.includes(region) ? ';' : ','
}

export const listSeparator = listSeparatorOf(site.formats.locale.replaceAll('_', '-'))
