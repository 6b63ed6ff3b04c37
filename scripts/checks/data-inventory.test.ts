import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/data.md', 'utf8')
const named = new Set(Array.from(text.matchAll(/`([\w:]+)`/g), ([, name]) => name))

test('every table of the database has a level of protection', () => {
  const source = globSync('src/server/db/schema/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const tables = Array.from(source.matchAll(/sqliteTable\(\s*'(\w+)'/g), ([, name]) => name)
  expect(tables.length).toBeGreaterThan(40)
  expect(tables.filter((name) => !named.has(name))).toEqual([])
})

test('every secret of the Functions is in the list of keys', () => {
  const secrets = readFileSync('src/server/http/env.ts', 'utf8').match(/\b\w+_KEY(_OLD)?(?=\??:)/g) ?? []
  expect(secrets.length).toBeGreaterThan(5)
  expect(secrets.filter((name) => name !== 'TURNSTILE_SITE_KEY' && !named.has(name))).toEqual([])
})
