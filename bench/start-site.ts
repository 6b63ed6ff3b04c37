import { rm } from 'node:fs/promises'
import { buildPages, requireBuild } from '../scripts/build/build-pages.ts'
import { awaitResponse } from '../scripts/lib/local/await-response.ts'
import { freePort } from '../scripts/lib/local/free-port.ts'
import { prepareLocalDatabase } from '../scripts/lib/local/local-database.ts'
import { ensureLocalSecrets } from '../scripts/lib/local/local-secrets.ts'
import { copyBuild } from '../scripts/lib/local/served-build.ts'
import { PlainFailure } from '../scripts/lib/plain-failure.ts'
import { endWithChildren } from '../scripts/lib/run-command.ts'
import { startPagesServer } from '../scripts/lib/wrangler.ts'

interface SiteToStart {
  stateDir: string
  isBuilt: boolean
}

export async function startSite({
  stateDir,
  isBuilt,
}: SiteToStart): Promise<{ address: string; end(): Promise<void> }> {
  const port = await freePort(8950)
  const siteUrl = `http://localhost:${port}`
  if (isBuilt) requireBuild()
  else await buildPages(siteUrl)
  ensureLocalSecrets('.dev.vars')
  await rm(stateDir, { recursive: true, force: true })
  await prepareLocalDatabase(stateDir, siteUrl)
  const server = startPagesServer({ folder: copyBuild(port), port, stateDir, siteUrl })
  let hasEnded = false
  server.once('exit', () => (hasEnded = true))
  const address = `http://127.0.0.1:${port}`
  const end = () => endWithChildren(server)
  const response = await awaitResponse(`${address}/api/health`, {
    deadlineMs: 60_000,
    hasEnded: () => hasEnded,
  })
  if (response.ok) return { address, end }
  await end()
  throw new PlainFailure(`The site did not start: ${response.reason}`)
}
