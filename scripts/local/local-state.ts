import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PlainFailure } from '../process/plain-failure.ts'
import { requireWritable } from './writable-folders.ts'

/**
 * Reserves the folder of a local database for this process until it ends: two servers would answer each
 * other's writes with errors. SQLite holds the lock, so a killed process leaves none behind.
 * @param fresh deletes what the folder holds
 * @throws PlainFailure when another server uses the folder, or nobody can write to it
 */
export function takeLocalState(stateDir: string, { fresh = false } = {}): Disposable {
  requireWritable([dirname(stateDir)])
  const lock = new DatabaseSync(`${stateDir}.lock`, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!String(error).includes('locked')) throw error
    throw new PlainFailure(
      `Another server is using ${stateDir}. Stop it, or choose another folder: STATE_DIR=.wrangler/other npm start`,
    )
  }
  if (fresh) rmSync(stateDir, { recursive: true, force: true })
  requireWritable([stateDir])
  return lock
}
