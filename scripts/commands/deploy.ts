import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { buildPages, builtFolders } from '../build/build-pages.ts'
import { planDeploy } from '../deploy/deploy-arguments.ts'
import { PlainFailure, runScript } from '../process/plain-failure.ts'
import { endCommandsOnSignal } from '../process/run-command.ts'
import { warmPages } from '../deploy/warm-pages.ts'
import { runRemoteWrangler } from '../process/wrangler.ts'
import { requireWritable } from '../local/writable-folders.ts'

/** How long a new deployment may take to answer at the public origin. */
const rolloutMs = 3 * 60_000

/**
 * `npm run deploy`: build, migrate, deploy, wait until the public origin answers with this very build, draw its
 * pages. docs/deploy.md says what has to be set up once.
 */
async function deploy(): Promise<void> {
  const plan = planDeploy(process.argv.slice(2), process.env.SITE_URL, readFileSync('wrangler.toml', 'utf8'))
  requireWritable(['.wrangler', ...builtFolders])
  endCommandsOnSignal()

  await buildPages(plan.siteUrl)
  // Before the deployment: the old build ignores a new column or table, the new one needs it.
  await remote('The migrations', ['d1', 'migrations', 'apply', 'DB', '--remote', ...plan.databaseFlags])
  await remote('The deployment', ['pages', 'deploy', ...plan.pagesFlags])
  await awaitBuild(plan.siteUrl)

  const { warmed, failed } = await warmPages(plan.siteUrl)
  for (const page of failed) console.error(`Not warmed: ${page}`)
  if (failed.length > 0)
    throw new PlainFailure(`${plan.siteUrl} is deployed, but ${failed.length} pages do not answer 200.`)
  console.log(`Deployed: ${plan.siteUrl} (${warmed} pages drawn)`)
}

async function remote(what: string, args: readonly string[]): Promise<void> {
  const result = await runRemoteWrangler(args)
  if (!result.ok) throw new PlainFailure(`${what} failed; the reason stands above.`)
}

/** @throws PlainFailure when the origin still answers with another build after `rolloutMs` */
async function awaitBuild(siteUrl: string): Promise<void> {
  const expected = await readBuildId()
  const end = Date.now() + rolloutMs
  let last = 'nothing'
  while (Date.now() < end) {
    const health = await askHealth(siteUrl)
    if (health?.ok && health.buildId === expected) return
    if (health) last = JSON.stringify(health)
    await sleep(2_000)
  }
  throw new PlainFailure(
    `${siteUrl}/api/health does not answer with this build (${expected}) but with ${last}.`,
  )
}

const healthSchema = z.object({ ok: z.boolean(), buildId: z.string(), reason: z.optional(z.string()) })

async function askHealth(siteUrl: string): Promise<z.infer<typeof healthSchema> | null> {
  try {
    const response = await fetch(`${siteUrl}/api/health`, { signal: AbortSignal.timeout(15_000) })
    const parsed = z.safeParse(healthSchema, await response.json())
    return parsed.success ? parsed.data : null
  } catch {
    return null // not rolled out yet: no answer, or a page that is not JSON
  }
}

async function readBuildId(): Promise<string> {
  const built: unknown = await import(pathToFileURL('dist-server/build.js').href)
  return z.parse(z.object({ buildId: z.string() }), built).buildId
}

await runScript(deploy)
