import { expect, test } from 'vitest'
import { textLanguage } from '#shared/text-language.ts'
import { languageOf, websiteJsonLd } from './website-json-ld.ts'

test("the language of the site is that of its texts, not of the agency's country", () => {
  const { inLanguage } = websiteJsonLd('https://www.example.com')
  expect(String(inLanguage).split('-')[0]).toBe(textLanguage)
})

test('a locale is used with its country only if it matches that language', () => {
  expect(['en', 'en-GB', 'eo', 'pl-PL'].map(languageOf)).toEqual(['en', 'en-GB', 'en', 'en'])
})
