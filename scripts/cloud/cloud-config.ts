import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import * as z from 'zod/mini'
import { mergedFolder } from './migrations/list-migrations.ts'
import { PlainFailure } from '../lib/plain-failure.ts'
import { clockConfig, filesBuckets, mergeClockSettings } from './clock-config.ts'
import { cloudConfig, cloudFolder } from './cloud-arguments.ts'
import { type CloudSettings, readCloudSettings, keptFlags } from './cloud-settings.ts'

const placeholder = /^0{8}-/
const databases = z.array(z.looseObject({ binding: z.string(), database_id: z.optional(z.string()) }))
const baseSchema = z.looseObject({
  name: z.string(),
  d1_databases: z._default(databases, []),
  env: z._default(z.record(z.string(), z.looseObject({ d1_databases: z._default(databases, []) })), {}),
})
type WranglerConfig = z.infer<typeof baseSchema>

export interface DeployTarget {
  project: string
  pagesDomain: string
  productionBranch: string
  siteUrl?: string | undefined
  hasDatabase: boolean
  /** Another one than production's. */
  hasPreviewDatabase: boolean
  previewDatabase?: string | undefined
  hasClock?: boolean
}

export function mergeCloudSettings(base: unknown, settings: CloudSettings): WranglerConfig {
  const config = z.parse(baseSchema, base)
  const up = '../..'
  const migrationsDir = `${up}/${mergedFolder}`
  const bind = (database: { name: string; id: string } | undefined, others: z.infer<typeof databases>) => [
    ...others
      .filter(({ binding }) => !database || binding !== 'DB')
      .map((other) => (other.binding === 'DB' ? { ...other, migrations_dir: migrationsDir } : other)),
    ...(database
      ? [
          {
            binding: 'DB',
            database_name: database.name,
            database_id: database.id,
            migrations_dir: migrationsDir,
          },
        ]
      : []),
  ]
  const { preview, ...otherEnvs } = config.env
  const hasPreview = preview !== undefined || settings.previewDatabase !== undefined
  const vars = settings.vars ? { vars: { ...z.parse(varsSchema, config.vars ?? {}), ...settings.vars } } : {}
  return {
    ...config,
    ...(settings.project ? { name: settings.project } : {}),
    pages_build_output_dir: `${up}/dist`,
    ...keptFlags(config, settings),
    d1_databases: bind(settings.database, config.d1_databases),
    r2_buckets: filesBuckets(settings.filesBucket, settings.filesJurisdiction),
    ...vars,
    env: {
      ...otherEnvs,
      ...(hasPreview
        ? {
            preview: {
              ...preview,
              ...vars,
              d1_databases: bind(settings.previewDatabase, preview?.d1_databases ?? []),
              r2_buckets: filesBuckets(settings.previewFilesBucket, settings.filesJurisdiction),
            },
          }
        : {}),
    },
  }
}

const varsSchema = z.record(z.string(), z.unknown())

function deployTarget({ name, d1_databases, env }: WranglerConfig, settings: CloudSettings): DeployTarget {
  const idIn = (databases: z.infer<typeof baseSchema>['d1_databases'] = []) =>
    databases.find(
      ({ binding, database_id: id }) => binding === 'DB' && id !== undefined && !placeholder.test(id),
    )?.database_id
  const id = idIn(d1_databases)
  const previewId = idIn(env.preview?.d1_databases)
  return {
    project: name,
    pagesDomain: settings.pagesDomain ?? `${name}.pages.dev`,
    productionBranch: settings.productionBranch ?? 'main',
    siteUrl: settings.siteUrl,
    hasDatabase: id !== undefined,
    hasPreviewDatabase: previewId !== undefined && previewId !== id,
    previewDatabase: settings.previewDatabase?.name,
  }
}

export function writeCloudConfig(root = '.'): DeployTarget {
  const settings = readCloudSettings(root)
  const config = mergeCloudSettings(readToml(join(root, 'wrangler.toml')), settings)
  mkdirSync(join(root, cloudFolder), { recursive: true })
  writeFileSync(join(root, cloudConfig), `${JSON.stringify(config, null, 2)}\n`)
  if (settings.clock) {
    const base = z.parse(varsSchema, readToml(join(root, 'workers/clock/wrangler.toml')))
    const clock = mergeClockSettings(base, settings, config.name)
    writeFileSync(join(root, clockConfig), `${JSON.stringify(clock, null, 2)}\n`)
  }
  return { ...deployTarget(config, settings), hasClock: settings.clock === true }
}

export function requireCloudDatabase(root = '.'): void {
  if (writeCloudConfig(root).hasDatabase) return
  throw new PlainFailure('This project has no database on Cloudflare yet: run `npm run setup:cloud` first.')
}

export const readToml = (file: string): unknown => parse(readFileSync(file, 'utf8'))
