import { expect, test } from 'vitest'
import { site } from '#site.config.ts'
import { findBrandCopies, mayNameTheBrand } from './brand-copies.ts'

test('the brand’s name, email and colors (in any case) are found', () => {
  expect(findBrandCopies(`<h1>${site.brand}</h1>`)).toEqual([site.brand])
  expect(findBrandCopies(`mailto:${site.email}`)).toContain(site.email)
  expect(findBrandCopies(`color: ${site.colors.accent.toUpperCase()}`)).toEqual([site.colors.accent])
  expect(findBrandCopies('site.brand, site.email')).toEqual([])
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
