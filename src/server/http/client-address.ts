import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

/**
 * The address that limits are counted for. Cloudflare sets the header and overwrites what a client sends; only a
 * local run may lack it, where every client is the same machine.
 */
export function clientAddress(c: Context<AppEnv>): string {
  return c.req.header('cf-connecting-ip') ?? 'local'
}
