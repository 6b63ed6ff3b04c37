import { expect, it } from 'vitest'
import { wordFor } from './word-for.ts'

it('a stored value is shown by its name, and an unknown one as it is stored', () => {
  const names = { pending: 'waiting' }
  expect(wordFor(names, 'pending')).toBe('waiting')
  expect(wordFor(names, 'postponed')).toBe('postponed')
  expect(wordFor(names, 'constructor')).toBe('constructor')
})
