import { expect, it } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const text = 'Email\tConsent given\r\nzoë@example.com\t2026-01-31\r\n'
const utf16Bytes = Buffer.from(`\ufeff${text}`, 'utf16le')

it.each([
  ['in UTF-8', Buffer.from(text)],
  ['in UTF-8 with a mark', Buffer.from(`\ufeff${text}`)],
  ['in UTF-16 as Excel saves it', utf16Bytes],
  ['in UTF-16 without a mark', Buffer.from(text, 'utf16le')],
  ['in Windows-1252 as Excel saves it', Buffer.from(text, 'latin1')],
  ['in UTF-16 with the bytes the other way around', Buffer.from(utf16Bytes).swap16()],
])('a file %s is read as its text', async (_, bytes) => {
  expect(await readTextFile(new Blob([bytes]))).toBe(text)
})
