import { describe, expect, test } from 'vitest'
import { postCategories } from '#contracts/blog.ts'
import { indexedPaths } from '#generated/pages.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { tableOfContents } from '#shared/article-text.ts'
import { site } from '#site.config.ts'
import { readPosts } from '../../../../scripts/build/content/read-posts.ts'
import { isSampleBrand } from '#tests/sample-brand.ts'
import { renderMarkdown } from './render-markdown.ts'

const sampleTest = test.skipIf(!isSampleBrand)

const posts = readPosts().map((post) => ({ ...post, ...renderMarkdown(post.content) }))
const slugs = new Set(posts.map(({ slug }) => slug))

const pages = new Set([...indexedPaths, ...posts.map(({ slug }) => `/blog/${slug}`)])

describe('the seed posts together', () => {
  sampleTest('there are at least twelve, over all five categories', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12)
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(postCategories))
  })

  test('no two share a slug, a title, an excerpt or a day', () => {
    for (const field of ['slug', 'title', 'excerpt', 'date'] as const) {
      expect(new Set(posts.map((post) => post[field])).size, field).toBe(posts.length)
    }
  })

  sampleTest('they cover the cases that cards and pages must handle', () => {
    expect(posts.some(({ keywords }) => keywords.length === 3)).toBe(true)
    expect(posts.some(({ keywords }) => keywords.length === 5)).toBe(true)
    expect(posts.some(({ keywords }) => keywords.length === 7)).toBe(true)
    expect(posts.some(({ tags }) => tags.length === 0)).toBe(true)
    expect(posts.some(({ author }) => !author)).toBe(true)
    expect(posts.some(({ author }) => author)).toBe(true)
    expect(posts.some(({ tocDepth }) => tocDepth !== 3)).toBe(true)
    expect(posts.some(({ content }) => /\p{Script=Devanagari}/u.test(content))).toBe(true)
    for (const part of ['<table>', '<blockquote>', 'footnotes-list', 'hljs', 'class="task"']) {
      expect(
        posts.some(({ html }) => html.includes(part)),
        part,
      ).toBe(true)
    }
  })
})

describe.each(posts)('$slug', (post) => {
  sampleTest('has 700 to 1,800 words', () => {
    expect(post.wordCount).toBeGreaterThanOrEqual(700)
    expect(post.wordCount).toBeLessThanOrEqual(1800)
  })

  sampleTest('has a title that still fits the metadata with the brand behind it', () => {
    expect(`${post.title} | ${site.brand}`.length).toBeLessThanOrEqual(65)
  })

  sampleTest(
    'begins with text, leaves level 1 to the page, skips no level and fills a table of contents',
    () => {
      expect(post.content).not.toMatch(/^#/)
      expect(post.html).not.toContain('<h1')
      let previous = 1
      for (const { level, text } of post.headings) {
        expect(level, text).toBeLessThanOrEqual(previous + 1)
        previous = level
      }
      expect(tableOfContents(post.headings, post.tocDepth).length).toBeGreaterThanOrEqual(4)
    },
  )

  test('links only to existing pages and headings of this site', () => {
    for (const [, href = ''] of post.html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const [path = '', fragment] = href.split('#')
      if (path && isPageOn(path)) expect(pages, href).toContain(path)
      if (path === '' && fragment) expect(post.html, href).toContain(`id="${fragment}"`)
      const target = posts.find(({ slug }) => path === `/blog/${slug}`)
      if (target && fragment)
        expect(
          target.headings.map(({ id }) => id),
          href,
        ).toContain(fragment)
    }
  })

  sampleTest('links to another post and to a page of the site, but never to itself', () => {
    const links = [...post.html.matchAll(/<a href="(\/[^"#]*)/g)].map(([, path = '']) => path)
    const otherPosts = links.filter((path) => slugs.has(path.replace('/blog/', '')))
    expect(otherPosts).not.toEqual([])
    expect(links.length).toBeGreaterThan(otherPosts.length)
    expect(links).not.toContain(`/blog/${post.slug}`)
  })
})
