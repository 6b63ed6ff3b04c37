import { describe, expect, it } from 'vitest'
import { pageTitle, titleWithoutBrand } from './page-title.ts'

const long = { brand: 'Mountain View Partners' }
const short = { ...long, shortBrand: 'MVP' }
const chars = (count: number) => 'x'.repeat(count)

describe('the title of a page', () => {
  it('ends with the brand while both fit 65 characters', () => {
    expect(pageTitle({ title: chars(40) }, long)).toBe(`${chars(40)} | Mountain View Partners`)
    expect(pageTitle({ title: chars(41) }, long)).toBe(chars(41))
  })

  it('ends with the short brand where the brand does not fit', () => {
    expect(pageTitle({ title: chars(40) }, short)).toBe(`${chars(40)} | Mountain View Partners`)
    expect(pageTitle({ title: chars(59) }, short)).toBe(`${chars(59)} | MVP`)
    expect(pageTitle({ title: chars(60) }, short)).toBe(chars(60))
  })

  it('counts a character of any script as one', () => {
    expect(pageTitle({ title: '\u{20bb7}'.repeat(40) }, long)).toMatch(/ \| Mountain View Partners$/)
  })

  it('is never changed itself, and has no brand where a page wants none', () => {
    expect(pageTitle({ title: chars(90) }, short)).toBe(chars(90))
    expect(pageTitle({ title: 'Title', withBrand: false }, short)).toBe('Title')
  })

  it('is listed without the brand that ends it', () => {
    for (const count of [10, 45, 60]) {
      const title = chars(count)
      expect(titleWithoutBrand(pageTitle({ title }, short), short)).toBe(title)
    }
    expect(titleWithoutBrand('About | MVP and others', short)).toBe('About | MVP and others')
  })
})
