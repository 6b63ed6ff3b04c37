import { expect, test } from 'vitest'
import { formText } from './form-text.ts'

test('a field is read as it was typed, and a missing field or a file as empty', () => {
  const data = new FormData()
  data.set('username', ' asha ')
  data.set('picture', new Blob(['x']))
  expect(formText(data, 'username')).toBe(' asha ')
  expect(formText(data, 'picture')).toBe('')
  expect(formText(data, 'missing')).toBe('')
})
