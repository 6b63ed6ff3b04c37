import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import { pluralize } from '#shared/words.ts'
import { buildPages, builtFolders } from '../build/build-pages.ts'
import { writeCloudConfig } from '../cloud/cloud-config.ts'
import { awaitBuild } from '../cloud/deploy/await-build.ts'
import { type DeployPlan, planDeploy } from '../cloud/deploy/deploy-arguments.ts'
import { missingSecretLines, secretNames } from '../cloud/deploy/missing-secrets.ts'
import { migrateRemote } from '../cloud/deploy/migrate-remote.ts'
import { runUpload } from '../cloud/deploy/run-upload.ts'
import { applyMigrations } from '../cloud/migrations/apply-migrations.ts'
import { listMigrations } from '../cloud/migrations/list-migrations.ts'
import { refuseMigrationFaults } from '../cloud/migrations/migration-faults.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { endCommandsOnSignal } from '../lib/run-command.ts'
import { warmPages } from '../cloud/deploy/warm-pages.ts'
import { withRemoteD1 } from '../lib/with-d1.ts'
import { runRemoteWrangler } from '../lib/wrangler.ts'
import { requireWritable } from '../lib/local/writable-folders.ts'

async function deploy(): Promise<void> {
  const plan = planDeploy(process.argv.slice(2), process.env.SITE_URL, writeCloudConfig())
  requireWritable(['.wrangler', ...builtFolders])
  endCommandsOnSignal()
  print(`${plan.isPreview ? 'A preview' : 'The site'} for ${plan.siteUrl}, with ${plan.database}.`)

  await buildPages(plan.siteUrl, ...(plan.isPreview ? (['--preview'] as const) : []))
  // Migrations come first: the old build ignores a new column or table, the new build needs it.
  await migrate(plan)
  await upload('The upload of the site', ['pages', 'deploy', ...plan.pagesFlags])
  await awaitBuild(plan.siteUrl, await readBuildId(), { print })
  if (plan.clockFlags) await upload('The upload of the companion Worker', ['deploy', ...plan.clockFlags])
  else if (!plan.isPreview)
    print('There is no companion Worker: emails wait for visitors. `npm run setup:cloud` deploys one.')

  const { warmedCount, failures } = await warmPages(plan.siteUrl)
  for (const page of failures) console.error(`Not warmed up: ${page}`)
  if (failures.length > 0)
    throw new PlainFailure(
      `${plan.siteUrl} is deployed, but ${pluralize(failures.length, 'page')} did not answer 200.`,
    )
  print(`Deployed: ${plan.siteUrl} (${pluralize(warmedCount, 'page')} rendered)`)
  await warnOfSecrets(plan)
}

const print = (line: string) => console.log(line)

async function warnOfSecrets({ isPreview, databaseFlags }: DeployPlan): Promise<void> {
  const secretList = await runRemoteWrangler(['pages', 'secret', 'list', ...databaseFlags], {
    output: 'onFailure',
  })
  const lines = secretList.ok
    ? missingSecretLines(secretNames(secretList.output), isPreview)
    : ['The secrets of the project could not be listed: check them with `npm run cf -- pages secret list`.']
  for (const line of lines) console.warn(line)
}

async function migrate({ isPreview }: DeployPlan): Promise<void> {
  refuseMigrationFaults()
  const migrations = listMigrations()
  if (isPreview) return withRemoteD1((db) => applyMigrations(db, migrations), { isPreview })
  await withRemoteD1((db) => migrateRemote(db, { migrations, readBookmark, print }))
}

async function readBookmark(): Promise<string> {
  const result = await runRemoteWrangler(['d1', 'time-travel', 'info', 'DB', '--json'], {
    output: 'onFailure',
  })
  const bookmark = result.ok ? /"bookmark":\s*"([^"]+)"/.exec(result.output)?.[1] : undefined
  if (!bookmark)
    throw new PlainFailure(
      `Time Travel did not say how to go back, so nothing was migrated: ${result.output.trim()}`,
    )
  return bookmark
}

const upload = (what: string, args: readonly string[]) =>
  runUpload(what, () => runRemoteWrangler(args, { input: 'none', output: 'shownAndKept' }), { print })

async function readBuildId(): Promise<string> {
  const buildModule: unknown = await import(pathToFileURL('dist-server/build.js').href)
  return z.parse(z.object({ buildId: z.string() }), buildModule).buildId
}

await runScript(deploy)
