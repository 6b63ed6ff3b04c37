import { expect, test } from 'vitest'
import { decodeEntities } from './decode-entities.ts'

test('the entities that React writes become their characters, each once', () => {
  expect(decodeEntities('&lt;a href=&quot;/x&quot;&gt; Ben&#x27;s &amp; Co')).toBe(
    '<a href="/x"> Ben\'s & Co',
  )
  expect(decodeEntities('&amp;lt;')).toBe('&lt;')
})

test('other entities and bare ampersands stay as they are', () => {
  expect(decodeEntities('&nbsp; R&D &#39;')).toBe('&nbsp; R&D &#39;')
})
