import * as z from 'zod/mini'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PlainFailure } from '../lib/plain-failure.ts'

const settingsFile = 'src/site/cloud.json'

const schemaLink = '../../.generated/schema/cloud.json.schema.json'

const database = z.strictObject({
  name: z.string().check(z.minLength(1)),
  id: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
})

export const settingsSchema = z.strictObject({
  $schema: z.optional(z.string()),
  accountId: z.optional(z.string().check(z.regex(/^[0-9a-f]{32}$/))),
  project: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,57}$/))),
  pagesDomain: z.optional(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  productionBranch: z.optional(z.string().check(z.minLength(1))),
  siteUrl: z.optional(z.string().check(z.regex(/^https:\/\/[^/?#@\s]+$/))),
  database: z.optional(database),
  previewDatabase: z.optional(database),
  backupBucket: z.optional(z.string().check(z.minLength(1))),
  backupJurisdiction: z.optional(z.string().check(z.minLength(1))),
  filesBucket: z.optional(z.string().check(z.minLength(1))),
  filesJurisdiction: z.optional(z.string().check(z.minLength(1))),
  previewFilesBucket: z.optional(z.string().check(z.minLength(1))),
  clock: z.optional(z.boolean()),
  emailProvider: z.optional(z.enum(['resend', 'postmark'])),
  withoutFlags: z.optional(z.array(z.string().check(z.minLength(1)))),
  vars: z.optional(z.record(z.string(), z.string())),
})

export type CloudSettings = z.infer<typeof settingsSchema>

export function readCloudSettings(root = '.'): CloudSettings {
  const file = join(root, settingsFile)
  if (!existsSync(file)) return {}
  const result = z.safeParse(settingsSchema, parseJson(readFileSync(file, 'utf8')))
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new PlainFailure(
    `${settingsFile} is not valid${issue?.path.length ? ` at ${issue.path.join('.')}` : ''}: ${issue?.message ?? 'unknown'}`,
  )
}

export function writeCloudSettings(settings: CloudSettings, root = '.'): void {
  const file = join(root, settingsFile)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ $schema: schemaLink, ...settings }, null, 2)}\n`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new PlainFailure(`${settingsFile} is not valid JSON.`)
  }
}

/** A fork can do without a compatibility flag that Cloudflare refuses, and wrangler.toml stays the release's. */
export function keptFlags(config: Record<string, unknown>, { withoutFlags = [] }: CloudSettings) {
  const flags = z.safeParse(z.array(z.string()), config.compatibility_flags)
  if (!flags.success || withoutFlags.length === 0) return {}
  return { compatibility_flags: flags.data.filter((flag) => !withoutFlags.includes(flag)) }
}
