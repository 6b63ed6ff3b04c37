import type { Context } from 'hono'
import type { AppEnv } from '#platform/http/env.ts'
import { logError } from '#platform/log/log.ts'
import { droppedPagesMax } from './page-subjects.ts'

const freshMs = 30_000
const staleMs = 30_000
const fallbackSeconds = 86_400
const storedAtHeader = 'x-stored-at'

/** By key, in ms. A request that ends early never removes its entry. */
const refreshBeganAt = new Map<string, number>()

/** By key, in ms. A page whose rendering began before shows the state before the change. */
const droppedAt = new Map<string, number>()
const longestRenderingMs = 60_000

/**
 * A 200 response before it is made. The reader and the cache each get one of their own, because a clone turns both into
 * streams, which takes a quarter of a request's processor time.
 */
export interface Storable {
  body: Uint8Array
  headers: Readonly<Record<string, string>>
}

/**
 * Serves a page from this data center's cache. A stale copy is renewed after the response, or served as it
 * is while the database fails, because the Cache API supports neither stale-while-revalidate nor
 * stale-if-error.
 * @param make a Response that it returns is sent and never stored
 * @throws what `make` throws, if there is no copy to fall back on
 */
export async function throughEdgeCache(
  c: Context<AppEnv>,
  key: string,
  make: () => Promise<Storable | Response>,
): Promise<Response> {
  const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
  const hasWritten = c.env.eventContext.data.bookmark !== undefined
  const copy = hasWritten ? undefined : await findCopy(key)
  const startedAt = Date.now()
  // A clock that was ahead dates copies in the future. Clocks of two machines differ by milliseconds.
  const age = copy ? Math.abs(startedAt - Number(copy.headers.get(storedAtHeader))) : Number.POSITIVE_INFINITY
  if (copy && age <= freshMs) return toResponse(copy, age)
  if (copy && age <= freshMs + staleMs) {
    if (startedAt - (refreshBeganAt.get(key) ?? 0) > longestRenderingMs) {
      refreshBeganAt.set(key, startedAt)
      waitUntil(
        make()
          .then((response) => storeCopy(key, response, startedAt))
          .catch((error: unknown) => logError('a page could not be refreshed', error, { key }))
          .finally(() => refreshBeganAt.delete(key)),
      )
    }
    return toResponse(copy, age)
  }
  try {
    const reply = await make()
    waitUntil(storeCopy(key, reply, startedAt))
    return reply instanceof Response ? reply : new Response(reply.body, reply)
  } catch (error) {
    if (!copy) throw error
    logError('an old copy answers for the database', error, { key })
    return toResponse(copy, age)
  }
}

/** Whoever caches everything in the zone may have cached our 404 for the address of a key. */
export async function findCopy(key: string): Promise<Response | undefined> {
  try {
    const copy = await caches.default.match(key)
    return copy?.status === 200 ? copy : undefined
  } catch (error) {
    logError('a copy could not be read', error, { key })
    return undefined
  }
}

export interface CachedBuild {
  siteUrl: string
  buildId: string
}

/**
 * Returns the key of a copy: build and path, never the raw URL, which campaigns fill with parameters. The host is the
 * site's own, because another costs name lookups and cannot be purged
 * (https://developers.cloudflare.com/workers/runtime-apis/cache/). The path is one encoded segment, so that two paths
 * never share a key: `..` and `#` would otherwise be resolved or dropped.
 */
export const cacheKeyOf = ({ siteUrl, buildId }: CachedBuild, path: string): string =>
  `${siteUrl}/cached/${buildId}/${encodeURIComponent(path)}`

/**
 * Never rejects, because the change of the caller is stored: a copy that stays is stale for a minute at most.
 * @param paths the most important first: those beyond `droppedPagesMax` stay
 */
export async function dropCachedPages(build: CachedBuild, paths: readonly string[]): Promise<void> {
  const now = Date.now()
  for (const [key, at] of droppedAt) if (now - at > longestRenderingMs) droppedAt.delete(key)
  const drops = await Promise.allSettled(
    [...new Set(paths)].slice(0, droppedPagesMax).map(async (path) => {
      const key = cacheKeyOf(build, path)
      droppedAt.set(key, now)
      await caches.default.delete(key)
    }),
  )
  const failures = drops.filter((drop) => drop.status === 'rejected')
  if (failures[0])
    logError('old copies of pages were not dropped', failures[0].reason, { copies: String(failures.length) })
}

async function storeCopy(
  key: string,
  response: Storable | Response,
  renderingBeganAt: number,
): Promise<void> {
  if (response instanceof Response) {
    if (response.status === 404 || response.status === 301) await caches.default.delete(key)
    return
  }
  if (renderingBeganAt <= (droppedAt.get(key) ?? 0)) return
  const headers = {
    ...response.headers,
    [storedAtHeader]: String(renderingBeganAt),
    'cache-control': `public, max-age=${fallbackSeconds}`,
  }
  await caches.default.put(key, new Response(response.body, { headers }))
}

/** `npm run doctor -- --url` recognises copies by `age` (RFC 9111, 5.1). */
function toResponse(copy: Response, ageMs: number): Response {
  const response = new Response(copy.body, copy)
  for (const header of [storedAtHeader, 'cf-cache-status']) response.headers.delete(header)
  response.headers.set('age', String(Math.floor(ageMs / 1000)))
  response.headers.set('cache-control', revalidate)
  return response
}

export const revalidate = 'public, max-age=0, must-revalidate'
