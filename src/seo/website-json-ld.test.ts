import { expect, test } from 'vitest'
import { textLanguage } from '#shared/text-language.ts'
import { websiteJsonLd } from './website-json-ld.ts'

test('the site is said to be in the language of its texts, wherever the agency is', () => {
  const { inLanguage } = websiteJsonLd('https://www.example.com')
  expect(String(inLanguage).split('-')[0]).toBe(textLanguage)
})
