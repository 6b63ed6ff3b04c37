import { expect, it } from 'vitest'
import type { StoredFile } from '#contracts/files.ts'
import { changedFieldNames, changedValues, valuesOf, withOwnChanges } from './file-values.ts'

const file: StoredFile = {
  id: 1,
  url: '/files/a/ridge.webp',
  name: 'ridge.webp',
  type: 'image/webp',
  bytes: 1000,
  width: 1600,
  height: 1000,
  alt: '',
  isDecorative: false,
  focusX: 0.5,
  focusY: 0.5,
  variants: [],
  visibility: 'public',
  uploadedBy: 'admin',
  createdAt: '2026-11-30T00:00:00.000Z',
  revision: 1,
  useCount: 0,
}

it('only what was changed is sent', () => {
  expect(changedValues(valuesOf(file), { ...valuesOf(file), alt: 'A ridge' })).toEqual({ alt: 'A ridge' })
})

it('a replaced file keeps the alt text that is not saved yet, and takes the new name', () => {
  const stored = { ...file, name: 'lake.webp', revision: 2 }
  const typed = { ...valuesOf(file), alt: 'A lake' }
  expect(withOwnChanges(stored, file, typed)).toMatchObject({ name: 'lake.webp', alt: 'A lake' })
})

it('a moved focus point is named once', () => {
  expect(changedFieldNames(file, { ...file, focusX: 0.1, focusY: 0.2 })).toEqual(['focus point'])
})

it('a renamed file, whose address is new, is not called replaced', () => {
  expect(changedFieldNames(file, { ...file, name: 'lake.webp', url: '/files/a/lake.webp' })).toEqual(['name'])
})

it('a replaced file is named', () => {
  expect(changedFieldNames(file, { ...file, url: '/files/b/ridge.webp', bytes: 2000 })).toEqual([
    'the file itself',
  ])
})
