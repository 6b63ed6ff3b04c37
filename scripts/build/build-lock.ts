import { mkdirSync } from 'node:fs'
import { takeLock } from '../process/file-lock.ts'

const refusal =
  'A test run or another build is using the build in this folder. Wait until it ends, or stop it.'

export const reserveBuild = () => lockBuild('exclusive')

export const keepBuild = () => lockBuild('shared')

function lockBuild(mode: 'exclusive' | 'shared'): Disposable {
  mkdirSync('.wrangler', { recursive: true })
  return takeLock('.wrangler/build.lock', mode, refusal)
}
