import { describe, expect, it } from 'vitest'
import { site } from '#site.config.ts'
import { openGraphLocale } from '#shared/site-config.ts'
import { isSampleBrand } from '#tests/sample-brand.ts'
import { tagsOf } from '#tests/builders/page-head.ts'
import type { PageOptions } from './page-options.ts'
import { pageTitle } from './page-title.ts'

const canonicalOf = (options: Partial<PageOptions>) =>
  tagsOf(options)
    .head.link.filter(({ rel }) => rel === 'canonical')
    .map(({ href }) => href)

describe('a page that sets no metadata', () => {
  const { head, of, all, keys } = tagsOf({})

  it('has the default title with the brand in `<title>`, Open Graph and Twitter tags', () => {
    expect(head.title).toBe(pageTitle({}))
    expect([of('og:title'), of('twitter:title')]).toEqual([head.title, head.title])
  })

  it('has the description and keywords of the configuration', () => {
    expect(of('description')).toBe(site.metadata.defaultDescription)
    expect(of('keywords')).toBe(site.metadata.defaultKeywords.join(', '))
    expect([of('og:description'), of('twitter:description')]).toEqual([of('description'), of('description')])
  })

  it.skipIf(!isSampleBrand)('names what the sample agency does', () => {
    for (const words of [of('description'), of('keywords')]) {
      for (const subject of [
        'AI-powered marketing',
        'advertising',
        'product development',
        'measurable ROI',
        'SEO',
      ]) {
        expect(words).toContain(subject)
      }
    }
  })

  it('may be indexed and is a website with a large card and the company image', () => {
    expect(of('robots')).toBe('index, follow')
    expect(of('og:type')).toBe('website')
    expect(of('twitter:card')).toBe('summary_large_image')
    expect([of('og:image'), of('twitter:image')]).toEqual(
      Array(2).fill('https://www.example.com/social/default/company.png'),
    )
    expect([of('og:image:width'), of('og:image:height')]).toEqual(['1200', '630'])
    expect(of('og:locale')).toBe(openGraphLocale(site.metadata.locale))
  })

  it('is canonical at its own path, without article, price, handle or structured data', () => {
    expect(canonicalOf({})).toEqual(['https://www.example.com/page'])
    expect(of('og:url')).toBe('https://www.example.com/page')
    expect(
      keys.filter((key) => /^(article|product):|^twitter:(site|creator|label1|data1)$/.test(key)),
    ).toEqual([])
    expect(all('og:locale:alternate')).toEqual([])
    expect(head.script).toEqual([])
  })

  it('has no duplicate tags', () => {
    expect(new Set(keys).size).toBe(keys.length)
  })
})

it("a page's title, description and keywords appear in its own and in all social tags", () => {
  expect(tagsOf({ title: 'A long title', withBrand: false }).head.title).toBe('A long title')
  const { head, of } = tagsOf({ title: 'Own title', description: 'Own words.', keywords: ['one', 'two'] })
  expect(head.title).toBe(pageTitle({ title: 'Own title' }))
  expect([of('og:title'), of('twitter:title')]).toEqual(['Own title', 'Own title'])
  expect([of('description'), of('og:description'), of('twitter:description')]).toEqual(
    Array(3).fill('Own words.'),
  )
  expect(of('keywords')).toBe('one, two')
})

it('og:* and article:* are properties, twitter:* and the rest are names', () => {
  const { meta } = tagsOf({
    ogType: 'article',
    price: 1,
    alternateLocales: ['ne_NP'],
    twitterSite: '@a',
  }).head
  for (const tag of meta) {
    const isProperty = 'property' in tag
    const key = isProperty ? tag.property : tag.name
    expect([key, isProperty]).toEqual([key, /^(og|article|product):/.test(key)])
  }
})

it('a given canonical URL and a given og:url are used independently', () => {
  const urls = { canonicalUrl: 'https://a.example/x', ogUrl: 'https://b.example/y' }
  expect(canonicalOf(urls)).toEqual(['https://a.example/x'])
  expect(tagsOf(urls).of('og:url')).toBe('https://b.example/y')
  expect(tagsOf({ canonicalUrl: 'https://a.example/x' }).of('og:url')).toBe('https://a.example/x')
})

it.each([
  ['/', 'https://www.example.com/'],
  ['/services/', 'https://www.example.com/services'],
  ['/contact?subject=x#top', 'https://www.example.com/contact'],
])('the page at %s is canonical at %s', (path, address) => {
  expect(canonicalOf({ path })).toEqual([address])
})

