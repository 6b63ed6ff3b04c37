import { afterEach, describe, expect, test, vi } from 'vitest'
import { emptyDraft, suggestSlug, publishTimeError, publishTimeHint, toFields } from './draft.ts'

describe('an address suggested from a title', () => {
  test.each([
    ['What a crawl budget is not', 'what-a-crawl-budget-is-not'],
    ['  Économie: l’été 2026! ', 'economie-lete-2026'],
    ['--- !?', ''],
    ['नेपाली SEO', 'seo'],
  ])('turns %j into %j', (title, slug) => {
    expect(suggestSlug(title, 80)).toBe(slug)
  })

  test('does not end in a hyphen when truncated', () => {
    expect(suggestSlug('abc def', 4)).toBe('abc')
  })
})

test('lists are sent without spaces, duplicates and empty items, and empty texts as null', () => {
  const fields = toFields({ ...emptyDraft('2025-04-05'), keywords: ' a, b ,,a', author: ' ' })
  expect(fields).toMatchObject({
    keywords: ['a', 'b'],
    tags: [],
    author: null,
    featuredImage: null,
    publishAt: null,
  })
})

describe('the publication time of a post', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('is rejected if the clocks skip it or its year has more than four digits', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(publishTimeError('2027-03-14T02:30')).toContain('never comes')
    expect(publishTimeError('2027-03-14T03:30')).toBeUndefined()
    expect(publishTimeError('2027-11-07T01:30')).toBeUndefined()
    expect(publishTimeError('20266-01-01T10:00')).toContain('four digits')
    expect(toFields({ ...emptyDraft('2026-11-22'), publishAt: '20266-01-01T10:00' }).publishAt).toBeNull()
  })

  test('names its time zone, and says that a past time publishes at once', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const now = new Date('2026-11-22T12:00:00Z')
    expect(publishTimeHint('2026-11-22T21:00', now)).toContain('as soon as you save')
    expect(publishTimeHint('2026-11-22T21:01', now)).toBe('Time zone: Asia/Tokyo.')
  })
})
