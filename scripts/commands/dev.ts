import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer } from 'vite'
import { awaitResponse } from '../lib/local/await-response.ts'
import { watchFunctions } from '../build/build-functions.ts'
import { buildPages, builtFolders } from '../build/build-pages.ts'
import { accountsLine } from '../lib/local/accounts-line.ts'
import { chooseServer } from '../lib/local/dev-routing.ts'
import { devOwnFiles } from '../lib/local/dev-own-files.ts'
import { freePort, requirePort } from '../lib/local/free-port.ts'
import { prepareLocalDatabase } from '../lib/local/local-database.ts'
import { startLocalClock } from '../lib/local/local-clock.ts'
import { readSmtpUrl, startLocalSmtp } from '../lib/local/local-smtp.ts'
import { ensureLocalSecrets, readLocalSecret } from '../lib/local/local-secrets.ts'
import { takeLocalState } from '../lib/local/local-state.ts'
import { copyBuild } from '../lib/local/served-build.ts'
import { PlainFailure, runScript } from '../lib/plain-failure.ts'
import { proxyRequest } from '../lib/local/proxy-request.ts'
import { endCommandsOnSignal, endWithChildren, exitOf, isEnding } from '../lib/run-command.ts'
import { startPagesServer } from '../lib/wrangler.ts'
import { requireWritable, requireWritableFile } from '../lib/local/writable-folders.ts'

/**
 * Serves documents and modules through Vite, so that edits to React code show without a reload, and
 * everything else through the built Worker. The first build skips the checks, because pages may be
 * half-finished.
 */
async function dev(): Promise<void> {
  const port = await requirePort(8788, 'npm run dev')
  const stateDir = process.env.STATE_DIR || '.wrangler/state'
  const siteUrl = `http://localhost:${port}`

  requireWritable(['.wrangler', ...builtFolders])
  requireWritableFile('.dev.vars')
  ensureLocalSecrets('.dev.vars')
  const smtpUrl = readSmtpUrl('.dev.vars')
  endCommandsOnSignal()

  using _lock = takeLocalState(stateDir)
  await buildPages(siteUrl, '--unchecked')
  const functionsPort = await freePort(port + 1)
  const folder = copyBuild(functionsPort)
  await watchFunctions(folder)
  await prepareLocalDatabase(stateDir, siteUrl)
  const accounts = accountsLine(stateDir)

  const smtp = smtpUrl && (await startLocalSmtp(smtpUrl))
  const functions = startPagesServer({
    folder,
    port: functionsPort,
    stateDir,
    siteUrl,
    bindings: smtp?.bindings,
  })
  const exit = exitOf(functions)
  let hasExited = false
  void exit.then(() => (hasExited = true))
  const health = `http://127.0.0.1:${functionsPort}/api/health`
  const response = await awaitResponse(health, { deadlineMs: 45_000, hasEnded: () => hasExited })
  if (!response.ok) {
    await endWithChildren(functions)
    throw new PlainFailure(`The Functions server did not start: ${response.reason}`)
  }

  await serve({ port, functionsPort })
  console.log(`Ready: ${siteUrl} (${accounts}). Press Ctrl-C to stop.`)

  startLocalClock({
    siteUrl: `http://127.0.0.1:${functionsPort}`,
    key: readLocalSecret('.dev.vars', 'CLOCK_KEY'),
  })
  const exitCode = await exit
  if (isEnding()) return
  console.error(`The Functions server stopped unexpectedly (exit code ${exitCode}).`)
  process.exit(1) // Vite's watchers would keep the process alive
}

/** Runs Vite as middleware, because its own server would handle signals and end the process by itself. */
async function serve({ port, functionsPort }: { port: number; functionsPort: number }): Promise<void> {
  const http = createHttpServer()
  const vite = await createViteServer({
    clearScreen: false,
    plugins: [devOwnFiles()],
    server: { middlewareMode: true, hmr: { server: http } },
  })
  http.on('request', (request, response) => {
    const { method, url, headers } = request
    if (chooseServer({ method, url, accept: headers.accept }) === 'vite') vite.middlewares(request, response)
    else proxyRequest(request, response, functionsPort)
  })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, '127.0.0.1', resolve)
  })
}

await runScript(dev)
