import { describe, expect, test } from 'vitest'
import { emptyDraft, suggestSlug, toFields } from './draft.ts'

describe('an address made from a title', () => {
  test.each([
    ['What a crawl budget is not', 'what-a-crawl-budget-is-not'],
    ['  Économie: l’été 2026! ', 'economie-lete-2026'],
    ['--- !?', ''],
    ['नेपाली SEO', 'seo'],
  ])('%j is %j', (title, slug) => {
    expect(suggestSlug(title, 80)).toBe(slug)
  })

  test('never ends in a hyphen where it is cut', () => {
    expect(suggestSlug('abc def', 4)).toBe('abc')
  })
})

test('lists lose spaces, doubles and empty places; empty texts are sent as none', () => {
  const fields = toFields({ ...emptyDraft('2025-04-05'), keywords: ' a, b ,,a', author: ' ' })
  expect(fields).toMatchObject({
    keywords: ['a', 'b'],
    tags: [],
    author: null,
    featuredImage: null,
    publishAt: null,
  })
})
