import { expect, test } from 'vitest'
import { formatFaults } from './format-faults.ts'

test.each(['pl', 'pl-PL', 'pl_PL', 'ja-JP'])('%s is a locale of formats', (locale) => {
  expect(formatFaults({ formats: { locale, currency: 'PLN' } })).toEqual([])
})

test.each(['Polish', 'pl-pl.UTF-8', 'zz-ZZ', ''])('"%s" is named in one sentence', (locale) => {
  expect(formatFaults({ formats: { locale, currency: 'PLN' } })).toEqual([
    `formats.locale "${locale}" is not a known locale, such as en-US`,
  ])
})
