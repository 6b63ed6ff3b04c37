import { expect, it } from 'vitest'
import { formatBytes } from './format-bytes.ts'

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [142_300, '142 KB'],
  [999_600, '1 MB'],
  [2_130_000, '2.1 MB'],
  [9_960_000, '10 MB'],
  [41_000_000, '41 MB'],
  [10_000_000_000, '10 GB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
