import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Resolves with the first file of the local database that is deleted or replaced under a running server. SQLite goes on
 * reading and writing the file that it opened, so health is ok and everything written is lost.
 */
export function awaitDatabaseLoss(stateDir: string, { everyMs = 2_000 } = {}): Promise<string> {
  const numbers = new Map(
    globSync(join(stateDir, 'v3/d1/*/*.sqlite')).map((file) => [file, numberOf(file)] as const),
  )
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const [lostFile] = [...numbers].find(([file, number]) => numberOf(file) !== number) ?? []
      if (lostFile === undefined) return
      clearInterval(timer)
      resolve(lostFile)
    }, everyMs)
    timer.unref()
  })
}

const numberOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino
