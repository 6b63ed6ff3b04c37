import { expect, it } from 'vitest'
import { splitStyles } from '../../scripts/build/split-styles.ts'
import { decodeEntities, markPage, pageStyles } from './page-styles.ts'

const styles = (css: string, html: string) => pageStyles(splitStyles(css), markPage(html))

it('drops custom properties that no rule of the page uses', () => {
  expect(styles('.a{--unused:1px;color:red}', '<p class="a">')).toBe('.a{color:red}')
})

it('keeps the colors of a cover, although only the file of the drawing uses them', () => {
  const css = '.cover-seo{--cover-first:#8fd3cc;--cover-ink:#0e5a60}.cover-ads{--cover-first:#f3c98b}'
  expect(styles(css, '<svg class="cover-seo"></svg>')).toBe(
    '.cover-seo{--cover-first:#8fd3cc;--cover-ink:#0e5a60}',
  )
})

it('the entities that React writes become their characters, each once', () => {
  expect(decodeEntities('&lt;a href=&quot;/x&quot;&gt; Ben&#x27;s &amp; Co')).toBe(
    '<a href="/x"> Ben\'s & Co',
  )
  expect(decodeEntities('&amp;lt;')).toBe('&lt;')
})

it('other entities and bare ampersands stay as they are', () => {
  expect(decodeEntities('&nbsp; R&D &#39;')).toBe('&nbsp; R&D &#39;')
})
