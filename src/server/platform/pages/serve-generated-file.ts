import type { Context } from 'hono'
import type { AppEnv } from '#platform/http/env.ts'
import { refuseAsText } from '#platform/http/refuse.ts'
import { taggedStorable } from './tagged-response.ts'
import { cacheKeyOf, revalidate, throughEdgeCache } from './edge-cache.ts'

const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export function serveGeneratedFile(
  c: Context<AppEnv>,
  {
    path,
    buildId,
    contentType,
    make,
  }: { path: string; buildId: string; contentType: string; make: () => Promise<string | null> },
): Promise<Response> {
  const { siteUrl } = c.env.eventContext.data
  return throughEdgeCache(c, cacheKeyOf({ siteUrl, buildId }, path), async () => {
    const file = await make()
    if (file === null) return refuseAsText(c, { reason: 'no-such-page' })
    const headers = {
      'content-type': `${contentType}; charset=utf-8`,
      'cache-control': revalidate,
      'content-security-policy': policy,
    }
    return taggedStorable(file, headers)
  })
}
