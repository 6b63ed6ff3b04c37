import { DatabaseSync } from 'node:sqlite'
import { PlainFailure } from './plain-failure.ts'

/**
 * Holds a lock until it is disposed of or the process ends. SQLite keeps it, so a killed process leaves none behind.
 * @param mode any number of processes hold a `shared` lock at once, an `exclusive` one only one
 * @throws PlainFailure with `refusal` when another process holds a lock that rules this one out
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
