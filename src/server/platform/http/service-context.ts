import type { Context } from 'hono'
import { openDb } from '#platform/db/open.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { fetchAsset } from './assets.ts'
import { currentSession, requireUser } from './current-user.ts'
import { lacksSecondFactor } from './enforce-access.ts'
import { primaryDatabase, privateDatabase, publicDatabase } from './database.ts'
import type { AppEnv, DatabaseSession } from './env.ts'

/**
 * Returns the context for verbs that are the same for everybody. Does not read the session, so that the
 * response can be cached.
 */
export function publicContext(c: Context<AppEnv>): ServiceContext<null> {
  return contextOf(c, publicDatabase(c), null)
}

export function primaryContext(c: Context<AppEnv>): ServiceContext<null> {
  return contextOf(c, primaryDatabase(c), null)
}

export async function visitorContext(c: Context<AppEnv>): Promise<ServiceContext> {
  const session = await currentSession(c)
  const user = session && !lacksSecondFactor(c, session) ? session.user : null
  return contextOf(c, privateDatabase(c), user)
}

export async function userContext(c: Context<AppEnv>): Promise<ServiceContext<SessionUser>> {
  return contextOf(c, privateDatabase(c), await requireUser(c))
}

export function contextOf<User extends SessionUser | null>(
  c: Context<AppEnv>,
  database: DatabaseSession,
  user: User,
): ServiceContext<User> {
  return {
    db: openDb(database),
    now: new Date(),
    siteUrl: c.env.eventContext.data.siteUrl,
    ip: clientIp(c),
    user,
    hasPicture: (path) => hasPicture(c.env.ASSETS, new URL(path, c.req.url)),
  }
}

/**
 * Returns the address that limits are counted by. Cloudflare overwrites the header, so clients cannot forge it; only
 * local runs lack it.
 */
export function clientIp(c: Context<AppEnv>): string {
  return c.req.header('cf-connecting-ip') ?? 'local'
}

export async function hasPicture(assets: Fetcher, address: URL): Promise<boolean> {
  const response = await fetchAsset(assets, new Request(address))
  await response.body?.cancel()
  return response.status === 200 && /^image\//.test(response.headers.get('content-type') ?? '')
}
