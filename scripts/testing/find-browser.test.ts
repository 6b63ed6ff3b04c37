import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBrowser } from './find-browser.ts'

let root = ''

function addProgram(folder: string, name: string) {
  mkdirSync(join(root, folder), { recursive: true })
  const path = join(root, folder, name)
  writeFileSync(path, '')
  chmodSync(path, 0o755)
  return path
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'find-browser-'))
  vi.stubEnv('CHROMIUM_PATH', undefined)
  vi.stubEnv('PATH', ['a', 'b'].map((folder) => join(root, folder)).join(delimiter))
})

afterEach(() => {
  rmSync(root, { recursive: true })
  vi.unstubAllEnvs()
})

test('the headless shell is preferred to a desktop browser, wherever it is on the path', () => {
  addProgram('a', 'google-chrome')
  const shell = addProgram('b', 'chromium-headless-shell')
  expect(findBrowser()).toBe(shell)
})

test('a file that is not a program is skipped', () => {
  chmodSync(addProgram('a', 'chromium'), 0o644)
  const chrome = addProgram('b', 'google-chrome')
  expect(findBrowser()).toBe(chrome)
})

test('a configured browser is used, and none in its place when it is missing', () => {
  addProgram('a', 'chromium')
  const own = addProgram('own', 'browser')
  vi.stubEnv('CHROMIUM_PATH', own)
  expect(findBrowser()).toBe(own)
  vi.stubEnv('CHROMIUM_PATH', join(root, 'missing'))
  expect(findBrowser()).toBeUndefined()
})
