import { expect, test } from 'vitest'
import { inlineStyle, styleHashOf, withOwnPolicy } from './inline-style.ts'

const page = `<head>${inlineStyle('.a{}', 'of+a=')}</head><p>&lt;style data-hash="other"></p>`

test('the hash of a page is that of its style element', () => {
  expect(styleHashOf(page)).toBe("'sha256-of+a='")
  expect(styleHashOf('<p>A page without styles</p>')).toBeUndefined()
})

test('a page with a policy of its own allows its style element, right before it, and no other', () => {
  expect(withOwnPolicy(page)).toContain(
    `content="style-src-elem 'self' 'sha256-of+a='">\n<style data-hash="of+a=">.a{}</style>`,
  )
  expect(withOwnPolicy(page).match(/style-src-elem/g)).toHaveLength(1)
})
