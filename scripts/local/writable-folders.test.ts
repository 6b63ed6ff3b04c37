import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { requireWritable, requireWritableFile } from './writable-folders.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'writable-'))
})

afterEach(() => {
  rmSync(root, { recursive: true })
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
