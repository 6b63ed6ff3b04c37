// Covers src/seo/page-head.ts.

import { describe, expect, it } from 'vitest'
import { site } from '#site.config.ts'
import { tagsOf } from '../../tests/builders/page-head.ts'

describe('an article', () => {
  it('has the given times and author', () => {
    const { of } = tagsOf({
      ogType: 'article',
      articlePublishedTime: '2025-04-05',
      articleModifiedTime: '2025-05-06',
      articleAuthor: 'A. Writer',
    })
    expect(of('article:published_time')).toBe('2025-04-05')
    expect(of('article:modified_time')).toBe('2025-05-06')
    expect(of('article:author')).toBe('A. Writer')
  })

  it('counts as published now and not modified unless it says otherwise', () => {
    const { of } = tagsOf({ ogType: 'article' })
    expect(of('article:published_time')).toBe('2026-02-03T04:05:06.000Z')
    expect(of('article:modified_time')).toBe(undefined)
  })

  it('has its capitalised category as section', () => {
    expect(tagsOf({ ogType: 'article', articleSection: 'digital-marketing' }).of('article:section')).toBe(
      'Digital-marketing',
    )
    expect(tagsOf({ ogType: 'article', category: 'blog' }).of('article:section')).toBe('Blog')
    expect(tagsOf({ ogType: 'article' }).of('article:section')).toBe('Company')
  })

  it('uses the first five of seven keywords as tags', () => {
    const keywords = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const { of, all } = tagsOf({ ogType: 'article', keywords })
    expect(all('article:tag')).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(of('keywords')).toBe('a, b, c, d, e, f, g')
    expect(tagsOf({ ogType: 'article' }).all('article:tag')).toEqual([])
  })

  it('has a reading-time label of five minutes', () => {
    const { of } = tagsOf({ ogType: 'article' })
    expect([of('twitter:label1'), of('twitter:data1')]).toEqual(['Reading time', '5 minutes'])
  })
})

describe('a price', () => {
  it('is in the currency of the site and in stock unless the page says otherwise', () => {
    const { of } = tagsOf({ ogType: 'product', price: 1299 })
    expect(of('product:price:amount')).toBe('1299')
    expect(of('product:price:currency')).toBe(site.formats.currency)
    expect(of('product:availability')).toBe('in_stock')
    const other = tagsOf({ price: 5, currency: 'NPR', availability: 'preorder' })
    expect(other.of('product:price:currency')).toBe('NPR')
    expect(other.of('product:availability')).toBe('preorder')
    expect(tagsOf({ price: 0 }).of('product:price:amount')).toBe('0')
  })

  it('is left out when it is not given, whatever else the page sets', () => {
    const { keys } = tagsOf({ ogType: 'product', currency: 'USD', availability: 'in_stock' })
    expect(keys.filter((key) => key.startsWith('product:'))).toEqual([])
  })
})
