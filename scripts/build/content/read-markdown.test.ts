import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { readMarkdown } from './read-markdown.ts'

const text = '---\ntitle: Café\n---\n'
const read = (content: string | Buffer) => readMarkdown(join(aFolder({ 'a.md': content }), 'a.md'), 'a.md')

test('the byte order mark that Windows editors write is no part of the text', () => {
  expect(read(`\uFEFF${text}`)).toBe(text)
})

test('a file in another encoding is refused with its name, and not read with lost letters', () => {
  expect(() => read(Buffer.from(text, 'latin1'))).toThrow(/^a\.md: .*UTF-8/)
  expect(() => read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toThrow(/^a\.md: .*UTF-8/)
})
