import { expect, test } from 'vitest'
import { defaultAuthor } from '#content/blog/page.ts'
import type { Article } from '#contracts/blog.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { textLanguage } from '#shared/plain-text.ts'
import { site } from '#site.config.ts'
import { articleHead } from './article-head.ts'
import { pageTitle } from './page-title.ts'

const origin = 'https://www.example.com'
const article: Article = {
  slug: 'crawling',
  title: 'Crawling',
  excerpt: 'What crawlers see.',
  category: 'seo',
  date: '2026-01-02',
  updatedAt: '2026-01-03T12:00:00Z',
  keywords: ['crawlers', 'robots'],
  featuredImage: '/blog/art/seo/crawling.svg',
  cover: 'gauge',
  headings: [],
  tocDepth: 4,
  wordCount: 700,
  readingMinutes: 4,
  related: [],
  html: '<p>Text</p>',
}

const postingOf = (changes: Partial<Article>) =>
  articleHead({ ...article, ...changes }, origin).structuredData?.[0]

test('the brand ends the title while both fit 65 characters', () => {
  const titleOf = (title: string) => pageTitle(articleHead({ ...article, title }, origin))
  const room = 65 - ` | ${site.brand}`.length
  expect(titleOf('x'.repeat(room))).toBe(`${'x'.repeat(room)} | ${site.brand}`)
  expect(titleOf('x'.repeat(room + 1))).not.toContain(` | ${site.brand}`)
})

test('an author is a person; an article without one was written by the blog’s team, an organization', () => {
  expect(postingOf({ author: 'Asha Rai' })).toMatchObject({ author: { '@type': 'Person', name: 'Asha Rai' } })
  expect(postingOf({})).toMatchObject({
    author: {
      '@type': 'Organization',
      name: defaultAuthor.name,
      url: `${origin}${isPageOn('/about') ? '/about' : '/'}`,
    },
  })
})

test('an author with a page is named as there, and linked', () => {
  const authorPage = { slug: 'asha-rai', name: 'Asha Rai', title: 'Strategist' }
  expect(postingOf({ author: 'ASHA RAI', authorPage })).toMatchObject({
    author: {
      '@type': 'Person',
      name: 'Asha Rai',
      jobTitle: 'Strategist',
      url: `${origin}/blog/author/asha-rai`,
    },
  })
})

test('the structured data has the absolute URLs of page and picture, and both days', () => {
  expect(postingOf({})).toMatchObject({
    '@type': 'BlogPosting',
    mainEntityOfPage: `${origin}/blog/crawling`,
    image: `${origin}/blog/art/seo/crawling.svg`,
    datePublished: '2026-01-02',
    dateModified: '2026-01-03T12:00:00Z',
    keywords: 'crawlers, robots',
  })
})

test('an article without keywords has those of the site in its tags, as every page without its own', () => {
  expect(articleHead(article, origin).keywords).toEqual(article.keywords)
  expect(articleHead({ ...article, keywords: [] }, origin).keywords).toBeUndefined()
})

test('the structured data of an article without keywords claims none', () => {
  expect(JSON.stringify(postingOf({ keywords: [] }))).not.toContain('keywords')
})

test('an article is a page of the blog, and its social image has the art of its own category', () => {
  expect(articleHead({ ...article, category: 'digital-advertising' }, origin)).toMatchObject({
    category: 'blog',
    imageCategory: 'digital-advertising',
  })
})

test('an article in the script of another language is not said to be in the language of the site', () => {
  expect(postingOf({})).toHaveProperty('inLanguage', textLanguage)
  const hebrew = { title: 'מדריך ל־SEO בעברית', excerpt: 'מה רואים מנועי החיפוש.' }
  expect(JSON.parse(JSON.stringify(postingOf(hebrew)))).not.toHaveProperty('inLanguage')
})
