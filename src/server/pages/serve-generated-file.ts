import type { Context } from 'hono'
import type { AppEnv } from '#server/http/env.ts'
import { copyAddress, revalidate, throughEdgeCache } from './edge-cache.ts'

/**
 * Answers with a file made from the database, such as the feed, through this data centre's cache: young copies as
 * they are, and old ones where the database does not answer.
 * @param path the file's own path, with a query only where that names another file
 * @param make the file's text, or null where there is none
 */
export function serveGeneratedFile(
  c: Context<AppEnv>,
  {
    path,
    buildId,
    contentType,
    make,
  }: { path: string; buildId: string; contentType: string; make: () => Promise<string | null> },
): Promise<Response> {
  return throughEdgeCache(
    (promise) => c.executionCtx.waitUntil(promise),
    copyAddress(buildId, path),
    async () => {
      const file = await make()
      if (file === null) return c.text('There is no such file.', 404)
      const headers = { 'content-type': `${contentType}; charset=utf-8`, 'cache-control': revalidate }
      return new Response(file, { headers })
    },
  )
}
