import { expect, test } from 'vitest'
import { site as sample } from '../../../src/site.config.ts'
import { brandValues, findBrandCopies, mayNameTheBrand } from './brand-copies.ts'

test('the brand’s name, email and colors (in any case) are found', () => {
  const copiesIn = (text: string) => findBrandCopies(text, brandValues(sample, ''))
  expect(copiesIn(`<h1>${sample.brand}</h1>`)).toEqual([sample.brand])
  expect(copiesIn(`mailto:${sample.email}`)).toContain(sample.email)
  expect(copiesIn(`color: ${sample.colors.accent.toUpperCase()}`)).toEqual([sample.colors.accent])
  expect(copiesIn('site.brand, site.email')).toEqual([])
})

test('a fork whose name and color are also a word and a color of the release is told of neither', () => {
  const colors = { brand: '#000000', accent: '#ffffff' }
  const fork = { ...sample, brand: 'Signal', legalName: 'Signal', domain: 'signal.example', colors }
  const copiesIn = (text: string) => findBrandCopies(text, brandValues(fork, ''))
  expect(copiesIn('new AbortController().Signal; color: #000000')).toEqual([])
  expect(copiesIn('https://signal.example')).toEqual(['signal.example'])
  const longer = { ...fork, brand: 'Signal & Søn' }
  expect(findBrandCopies('<h1>Signal & Søn</h1>', brandValues(longer, ''))).toEqual(['Signal & Søn'])
})

test('only the configuration, tests, docs and posts may name the brand', () => {
  const allowedFiles = [
    'src/site.config.ts',
    'docs/deploy.md',
    'src/content/posts/a.md',
    'src/seo/json-ld.test.ts',
  ]
  expect(allowedFiles.every(mayNameTheBrand)).toBe(true)
  expect(
    ['src/content/faqs.ts', 'scripts/commands/start.ts', 'functions/index.ts'].some(mayNameTheBrand),
  ).toBe(false)
})
