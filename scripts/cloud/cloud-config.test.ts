import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, writeIn } from '#tests/builders/folder.ts'
import { mergeClockSettings } from './clock-config.ts'
import { mergeCloudSettings, requireCloudDatabase, writeCloudConfig } from './cloud-config.ts'
import { writeCloudSettings } from './cloud-settings.ts'

const id = '3f2c0000-1111-4222-8333-444455556666'
const previewId = '77aa0000-1111-4222-8333-444455556666'
const base = {
  name: 'sample',
  pages_build_output_dir: './dist',
  compatibility_date: '2026-10-01',
  d1_databases: [
    { binding: 'DB', database_name: 'sample', database_id: '00000000-0000-0000-0000-000000000000' },
  ],
}

const aFork = (toml: string) => aFolder({ 'wrangler.toml': toml })

test('the settings of a fork take the place of project and database, and a release keeps the rest', () => {
  const config = mergeCloudSettings(base, { project: 'acme', database: { name: 'acme', id } })
  expect(config).toMatchObject({
    name: 'acme',
    compatibility_date: '2026-10-01',
    pages_build_output_dir: '../../dist',
    d1_databases: [
      {
        binding: 'DB',
        database_name: 'acme',
        database_id: id,
        migrations_dir: '../../.generated/migrations',
      },
    ],
  })
  expect(config.env).toEqual({})
})

test('previews get the database and variables of their own', () => {
  const config = mergeCloudSettings(base, {
    database: { name: 'acme', id },
    previewDatabase: { name: 'acme-preview', id: previewId },
    vars: { MAIL_API: 'postmark' },
  })
  expect(config.vars).toEqual({ MAIL_API: 'postmark' })
  expect(config.env.preview).toMatchObject({
    vars: { MAIL_API: 'postmark' },
    d1_databases: [{ binding: 'DB', database_id: previewId }],
  })
})

test('what is written from wrangler.toml and the settings says what can be deployed', () => {
  const root = aFork(
    'name = "sample"\n[[d1_databases]]\nbinding = "DB"\ndatabase_name = "sample"\ndatabase_id = "00000000-0000-0000-0000-000000000000"\n',
  )
  expect(writeCloudConfig(root)).toMatchObject({ project: 'sample', hasDatabase: false })
  expect(() => requireCloudDatabase(root)).toThrow('run `npm run setup:cloud` first')
  writeCloudSettings(
    { project: 'acme', siteUrl: 'https://acme.example', database: { name: 'acme', id } },
    root,
  )
  expect(writeCloudConfig(root)).toEqual({
    project: 'acme',
    pagesDomain: 'acme.pages.dev',
    productionBranch: 'main',
    siteUrl: 'https://acme.example',
    previewDatabase: undefined,
    hasDatabase: true,
    hasPreviewDatabase: false,
    hasClock: false,
  })
  expect(() => requireCloudDatabase(root)).not.toThrow()
  expect(JSON.parse(readFileSync(join(root, '.wrangler/cloud/wrangler.json'), 'utf8'))).toMatchObject({
    name: 'acme',
  })
})

test('the companion Worker has the name and the address of the fork', () => {
  const root = aFork('name = "sample"\n')
  writeIn(
    root,
    'workers/clock/wrangler.toml',
    'name = "sample-clock"\nmain = "index.ts"\n[triggers]\ncrons = ["* * * * *"]\n',
  )
  writeCloudSettings({ project: 'acme', siteUrl: 'https://acme.example', clock: true }, root)
  expect(writeCloudConfig(root).hasClock).toBe(true)
  expect(JSON.parse(readFileSync(join(root, '.wrangler/cloud/clock.json'), 'utf8'))).toMatchObject({
    name: 'acme-clock',
    main: '../../workers/clock/index.ts',
    triggers: { crons: ['* * * * *'] },
    workers_dev: false,
    vars: { SITE_URL: 'https://acme.example' },
  })
})

test('a fork that has its database in wrangler.toml deploys as before', () => {
  const root = aFork(
    `name = "acme"\n[[d1_databases]]\nbinding = "DB"\ndatabase_name = "acme"\ndatabase_id = "${id}"\n[[env.preview.d1_databases]]\nbinding = "DB"\ndatabase_name = "p"\ndatabase_id = "${previewId}"\n`,
  )
  expect(writeCloudConfig(root)).toMatchObject({ hasDatabase: true, hasPreviewDatabase: true })
  const database = { name: 'acme', id }
  writeCloudSettings({ database, previewDatabase: database }, root)
  expect(writeCloudConfig(root).hasPreviewDatabase, "production's database is none for previews").toBe(false)
})

test('a flag that Cloudflare refuses can be left out of the site and of the companion Worker', () => {
  const config = { ...base, compatibility_flags: ['nodejs_compat', 'new_module_registry'] }
  const settings = { project: 'acme', withoutFlags: ['new_module_registry'] }
  expect(mergeCloudSettings(config, settings).compatibility_flags).toEqual(['nodejs_compat'])
  expect(mergeClockSettings(config, settings, 'acme').compatibility_flags).toEqual(['nodejs_compat'])
  expect(mergeCloudSettings(config, {}).compatibility_flags).toEqual(config.compatibility_flags)
})
