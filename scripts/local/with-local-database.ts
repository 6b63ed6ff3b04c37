import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { openDb } from '#server/db/open.ts'
import type { Env } from '#server/http/env.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { scriptContext } from './script-context.ts'
import { localEnv } from './local-env.ts'

export async function withLocalDatabase<T>(use: (context: ServiceContext<null>) => Promise<T>): Promise<T> {
  Object.assign(process.env, localEnv)
  const stateDir = process.env.STATE_DIR || '.wrangler/state'
  const proxy = await getPlatformProxy<Env>({
    persist: { path: join(stateDir, 'v3') }, // the subfolder that wrangler's --persist-to creates
    remoteBindings: false,
  })
  try {
    return await use(scriptContext(openDb(proxy.env.DB)))
  } finally {
    await proxy.dispose()
  }
}
