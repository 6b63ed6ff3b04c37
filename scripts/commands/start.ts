import { rmSync } from 'node:fs'
import { awaitAnswer } from '../local/await-answer.ts'
import { buildPages, builtFolders } from '../build/build-pages.ts'
import { demoAccounts, demoPassword } from '../local/demo-accounts.ts'
import { requirePort } from '../local/free-port.ts'
import { prepareLocalDatabase } from '../local/local-database.ts'
import { ensureLocalSecrets } from '../local/local-secrets.ts'
import { PlainFailure, runScript } from '../process/plain-failure.ts'
import { readArguments } from '../process/read-arguments.ts'
import { endCommandsOnSignal, endWithChildren, exitOf } from '../process/run-command.ts'
import { startPagesServer } from '../process/wrangler.ts'
import { requireWritable, requireWritableFile } from '../local/writable-folders.ts'

/**
 * `npm start`: the site as it will run, on this machine, with a local database that keeps its data.
 * PORT (8788) and STATE_DIR (.wrangler/state) choose another place; `--no-build` serves the build that is there;
 * `--fresh` forgets the data first.
 */
async function start(): Promise<void> {
  const { values } = readArguments(process.argv.slice(2), {
    options: { fresh: { type: 'boolean' }, 'no-build': { type: 'boolean' } },
    usage: 'npm start [-- --fresh] [--no-build]',
  })
  const port = await requirePort(8788, 'npm start')
  const stateDir = process.env.STATE_DIR || '.wrangler/state'
  const siteUrl = `http://localhost:${port}`
  const build = !values['no-build']

  requireWritable(['.wrangler', ...(build ? builtFolders : [])])
  requireWritableFile('.dev.vars')
  ensureLocalSecrets('.dev.vars')
  endCommandsOnSignal()

  if (values.fresh) rmSync(stateDir, { recursive: true, force: true })
  if (build) await buildPages(siteUrl)
  await prepareLocalDatabase(stateDir, siteUrl)

  const server = startPagesServer({ port, stateDir, siteUrl })
  const ended = exitOf(server)
  let hasEnded = false
  void ended.then(() => (hasEnded = true))

  const answer = await awaitAnswer(`http://127.0.0.1:${port}/api/health`, {
    deadlineMs: 45_000,
    hasEnded: () => hasEnded,
  })
  if (!answer.ok) {
    await endWithChildren(server)
    throw new PlainFailure(`The server did not come up on port ${port}: ${answer.reason}`)
  }
  const names = demoAccounts.map(({ username }) => username).join(', ')
  console.log(`Ready: ${siteUrl} (accounts: ${names}; password: ${demoPassword}). Ctrl-C ends it.`)

  const exitCode = await ended
  throw new PlainFailure(`The server ended by itself (exit code ${exitCode}).`)
}

await runScript(start)
