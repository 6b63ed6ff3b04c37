import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { type Db, openDb } from '#server/db/open.ts'
import type { Env } from '#server/http/env.ts'
import { localEnv } from './local-env.ts'

export async function withLocalDatabase<T>(use: (db: Db) => Promise<T>): Promise<T> {
  Object.assign(process.env, localEnv)
  const stateDir = process.env.STATE_DIR || '.wrangler/state'
  const proxy = await getPlatformProxy<Env>({
    persist: { path: join(stateDir, 'v3') }, // the subfolder that wrangler's --persist-to creates
    remoteBindings: false,
  })
  try {
    return await use(openDb(proxy.env.DB))
  } finally {
    await proxy.dispose()
  }
}
