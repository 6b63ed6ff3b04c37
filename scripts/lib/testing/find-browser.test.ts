import { chmodSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { findBrowser } from './find-browser.ts'

let root = ''

function addProgram(folder: string, name: string) {
  const path = writeIn(root, join(folder, name), '')
  chmodSync(path, 0o755)
  return path
}

beforeEach(() => {
  root = aFolder()
  vi.stubEnv('CHROMIUM_PATH', undefined)
  vi.stubEnv('PATH', ['a', 'b'].map((folder) => join(root, folder)).join(delimiter))
})

afterEach(() => {
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
