import { expect, it } from 'vitest'
import { uploadFaults } from '#content/interface/uploads.ts'
import { refusalOfFile } from './refusal-of-file.ts'

const megabytes = (count: number) => count * 1_000_000

it.each([
  ['image/png', 0, 'empty'],
  ['image/svg+xml', 300, 'svg'],
  ['image/jpeg', megabytes(12.1), 'picture-too-large'],
  ['application/pdf', megabytes(25.1), 'document-too-large'],
  ['video/quicktime', megabytes(214), 'unknown-type'],
] as const)('a file of type %s with %d bytes is refused before it is sent', (type, size, fault) => {
  expect(refusalOfFile({ type, size })).toMatchObject({ sentence: uploadFaults[fault] })
})

it.each([
  ['image/jpeg', megabytes(12)],
  ['application/pdf', megabytes(25)],
  ['', megabytes(3)],
  ['text/plain', 300],
])('the server decides about a file of type "%s" with %d bytes', (type, size) => {
  expect(refusalOfFile({ type, size })).toBeNull()
})
