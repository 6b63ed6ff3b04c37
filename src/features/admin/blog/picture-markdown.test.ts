import { expect, it } from 'vitest'
import { pictureMarkdown, uploadPlaceholder } from './picture-markdown.ts'

it('an alt text with brackets stays an alt text', () => {
  expect(pictureMarkdown('Traffic [2026] C:\\', '/files/a/b.webp')).toBe(
    '![Traffic \\[2026\\] C:\\\\](/files/a/b.webp)',
  )
})

it('two pictures of one name that are uploaded at once have different placeholders', () => {
  const first = uploadPlaceholder('image.png', '')
  expect(first).toBe('![Uploading image.png…]()')
  expect(uploadPlaceholder('image.png', first)).toBe('![Uploading image.png (2)…]()')
})
