import { expect, test } from 'vitest'
import { shortBrandNotes } from './short-brand.ts'

test('a brand that is too long for the header gets a proposal for a shorter one', () => {
  expect(shortBrandNotes({ brand: 'Ateliers Großmüller & Iyer Design Partnership' })).toEqual([
    expect.stringContaining('has 45 characters'),
  ])
  expect(shortBrandNotes({ brand: 'Ateliers Großmüller & Iyer' }).join()).toContain('shortBrand: "Ateliers"')
  expect(shortBrandNotes({ brand: 'Berg & Søn & Søster & Datter' }).join()).toContain(
    'shortBrand: "Berg & Søn"',
  )
  expect(shortBrandNotes({ brand: 'Donaudampfschiffahrtsgesellschaft' }).join()).not.toContain('such as')
})

test('a short brand, or one that has a shorter form, needs none', () => {
  expect(shortBrandNotes({ brand: 'Nordlys' })).toEqual([])
  expect(shortBrandNotes({ brand: 'Ateliers Großmüller & Iyer', shortBrand: 'Ateliers' })).toEqual([])
})
