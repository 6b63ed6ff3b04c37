import { expect, test } from 'vitest'
import { readCode } from '#shared/confirmation-code.ts'
import { createCode } from './codes.ts'

test('codes are unique, and reading one returns it unchanged', () => {
  const codes = Array.from({ length: 2000 }, createCode)
  for (const code of codes) expect(readCode(code)).toBe(code)
  expect(new Set(codes).size).toBe(2000)
})

test('every character of the alphabet appears about equally often', () => {
  const counts = new Map<string, number>()
  for (const char of Array.from({ length: 4000 }, createCode).join(''))
    counts.set(char, (counts.get(char) ?? 0) + 1)
  expect(counts.size).toBe(32)
  for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(300)
})
