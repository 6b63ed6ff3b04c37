import { mkdirSync } from 'node:fs'
import { takeLock } from '../lib/file-lock.ts'

const refusals = {
  exclusive:
    'A test run, the doctor or another build is using the build in this folder. Wait until it ends, or stop it.',
  shared: 'A build is running and replaces the one in this folder. Wait until it ends, or stop it.',
}

export const reserveBuild = () => lockBuild('exclusive')

export const keepBuild = () => lockBuild('shared')

function lockBuild(mode: keyof typeof refusals): Disposable {
  mkdirSync('.wrangler', { recursive: true })
  return takeLock('.wrangler/build.lock', mode, refusals[mode])
}
