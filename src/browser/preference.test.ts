import { afterEach, expect, test, vi } from 'vitest'
import { readPreference, writePreference } from './preference.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a preference is kept until it is removed', () => {
  const items = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  })
  writePreference('high-contrast', 'on')
  expect(readPreference('high-contrast')).toBe('on')
  writePreference('high-contrast', null)
  expect(readPreference('high-contrast')).toBeNull()
  expect(items.size).toBe(0)
})

test('in a browser that blocks storage, nothing is kept and nothing fails', () => {
  const block = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: block, setItem: block, removeItem: block })
  writePreference('high-contrast', 'on')
  writePreference('high-contrast', null)
  expect(readPreference('high-contrast')).toBeNull()
})
