import { expect, test } from 'vitest'
import { archiveBreadcrumbs, archiveHead } from './archive-head.ts'

const origin = 'https://www.example.com'
const topic = { id: 'seo', label: 'SEO', about: 'What crawlers read.' } as const
const headOf = (page: number, total: number) =>
  archiveHead({ topic, list: { posts: [], total }, page }, origin)

test('the pages of an archive lead to the pages before and after them', () => {
  expect(headOf(1, 250)).toMatchObject({ prevPath: undefined, nextPath: '/blog/category/seo/page/2' })
  expect(headOf(2, 250)).toMatchObject({
    prevPath: '/blog/category/seo',
    nextPath: '/blog/category/seo/page/3',
  })
  expect(headOf(3, 250)).toMatchObject({ prevPath: '/blog/category/seo/page/2', nextPath: undefined })
})

test('an archive of one page leads nowhere', () => {
  expect(headOf(1, 100)).toMatchObject({ prevPath: undefined, nextPath: undefined })
})

test('an archive without articles is for no search engine, until it has one', () => {
  expect(headOf(1, 0)).toMatchObject({ robots: 'noindex, follow' })
  expect(headOf(1, 1)).not.toHaveProperty('robots')
})

test('breadcrumbs name the page from the second one on', () => {
  const names = (page: number) => archiveBreadcrumbs({ topic, page }).map(({ name }) => name)
  expect(names(1)).toEqual(['Home', 'Blog', 'SEO'])
  expect(names(2)).toEqual(['Home', 'Blog', 'SEO', 'Page 2'])
})
