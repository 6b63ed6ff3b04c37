import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { syntaxFaults } from './refuse-syntax-errors.ts'

let root: string

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'own-files-'))
})

afterEach(() => rmSync(root, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

test('a missing comma in the configuration is named with file, line and words', async () => {
  write('src/site/site.config.ts', "export const site = {\n  brand: 'A'\n  email: 'b',\n}\n")
  expect(await syntaxFaults(root)).toEqual([
    'src/site/site.config.ts:3: syntax error at "email: \'b\',": Expected "}" but found "email". Look at this line and the one before it.',
  ])
})

test('each broken file of the agency is named, and valid TypeScript is not', async () => {
  write('src/site/site.config.ts', 'export const site: { brand: string } = { brand: `A` }\n')
  write('src/site/about/copy.ts', "export const title = 'A\n")
  write('src/site/en/claims.ts', 'export const claims = {\n')
  expect(await syntaxFaults(root)).toEqual([
    expect.stringMatching(/^src\/site\/about\/copy\.ts:1: syntax error at /),
    expect.stringMatching(/^src\/site\/en\/claims\.ts:2: syntax error at the end of the file: /),
  ])
})

test('without files of the agency nothing is read', async () => {
  expect(await syntaxFaults(root)).toEqual([])
})
