import { expect, test } from 'vitest'
import { blocksOfText, publicTexts } from './public-texts.ts'

const response = (body: string, { status = 200, type = 'text/html' } = {}) => ({
  status,
  headers: new Headers({ 'content-type': type }),
  body: new TextEncoder().encode(body),
})
const textsOf = (path: string, body: string, status = 200) =>
  publicTexts({ pages: [], responses: new Map([[path, response(body, { status })]]) })

test('a page is read without tags, classes and styles, with its characters decoded', () => {
  const text = textsOf('/', '<style>.note{}</style><p class="big">Ben &amp;\n <b>Co</b></p>').get('/')
  expect(text).toContain('Ben & Co')
  expect(text).not.toMatch(/note|big/)
})

test('scripts and failed answers are not public, the words of social images are', () => {
  expect(textsOf('/assets/account.js', 'Your account').has('/assets/account.js')).toBe(false)
  expect(textsOf('/gone', 'It was here', 410).has('/gone')).toBe(false)
  expect([...textsOf('/', '').keys()]).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/social\/default\//)]),
  )
})

test('blocks are kept apart, words with a tag inside are not', () => {
  expect(blocksOfText(response('<head><title>x</title></head><li>4<b>5</b> % more</li><li>2</li>'))).toBe(
    '| 45 % more | | 2 |',
  )
})
