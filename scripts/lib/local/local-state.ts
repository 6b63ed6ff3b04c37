import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { takeLock } from '../file-lock.ts'
import { requireWritable } from './writable-folders.ts'

/**
 * Reserves the folder of a local database for this process until it ends: two servers would answer each other's writes
 * with errors.
 */
export function takeLocalState(stateDir: string, { fresh = false } = {}): Disposable {
  requireWritable([dirname(stateDir)])
  const lock = takeLock(
    `${stateDir}.lock`,
    'exclusive',
    `Another server is using ${stateDir}. Stop it, or choose another folder: STATE_DIR=.wrangler/other npm start`,
  )
  if (fresh) rmSync(stateDir, { recursive: true, force: true })
  requireWritable([stateDir])
  return lock
}
