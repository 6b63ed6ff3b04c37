import { afterEach, describe, expect, test, vi } from 'vitest'
import { emptyDraft, suggestSlug, timeComplaint, timeHint, toFields } from './draft.ts'

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

describe('the time at which a post appears', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('is refused when the clocks skip it or its year has more than four digits', () => {
    vi.stubEnv('TZ', 'America/New_York')
    expect(timeComplaint('2027-03-14T02:30')).toContain('never comes')
    expect(timeComplaint('2027-03-14T03:30')).toBeUndefined()
    expect(timeComplaint('2027-11-07T01:30')).toBeUndefined()
    expect(timeComplaint('20266-01-01T10:00')).toContain('four digits')
    expect(toFields({ ...emptyDraft('2026-11-22'), publishAt: '20266-01-01T10:00' }).publishAt).toBeNull()
  })

  test('is said with its zone, and that a past one does not wait', () => {
    vi.stubEnv('TZ', 'Asia/Tokyo')
    const now = new Date('2026-11-22T12:00:00Z')
    expect(timeHint('2026-11-22T21:00', now)).toContain('as soon as you save')
    expect(timeHint('2026-11-22T21:01', now)).toBe('Time zone: Asia/Tokyo.')
  })
})
