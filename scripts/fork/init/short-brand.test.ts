import { expect, test } from 'vitest'
import { shortBrandNotes, shortBrandOf } from './short-brand.ts'

const notesOn = (brand: string, shortBrand?: string) => {
  const names = shortBrand === undefined ? { brand } : { brand, shortBrand }
  return shortBrandNotes(names, names)
}

test('a brand that is too long for the header gets a proposal for a shorter one', () => {
  expect(notesOn('Ateliers Großmüller & Iyer Design Partnership')).toEqual([
    expect.stringContaining('has 45 characters'),
  ])
  expect(notesOn('Ateliers Großmüller & Iyer').join()).toContain('shortBrand: "Ateliers"')
  expect(notesOn('Berg & Søn & Søster & Datter').join()).toContain('shortBrand: "Berg & Søn"')
  expect(notesOn('Donaudampfschiffahrtsgesellschaft').join()).not.toContain('such as')
})

test('a short brand, or one that has a shorter form, needs none', () => {
  expect(notesOn('Nordlys')).toEqual([])
  expect(notesOn('Ateliers Großmüller & Iyer', 'Ateliers')).toEqual([])
})

const mountain = { brand: 'Mountain View Partners', shortBrand: 'MVP' }
const ateliers = { brand: 'Ateliers Großmüller & Iyer', shortBrand: 'Ateliers Großmüller' }

test('a short brand stays while the brand is the same, or as long as the new brand has its words', () => {
  expect(shortBrandOf(mountain.brand, mountain)).toBe('MVP')
  expect(shortBrandOf('Les ateliers Großmüller, Iyer & Søn', ateliers)).toBe(ateliers.shortBrand)
})

test('a short brand goes with the brand that it shortened, and a note says so', () => {
  for (const brand of ['Nordlys', 'Ateliersbedarf Großmüllerhausen', 'MVP', '山']) {
    expect(shortBrandOf(brand, mountain), brand).toBeUndefined()
    expect(shortBrandOf(brand, ateliers), brand).toBeUndefined()
  }
  expect(shortBrandNotes({ brand: 'Nordlys' }, mountain)).toEqual([
    expect.stringContaining('"MVP" was left out'),
  ])
  expect(shortBrandNotes({ brand: 'MVP' }, mountain), 'the brand says the same now').toEqual([])
  expect(shortBrandNotes({ brand: 'Nordlys Kommunikasjon AS' }, mountain)).toEqual([
    expect.stringContaining('"MVP" was left out'),
    expect.stringContaining('shortBrand: "Nordlys"'),
  ])
})
