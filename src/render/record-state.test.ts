import { expect, test } from 'vitest'
import type { Article } from '#contracts/blog.ts'
import type { PageSource, PageState } from '#contracts/page-source.ts'
import { recordState, stateBeside } from './record-state.ts'

const article: Article = {
  slug: 'crawling',
  title: 'Crawling',
  excerpt: 'What crawlers see.',
  category: 'seo',
  date: '2026-01-02',
  updatedAt: '2026-01-02T12:00:00Z',
  keywords: [],
  featuredImage: '/blog/art/seo/crawling.svg',
  cover: 'gauge',
  headings: [],
  tocDepth: 4,
  wordCount: 1,
  readingMinutes: 1,
  related: [],
  html: '<p>Text</p>',
}
const fail = () => Promise.reject(new Error('The database does not answer.'))
const failing: PageSource = {
  refusedForm: () => null,
  notice: () => null,
  today: () => '2026-11-22',
  teaser: fail,
  list: fail,
  search: fail,
  unsubscription: fail,
  invitation: fail,
  passwordReset: fail,
  article: fail,
  author: fail,
  content: fail,
  booking: fail,
  appointment: fail,
  linkedMessages: fail,
  issues: fail,
  issue: fail,
  jobs: fail,
  job: fail,
  stories: fail,
  story: fail,
  page: fail,
  menuPages: fail,
}
const source = (responses: Partial<PageSource>): PageSource => ({ ...failing, ...responses })

test('an article is sent along without its HTML and headings, which the page already has', async () => {
  const state: PageState = {}
  const recording = recordState(source({ article: async () => article }), state)
  expect(await recording.article('crawling')).toEqual(article)
  const { html: _html, headings: _headings, ...meta } = article
  expect(state.article).toEqual(meta)
})

test('the excerpt and the related articles are sent only to a page that does not show them', () => {
  const { html: _html, headings: _headings, ...meta } = article
  const { related: _related, ...withoutRelated } = meta
  const { excerpt: _excerpt, ...shortest } = withoutRelated
  const cards = '<div data-related="" class="contents">'
  expect(stateBeside(cards, { article: meta })).toEqual({ article: withoutRelated })
  expect(stateBeside(`<p data-excerpt="">${cards}`, { article: meta })).toEqual({ article: shortest })
  expect(stateBeside('<main>', { article: meta, today: '2026-11-22' })).toEqual({
    article: meta,
    today: '2026-11-22',
  })
  expect(stateBeside('<main>', { article: null })).toEqual({ article: null })
  expect(stateBeside('<main>', {})).toEqual({})
})

test('a missing article is recorded as missing, so that the browser does not ask again', async () => {
  const state: PageState = {}
  expect(await recordState(source({ article: async () => null }), state).article('none')).toBeNull()
  expect(state).toEqual({ article: null })
})

test('a list is recorded with its page and category', async () => {
  const state: PageState = {}
  const list = async () => ({ posts: [], total: 101 })
  expect(await recordState(source({ list }), state).list(2, 'seo')).toEqual({ posts: [], total: 101 })
  expect(state).toEqual({ list: { posts: [], total: 101, page: 2, category: 'seo' } })
})

test('a read that fails records nothing', async () => {
  const state: PageState = {}
  await expect(recordState(failing, state).teaser()).rejects.toThrow('does not answer')
  expect(state).toEqual({})
})
