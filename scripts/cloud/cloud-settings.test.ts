import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { writeCloudConfig } from './cloud-config.ts'

test('settings with a mistake are refused in one sentence', () => {
  const root = aFolder({
    'wrangler.toml': 'name = "sample"\n',
    'src/site/cloud.json': '{ "database": { "name": "acme", "id": "mine" } }',
  })
  expect(() => writeCloudConfig(root)).toThrow('src/site/cloud.json is not valid at database.id')
  writeIn(root, 'src/site/cloud.json', '{')
  expect(() => writeCloudConfig(root)).toThrow('src/site/cloud.json is not valid JSON.')
})
