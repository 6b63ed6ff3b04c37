import { accountsLine } from '../lib/local/accounts-line.ts'
import { awaitResponse } from '../lib/local/await-response.ts'
import { buildPages, builtFolders } from '../build/build-pages.ts'
import { awaitDatabaseLoss } from '../lib/local/database-loss.ts'
import { requirePort } from '../lib/local/free-port.ts'
import { prepareLocalDatabase } from '../lib/local/local-database.ts'
import { startLocalClock } from '../lib/local/local-clock.ts'
import { readSmtpUrl, startLocalSmtp } from '../lib/local/local-smtp.ts'
import { ensureLocalSecrets, readLocalSecret } from '../lib/local/local-secrets.ts'
import { takeLocalState } from '../lib/local/local-state.ts'
import { copyBuild } from '../lib/local/served-build.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { readArguments } from '../lib/read-arguments.ts'
import { endCommandsOnSignal, endWithChildren, exitOf } from '../lib/run-command.ts'
import { startPagesServer } from '../lib/wrangler.ts'
import { requireWritable, requireWritableFile } from '../lib/local/writable-folders.ts'

async function start(): Promise<void> {
  const { values } = readArguments(process.argv.slice(2), {
    options: {
      fresh: { type: 'boolean' },
      'no-build': { type: 'boolean' },
      'no-seed': { type: 'boolean' },
    },
    usage: 'npm start [-- --fresh] [--no-build] [--no-seed]',
  })
  const port = await requirePort(8788, 'npm start')
  const stateDir = process.env.STATE_DIR || '.wrangler/state'
  const siteUrl = `http://localhost:${port}`
  const build = !values['no-build']

  requireWritable(['.wrangler', ...(build ? builtFolders : [])])
  requireWritableFile('.dev.vars')
  ensureLocalSecrets('.dev.vars')
  const smtpUrl = readSmtpUrl('.dev.vars')
  endCommandsOnSignal()

  using _lock = takeLocalState(stateDir, { fresh: values.fresh })
  if (build) await buildPages(siteUrl)
  const folder = copyBuild(port)
  await prepareLocalDatabase(stateDir, siteUrl, { isSeeded: !values['no-seed'] })
  const accounts = accountsLine(stateDir)

  const smtp = smtpUrl && (await startLocalSmtp(smtpUrl))
  const server = startPagesServer({
    folder,
    port,
    stateDir,
    siteUrl,
    bindings: smtp?.bindings,
  })
  const exit = exitOf(server)
  let hasExited = false
  void exit.then(() => (hasExited = true))

  const response = await awaitResponse(`http://127.0.0.1:${port}/api/health`, {
    deadlineMs: 120_000,
    hasEnded: () => hasExited,
  })
  if (!response.ok) {
    await endWithChildren(server)
    throw new PlainFailure(`The server did not start on port ${port}: ${response.reason}`)
  }
  if (smtpUrl) console.log(`Emails go to ${smtpUrl.host}.`)
  console.log(`Ready: ${siteUrl} (${accounts}). Press Ctrl-C to stop.`)

  startLocalClock({ siteUrl: `http://127.0.0.1:${port}`, key: readLocalSecret('.dev.vars', 'CLOCK_KEY') })
  const end = await Promise.race([exit, awaitDatabaseLoss(stateDir)])
  if (typeof end === 'number') throw new PlainFailure(`The server stopped unexpectedly (exit code ${end}).`)
  await endWithChildren(server)
  throw new PlainFailure(
    `${end} was deleted while the server was using it, so nothing written since would have been saved. Start again for a new database, or restore a backup first (docs/deploy.md).`,
  )
}

await runScript(start)
