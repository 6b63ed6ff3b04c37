import { rm } from 'node:fs/promises'
import { createServer as createHttpServer } from 'node:http'
import { createServer as createViteServer } from 'vite'
import { awaitAnswer } from '../local/await-answer.ts'
import { workerFolder } from '../build/build-functions.ts'
import { buildPages, builtFolders } from '../build/build-pages.ts'
import { demoAccounts, demoPassword } from '../local/demo-accounts.ts'
import { answeredBy } from '../local/dev-routing.ts'
import { freePort, requirePort } from '../local/free-port.ts'
import { prepareLocalDatabase } from '../local/local-database.ts'
import { ensureLocalSecrets } from '../local/local-secrets.ts'
import { PlainFailure, runScript } from '../process/plain-failure.ts'
import { proxyRequest } from '../local/proxy-request.ts'
import { endCommandsOnSignal, endWithChildren, exitOf, isEnding } from '../process/run-command.ts'
import { startPagesServer } from '../process/wrangler.ts'
import { requireWritable, requireWritableFile } from '../local/writable-folders.ts'

/**
 * `npm run dev`: one origin on PORT (8788), the same database as `npm start`. Vite serves documents and modules, so
 * that an edit in React shows without a reload; wrangler serves the rest from a port of its own and takes up edits in
 * `functions/` and `src/server/`. The build at the start gives the Functions what they import from it; pages may be
 * half done, so nothing is asked of them.
 */
async function dev(): Promise<void> {
  const port = await requirePort(8788, 'npm run dev')
  const stateDir = process.env.STATE_DIR || '.wrangler/state'
  const siteUrl = `http://localhost:${port}`

  requireWritable(['.wrangler', ...builtFolders])
  requireWritableFile('.dev.vars')
  ensureLocalSecrets('.dev.vars')
  endCommandsOnSignal()

  await buildPages(siteUrl, '--unchecked')
  // Without it wrangler bundles `functions/` itself, and again after each edit.
  await rm(workerFolder, { recursive: true, force: true })
  await prepareLocalDatabase(stateDir, siteUrl)

  const functionsPort = await freePort(port + 1)
  const functions = startPagesServer({ port: functionsPort, stateDir, siteUrl })
  const ended = exitOf(functions)
  let hasEnded = false
  void ended.then(() => (hasEnded = true))
  const health = `http://127.0.0.1:${functionsPort}/api/health`
  const answer = await awaitAnswer(health, { deadlineMs: 45_000, hasEnded: () => hasEnded })
  if (!answer.ok) {
    await endWithChildren(functions)
    throw new PlainFailure(`The Functions did not come up: ${answer.reason}`)
  }

  await serve({ port, functionsPort })
  const names = demoAccounts.map(({ username }) => username).join(', ')
  console.log(`Ready: ${siteUrl} (accounts: ${names}; password: ${demoPassword}). Ctrl-C ends it.`)

  const exitCode = await ended
  if (isEnding()) return
  console.error(`The Functions server ended by itself (exit code ${exitCode}).`)
  process.exit(1) // Vite's watchers would keep the process alive
}

/** The one origin: Vite as middleware, because as a server of its own it would end the process its own way. */
async function serve({ port, functionsPort }: { port: number; functionsPort: number }): Promise<void> {
  const http = createHttpServer()
  const vite = await createViteServer({
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: http } },
  })
  http.on('request', (request, response) => {
    const { method, url, headers } = request
    if (answeredBy({ method, url, accept: headers.accept }) === 'vite') vite.middlewares(request, response)
    else proxyRequest(request, response, functionsPort)
  })
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject)
    http.listen(port, '127.0.0.1', resolve)
  })
}

await runScript(dev)
