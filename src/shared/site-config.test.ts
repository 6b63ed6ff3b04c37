import { expect, test } from 'vitest'
import { openGraphLocale } from './site-config.ts'

test.each([
  ['pl', 'pl_PL'],
  ['pl-PL', 'pl_PL'],
  ['pl_PL', 'pl_PL'],
  ['PL', 'pl_PL'],
  ['en_GB', 'en_GB'],
  ['zh-Hant-HK', 'zh_HK'],
  ['zh_Hant', 'zh_TW'],
])('%s is %s', (tag, locale) => {
  expect(openGraphLocale(tag)).toBe(locale)
})
