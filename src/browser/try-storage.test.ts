import { expect, test } from 'vitest'
import { tryStorage } from './try-storage.ts'

test('storage that is blocked, missing or full fails nothing, and a mistake of ours is not hidden', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
  expect(tryStorage(() => 'kept')).toBe('kept')
  expect(tryStorage(refuse)).toBeUndefined()
  const missing = null as unknown as Storage
  expect(tryStorage(() => missing.getItem('key'))).toBeUndefined()
  expect(tryStorage(() => globalThis.sessionStorage.getItem('key'))).toBeUndefined()
  expect(() => tryStorage(() => JSON.parse('not JSON'))).toThrow(SyntaxError)
})
