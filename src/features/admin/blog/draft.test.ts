import { afterEach, describe, expect, test, vi } from 'vitest'
import { emptyDraft, suggestSlug, publishTimeHint, toFields } from './draft.ts'

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

  test('is not sent if it does not exist', () => {
    vi.stubEnv('TZ', 'America/New_York')
    const draft = emptyDraft('2026-11-22')
    expect(toFields({ ...draft, publishAt: '20266-01-01T10:00' }).publishAt).toBeNull()
    expect(toFields({ ...draft, publishAt: '2027-03-14T02:30' }).publishAt).toBeNull()
    expect(toFields({ ...draft, publishAt: '2027-03-14T03:30' }).publishAt).toBe('2027-03-14T07:30:00.000Z')
  })

  test('names its time zone, and says that a past time publishes at once', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const now = new Date('2026-11-22T12:00:00Z')
    expect(publishTimeHint('2026-11-22T21:00', now)).toContain('as soon as you save')
    expect(publishTimeHint('2026-11-22T21:01', now)).toBe('Time zone: Asia/Tokyo.')
  })
})
