import { expect, it } from 'vitest'
import { listPath, pagesOf, readPageNumber } from './list-pages.ts'

it.each([
  [0, 1],
  [1, 1],
  [100, 1],
  [101, 2],
  [2500, 25],
])('%i posts fill %i pages', (total, pages) => {
  expect(pagesOf(total)).toBe(pages)
})

it('the first page has the URL of the list itself', () => {
  expect([listPath(1), listPath(2), listPath(1, 'seo'), listPath(3, 'seo')]).toEqual([
    '/blog',
    '/blog/page/2',
    '/blog/category/seo',
    '/blog/category/seo/page/3',
  ])
})

it.each(['', '0', '01', '-1', '1.5', '1e3', ' 2', '2 ', 'two', '١', '9999999'])('%j is no page', (text) => {
  expect(readPageNumber(text)).toBeNull()
})

it('a page number is parsed from text', () => {
  expect(readPageNumber('26')).toBe(26)
})
