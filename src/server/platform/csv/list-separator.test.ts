import { expect, it } from 'vitest'
import { listSeparatorOf } from './write-csv.ts'

it.each(['en-US', 'en-GB', 'en-IN', 'ne-NP', 'ja-JP', 'he-IL'])(
  '%s separates columns by commas',
  (locale) => {
    expect(listSeparatorOf(locale)).toBe(',')
  },
)

it.each(['de-DE', 'en-DE', 'de-CH', 'fr-FR', 'fr-CA', 'pt-PT', 'tr', 'ru'])(
  '%s separates columns by semicolons',
  (locale) => {
    expect(listSeparatorOf(locale)).toBe(';')
  },
)
