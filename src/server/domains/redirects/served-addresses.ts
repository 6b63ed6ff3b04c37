import type { MenuPage } from '#contracts/pages.ts'
import type { Env } from '#platform/http/env.ts'
import { logError } from '#platform/log/log.ts'

/** What the database has at addresses where the build has nothing. */
export interface ServedAddresses {
  /** By `fromPath`. */
  redirects: Record<string, { id: number; to: string; status: 301 | 302 }>
  /** The slugs of published text pages. */
  pages: readonly string[]
  menuPages: readonly MenuPage[]
}

export interface AddressContext {
  env: Pick<Env, 'DB'>
  siteUrl: string
  waitUntil: (work: Promise<unknown>) => void
}

const heldSeconds = 60

const listKey = (siteUrl: string): string => `${siteUrl}/cached/addresses`

/** Returns the list that this data center holds for a minute: a flood of unknown paths reads the tables once. */
export async function readServedAddresses({
  env,
  siteUrl,
  waitUntil,
}: AddressContext): Promise<ServedAddresses> {
  const key = listKey(siteUrl)
  const copy = await caches.default.match(key)
  if (copy?.status === 200) return copy.json()
  const [{ openDb }, { listServedAddresses }] = await Promise.all([
    import('#platform/db/open.ts'),
    import('./list-served-addresses.ts'),
  ])
  // A replica may not have the save that has just dropped the list, and the list would lack it for a minute.
  const list = await listServedAddresses({ db: openDb(env.DB.withSession('first-primary')) })
  const headers = { 'cache-control': `public, max-age=${heldSeconds}` }
  waitUntil(
    caches.default
      .put(key, Response.json(list, { headers }))
      .catch((error: unknown) => logError('the list of addresses was not held', error, { key })),
  )
  return list
}

/** Forgets what this data center holds. Others read the tables again within a minute. */
export async function dropServedAddresses(siteUrl: string): Promise<void> {
  await caches.default.delete(listKey(siteUrl)).catch((error: unknown) => {
    logError('the addresses of this data center were not renewed', error, { key: listKey(siteUrl) })
  })
}
