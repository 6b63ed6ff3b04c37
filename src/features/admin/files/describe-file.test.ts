import { expect, it } from 'vitest'
import { altStateOf, isDescribed, sourceFor } from './describe-file.ts'

const variant = (width: number) => ({ url: `/${width}.webp`, width, height: width / 2, bytes: 1 })

it('a picture without alt text may not be used', () => {
  const picture = { width: 640, alt: '  ', isDecorative: false }
  expect(isDescribed(picture)).toBe(false)
  expect(altStateOf(picture).text).toBe('No alt text')
})

it.each([
  [{ width: 640, alt: 'A ridge', isDecorative: false }, 'Alt text'],
  [{ width: 640, alt: '', isDecorative: true }, 'Decorative'],
  [{ width: null, alt: '', isDecorative: false }, 'Document'],
])('%j may be used', (file, text) => {
  expect(isDescribed(file)).toBe(true)
  expect(altStateOf(file).text).toBe(text)
})

it('a place shows the smallest size that fills it', () => {
  const file = { url: '/original.png', variants: [variant(960), variant(480)] }
  expect(sourceFor(file, 400)).toBe('/480.webp')
  expect(sourceFor(file, 480)).toBe('/480.webp')
  expect(sourceFor(file, 481)).toBe('/960.webp')
  expect(sourceFor(file, 2000)).toBe('/original.png')
})
