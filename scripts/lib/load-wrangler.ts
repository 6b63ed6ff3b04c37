import { localEnv } from './local/local-env.ts'

type Wrangler = typeof import('wrangler')

/** Imports wrangler late, because it reads the environment when it is imported. */
export const loadWrangler = (): Promise<Wrangler> => import('wrangler')

export function loadLocalWrangler(): Promise<Wrangler> {
  Object.assign(process.env, localEnv)
  return loadWrangler()
}
