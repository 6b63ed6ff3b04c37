import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Resolves with the first file of the local database that is deleted under a running server. SQLite goes on reading
 * and writing a deleted file until it closes it, so health is ok and everything written is lost.
 */
export function awaitDatabaseLoss(stateDir: string, { everyMs = 2_000 } = {}): Promise<string> {
  const files = globSync(join(stateDir, 'v3/d1/*/*.sqlite'))
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const lost = files.find((file) => !existsSync(file))
      if (lost === undefined) return
      clearInterval(timer)
      resolve(lost)
    }, everyMs)
    timer.unref()
  })
}
