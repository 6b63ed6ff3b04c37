import { expect, test } from 'vitest'
import { textLanguage } from '#shared/plain-text.ts'
import { languageOf, websiteJsonLd } from './website-json-ld.ts'

test('the site is said to be in the language of its texts, wherever the agency is', () => {
  const { inLanguage } = websiteJsonLd('https://www.example.com')
  expect(String(inLanguage).split('-')[0]).toBe(textLanguage)
})

test('a locale of that language is named with its country, and another is not', () => {
  expect(['en', 'en-GB', 'eo', 'pl-PL'].map(languageOf)).toEqual(['en', 'en-GB', 'en', 'en'])
})
