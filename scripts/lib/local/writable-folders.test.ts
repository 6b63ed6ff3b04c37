import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { aFolder } from '#tests/builders/folder.ts'
import { requireWritable, requireWritableFile } from './writable-folders.ts'

let root = ''

beforeEach(() => {
  root = aFolder()
})

test('missing folders are created', () => {
  requireWritable([join(root, 'dist/assets')])
  expect(existsSync(join(root, 'dist/assets'))).toBe(true)
})

test('a file where a folder must be is named, with what to do', () => {
  writeFileSync(join(root, 'dist'), '')
  expect(() => requireWritable([join(root, 'dist')])).toThrow(
    /dist \(EEXIST\)\. Make it writable, or delete it/,
  )
})

test('a file that is not there yet may be written', () => {
  expect(() => requireWritableFile(join(root, '.dev.vars'))).not.toThrow()
})
