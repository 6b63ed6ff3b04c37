import type { MenuPage } from '#contracts/pages.ts'
import type { Env } from '#platform/http/env.ts'
import { logError } from '#platform/log/log.ts'
import { servedAddressesPath as path } from '#platform/pages/page-subjects.ts'
import { readStoredPage } from '#platform/pages/read-stored-page.ts'

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
  buildId: string
  waitUntil: (work: Promise<unknown>) => void
}

const heldSeconds = 60

const listKey = (siteUrl: string): string => siteUrl + path

/**
 * Returns the list that this data center holds for a minute, so that a flood of unknown paths reads the database once.
 * There the list is stored as a page is: only a change of a redirect or a page reads the tables again.
 */
export async function readServedAddresses({
  env,
  siteUrl,
  buildId,
  waitUntil,
}: AddressContext): Promise<ServedAddresses> {
  const key = listKey(siteUrl)
  const copy = await caches.default.match(key)
  if (copy?.status === 200) return copy.json()
  // A replica may not have the save that has just dropped the list, and the list would lack it for a minute.
  const database = env.DB.withSession('first-primary')
  const now = new Date()
  const stored = await readStoredPage(database, { path, buildId, now })
  const hold = (text: string) => {
    const headers = { 'cache-control': `public, max-age=${heldSeconds}`, 'content-type': 'application/json' }
    waitUntil(
      caches.default
        .put(key, new Response(text, { headers }))
        .catch((error: unknown) => logError('the list of addresses was not held', error, { key })),
    )
  }
  if (stored.html !== null) {
    hold(stored.html)
    return JSON.parse(stored.html)
  }
  const [{ openDb }, { storePage }, { listServedAddresses }] = await Promise.all([
    import('#platform/db/open.ts'),
    import('#platform/pages/stored-pages.ts'),
    import('./list-served-addresses.ts'),
  ])
  const context = { db: openDb(database), now }
  const list = await listServedAddresses(context)
  const html = JSON.stringify(list)
  hold(html)
  waitUntil(
    storePage(context, { path, buildId, revision: stored.revision, html }).catch((error: unknown) =>
      logError('the list of addresses was not stored', error, { path }),
    ),
  )
  return list
}

/** Forgets what this data center holds. Others read the tables again within a minute. */
export async function dropServedAddresses(siteUrl: string): Promise<void> {
  await caches.default.delete(listKey(siteUrl)).catch((error: unknown) => {
    logError('the addresses of this data center were not renewed', error, { key: listKey(siteUrl) })
  })
}
