import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unquotedWords } from './refuse-unquoted-words.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'own-files-'))
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

test('a word without quotes is named with file and line', async () => {
  write('src/site/site.config.ts', 'export const site = {\n  brand: Northwind,\n}\n')
  write('src/site/about/copy.ts', "export const title = 'About'\n")
  expect(await unquotedWords(root)).toEqual([
    "src/site/site.config.ts:2: Northwind is not defined. If it is text, put it in quotes: 'Northwind'.",
  ])
})

test('a file that imports the broken one is not blamed', async () => {
  write('src/site/site.config.ts', 'export const site = { brand: Northwind }\n')
  write(
    'src/site/about/copy.ts',
    "import { site } from '../site.config.ts'\nexport const title = site.brand\n",
  )
  expect(await unquotedWords(root)).toEqual([expect.stringMatching(/^src\/site\/site\.config\.ts:1: /)])
})

test('a file that fails for another reason is left to the command', async () => {
  write('src/site/about/copy.ts', "import { other } from './missing.ts'\nexport const title = other\n")
  expect(await unquotedWords(root)).toEqual([])
})