it('a given image is used, with its plain and its secure URL', () => {
  const { of } = tagsOf({
    ogImage: '/a.png',
    ogImageSecure: 'https://cdn.example/a.png',
    ogImageAlt: 'A drawing',
  })
  expect(of('og:image')).toBe('https://www.example.com/a.png')
  expect(of('twitter:image')).toBe('https://www.example.com/a.png')
  expect(of('og:image:secure_url')).toBe('https://cdn.example/a.png')
  expect(of('og:image:alt')).toBe('A drawing')
  expect(of('og:image:width')).toBe(undefined)
})

it('a category selects the default image, and a generated image is used only where the page asks for one', () => {
  expect(tagsOf({ category: 'careers' }).of('og:image')).toBe(
    'https://www.example.com/social/default/careers.png',
  )
  const withImage = { generatedImage: '/social/page.v1/generated.png' }
  expect(tagsOf({ useAiImage: true }, withImage).of('og:image')).toBe(
    'https://www.example.com/social/page.v1/generated.png',
  )
  expect(tagsOf({}, withImage).of('og:image')).toBe('https://www.example.com/social/default/company.png')
  expect(tagsOf({ useAiImage: true, ogImage: '/own.png' }).of('og:image')).toBe(
    'https://www.example.com/own.png',
  )
})

it('a secure image URL is given over https only', () => {
  expect(tagsOf({}).of('og:image:secure_url')).toBe(tagsOf({}).of('og:image'))
  expect(tagsOf({}, { origin: 'http://localhost:8788' }).of('og:image:secure_url')).toBe(undefined)
})

it('given robots, type and card are used', () => {
  const { of } = tagsOf({ robots: 'noindex', ogType: 'product', twitterCard: 'summary' })
  expect([of('robots'), of('og:type'), of('twitter:card')]).toEqual(['noindex', 'product', 'summary'])
})

it("the page's handles appear in twitter:site and twitter:creator", () => {
  const { of } = tagsOf({ twitterSite: '@agency', twitterCreator: '@author' })
  expect([of('twitter:site'), of('twitter:creator')]).toEqual(['@agency', '@author'])
})

it('the language of a page is that of its texts, wherever the agency is', () => {
  expect(tagsOf({}).head.htmlAttrs).toEqual({ lang: 'en' })
})

it("a locale sets the page's language too, and every alternate locale has its own tag", () => {
  const { head, of, all } = tagsOf({ locale: 'ne-NP', alternateLocales: ['en_US', 'de'] })
  expect(of('og:locale')).toBe('ne_NP')
  expect(head.htmlAttrs).toEqual({ lang: 'ne' })
  expect(all('og:locale:alternate')).toEqual(['en_US', 'de_DE'])
})

it('the previous and next pages are linked with absolute URLs', () => {
  const { link } = tagsOf({ prevPath: '/blog', nextPath: '/blog/page/3' }).head
  expect(link).toContainEqual({ rel: 'prev', href: 'https://www.example.com/blog' })
  expect(link).toContainEqual({ rel: 'next', href: 'https://www.example.com/blog/page/3' })
})

it('a feed is announced with its absolute URL', () => {
  const { link } = tagsOf({ feedPath: '/blog/feed.xml' }).head
  expect(link).toContainEqual({
    rel: 'alternate',
    type: 'application/rss+xml',
    title: `${site.brand} blog`,
    href: 'https://www.example.com/blog/feed.xml',
  })
})

it('each block of structured data is a script of its own', () => {
  const blocks = [
    { '@context': 'https://schema.org', '@type': 'WebSite', name: 'One' },
    { '@context': 'https://schema.org', '@type': 'FAQPage', name: 'Two' },
  ] as const
  const { script } = tagsOf({ structuredData: blocks }).head
  expect(script.map(({ type }) => type)).toEqual(['application/ld+json', 'application/ld+json'])
  expect(script.map(({ innerHTML }) => JSON.parse(innerHTML))).toEqual(blocks)
})

it('structured data cannot end its script, whatever it says', () => {
  const name = '</script><script>alert(1)</script><!--'
  const block = { '@context': 'https://schema.org', '@type': 'WebSite', name } as const
  const [script] = tagsOf({ structuredData: [block] }).head.script
  expect(script?.innerHTML).not.toContain('<')
  expect(JSON.parse(script?.innerHTML ?? '')).toEqual(block)
})

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

  it('has its capitalized category as section', () => {
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
