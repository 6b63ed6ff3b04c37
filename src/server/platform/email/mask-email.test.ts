import { expect, test } from 'vitest'
import { maskEmail, maskName } from './mask-email.ts'

test('a masked email keeps its first letter and its domain', () => {
  expect(maskEmail('priya@example.com')).toBe('p…@example.com')
  expect(maskEmail('a@example.com')).toBe('a…@example.com')
})

test('a masked name keeps the first letter of each word', () => {
  expect(maskName('Asha Rai')).toBe('A… R…')
  expect(maskName('𝒜sha')).toBe('𝒜…')
})
