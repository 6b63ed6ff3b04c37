import { logError } from '#server/http/log.ts'

/** A copy this young is sent as it is. */
const freshMs = 30_000
/** A copy up to this much older is sent while a new one is made behind it: a minute at most in all. */
const staleMs = 30_000
/** Older copies answer only when the database does not. */
const keptSeconds = 86_400
const storedAtHeader = 'x-stored-at'

const refreshing = new Set<string>()

/**
 * The data centre's copy of a page. The Cache API knows neither stale-while-revalidate nor stale-if-error; this is
 * both, with an upper bound, because without one the first visitor of the morning gets last evening's page.
 * @param key `copyAddress` of the page
 * @throws what `make` throws, when there is no copy to answer with
 */
export async function throughEdgeCache(
  waitUntil: (promise: Promise<unknown>) => void,
  key: string,
  make: () => Promise<Response>,
): Promise<Response> {
  const copy = await caches.default.match(key)
  const age = copy ? Date.now() - Number(copy.headers.get(storedAtHeader)) : Number.POSITIVE_INFINITY
  if (copy && age <= freshMs) return asSent(copy)
  if (copy && age <= freshMs + staleMs) {
    if (!refreshing.has(key)) {
      refreshing.add(key)
      const askedAt = Date.now()
      waitUntil(
        make()
          .then((response) => keep(key, response, askedAt))
          .catch((error: unknown) => logError('a page could not be refreshed', error, { key }))
          .finally(() => refreshing.delete(key)),
      )
    }
    return asSent(copy)
  }
  const askedAt = Date.now()
  try {
    const response = await make()
    waitUntil(keep(key, response.clone(), askedAt))
    return response
  } catch (error) {
    if (!copy) throw error
    logError('an old copy answers for the database', error, { key })
    return asSent(copy)
  }
}

/** The address of a page's copy: build and path, never the raw URL, which campaigns fill with parameters. */
export const copyAddress = (buildId: string, path: string): string => `https://stored.pages/${buildId}${path}`

/**
 * Forgets this data centre's copies, so that whoever saved sees the change at once. Others see it within a minute.
 * @param paths as the pages are stored under: without query and trailing slash
 */
export async function dropCachedPages(buildId: string, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => caches.default.delete(copyAddress(buildId, path))))
}

/** @param askedAt ms; the page shows this moment, however long it took to draw, so its age counts from here */
async function keep(key: string, response: Response, askedAt: number): Promise<void> {
  // A page that is gone or has moved leaves no copy behind.
  if (response.status === 404 || response.status === 301) await caches.default.delete(key)
  if (response.status !== 200) return
  const copy = new Response(response.body, response)
  copy.headers.set(storedAtHeader, String(askedAt))
  copy.headers.set('cache-control', `public, max-age=${keptSeconds}`)
  await caches.default.put(key, copy)
}

function asSent(copy: Response): Response {
  const response = new Response(copy.body, copy)
  for (const header of [storedAtHeader, 'age', 'cf-cache-status']) response.headers.delete(header)
  response.headers.set('cache-control', revalidate)
  return response
}

/** Browsers ask each time; the answer is near them and costs a quarter of a millisecond. */
export const revalidate = 'public, max-age=0, must-revalidate'
