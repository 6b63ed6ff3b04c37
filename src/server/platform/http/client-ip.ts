import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

/**
 * Returns the address that limits are counted by. Cloudflare overwrites the header, so clients cannot forge it; only
 * local runs lack it.
 */
export function clientIp(c: Context<AppEnv>): string {
  return c.req.header('cf-connecting-ip') ?? 'local'
}
