import { DatabaseSync } from 'node:sqlite'
import { PlainFailure } from './plain-failure.ts'

/**
 * Holds a lock until it is disposed of or the process ends. SQLite keeps it, so a killed process leaves none behind.
 */
export function takeLock(file: string, mode: 'exclusive' | 'shared', refusal: string): Disposable {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    if (mode === 'exclusive') lock.exec('begin exclusive')
    else lock.exec('begin; select * from sqlite_master')
  } catch (error) {
    lock.close()
    if (!String(error).includes('locked')) throw error
    throw new PlainFailure(refusal)
  }
  return lock
}
