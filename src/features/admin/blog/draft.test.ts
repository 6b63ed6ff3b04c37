import type { site } from '#site.config.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dateOfPublication, emptyDraft, suggestSlug, publishTimeHint, toFields } from './draft.ts'

vi.mock('#site.config.ts', async (load) => {
  const config = await load<{ site: typeof site }>()
  return { ...config, site: { ...config.site, timeZone: 'Europe/Lisbon' } }
})

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
    cover: null,
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

describe('the date with which a post is saved', () => {
  beforeEach(() => vi.stubEnv('TZ', 'Europe/Lisbon'))
  afterEach(() => vi.unstubAllEnvs())

  const now = new Date('2026-12-01T10:00:00Z')
  const draft = { ...emptyDraft('2026-11-03'), status: 'published' as const }
  const post = { createdAt: '2026-11-03T08:00:00.000Z', publishAt: null }
  const at = (publishAt: string) => ({ ...draft, status: 'scheduled' as const, publishAt })

  test('is the day of publication, also for a post that was begun weeks before', () => {
    expect(dateOfPublication(draft, post, '', now)).toBe('2026-12-01')
    expect(dateOfPublication(draft, null, '2026-11-03', now)).toBe('2026-12-01')
    expect(dateOfPublication(at('2026-12-31T12:00'), post, '', now)).toBe('2026-12-31')
  })

  test('follows a plan that changes', () => {
    const plannedPost = { ...post, publishAt: '2026-12-31T12:00:00.000Z' }
    const movedDraft = { ...at('2027-01-15T12:00'), date: '2026-12-31' }
    expect(dateOfPublication(movedDraft, plannedPost, '', now)).toBe('2027-01-15')
    expect(dateOfPublication({ ...draft, date: '2026-12-31' }, plannedPost, '', now)).toBe('2026-12-01')
  })

  test('stays if somebody has chosen it, while the post is a draft, and once readers have seen it', () => {
    expect(dateOfPublication({ ...draft, date: '2024-03-05' }, post, '', now)).toBe('2024-03-05')
    expect(dateOfPublication({ ...draft, status: 'draft' }, post, '', now)).toBe('2026-11-03')
    const publishedPost = { ...post, publishAt: '2026-11-03T09:00:00.000Z' }
    expect(dateOfPublication(draft, publishedPost, '', now)).toBe('2026-11-03')
  })
})
