import { delimiter } from 'node:path'
import { openGit } from '../fork/upgrade/git.ts'
import { tryMigrations } from '../fork/upgrade/try-migrations.ts'
import { adaptOwnFolder, upgrade } from '../fork/upgrade/upgrade.ts'
import { runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { endCommandsOnSignal, runCommand } from '../lib/run-command.ts'
import { runLocalWrangler } from '../lib/wrangler.ts'

const usage = `npm run upgrade                        merges the newest release of the git remote upstream
npm run upgrade -- --to <tag|branch>   merges another one
npm run upgrade -- --from <url|path>   takes it from another repository
npm run upgrade -- --continue          continues after you have resolved conflicts and committed
npm run upgrade -- --adapt             only changes src/site/ to the format of the release that is here`

async function main(): Promise<void> {
  const options = {
    from: { type: 'string' },
    to: { type: 'string' },
    continue: { type: 'boolean' },
    adapt: { type: 'boolean' },
  } as const
  const { values } = readArguments(process.argv.slice(2), { options, usage })
  endCommandsOnSignal()
  if (values.adapt) return await adaptOwnFolder(process.cwd(), console.log)
  await upgrade({ git: openGit('.'), root: process.cwd(), steps, print: console.log }, values)
}

const steps = {
  addOwnPackages: () => npm('install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund'),
  // On Node 20, npm warns of packages that want the newer Node that they run on.
  install: () => npm('ci', '--no-audit', '--no-fund', '--loglevel=error'),
  // A merge may bring new texts of the sample, which the upgrade lists and a deployment refuses.
  build: () => npm('run', 'build', '--', '--preview'),
  listAccess: () => npm('test', '--', 'tests/built/access-table.test.ts', '-u'),
  checkTypes: () => npm('run', 'typecheck'),
  tryMigrations: (news: readonly string[]) =>
    tryMigrations(news, {
      root: process.cwd(),
      stateDir: process.env.STATE_DIR || '.wrangler/state',
      wrangler: runLocalWrangler,
    }),
}

async function npm(...args: string[]): Promise<string | null> {
  const command = `npm ${args.filter((arg) => !/^--(no-|loglevel)/.test(arg)).join(' ')}`
  console.log(`> ${command}`)
  // `npm ci` replaces the project's own Node, so npm itself must not run on it.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.endsWith('.bin'))
  const env = {
    SITE_URL: process.env.SITE_URL || 'http://localhost:8788',
    PATH: path.join(delimiter),
  }
  const { ok } = await runCommand('npm', args, { env })
  return ok ? null : `${command} failed; see above.`
}

await runScript(main)
