import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeCloudConfig } from './cloud-config.ts'

test('settings with a mistake are refused in one sentence', () => {
  const root = mkdtempSync(join(tmpdir(), 'cloud-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'wrangler.toml'), 'name = "sample"\n')
  mkdirSync(join(root, 'src/site'), { recursive: true })
  writeFileSync(join(root, 'src/site/cloud.json'), '{ "database": { "name": "acme", "id": "mine" } }')
  expect(() => writeCloudConfig(root)).toThrow('src/site/cloud.json is not valid at database.id')
  writeFileSync(join(root, 'src/site/cloud.json'), '{')
  expect(() => writeCloudConfig(root)).toThrow('src/site/cloud.json is not valid JSON.')
})
