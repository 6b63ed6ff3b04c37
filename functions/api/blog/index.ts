import { handle } from 'hono/cloudflare-pages'
import { buildId, siteUrl } from '#built/build.js'
import { blogQuerySchema } from '#contracts/blog.ts'
import { totalHeader, postListPath } from '#shared/list-pages.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { parseInput } from '#platform/http/json.ts'
import { newestNumber } from '#domains/newsletter/issues/public-issues.ts'
import { issuesHeader } from '#shared/page-paths.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { taggedStorable } from '#platform/pages/tagged-response.ts'
import { cacheKeyOf, revalidate, throughEdgeCache } from '#platform/pages/edge-cache.ts'
import { readPostList } from '#domains/blog/stored-post-list.ts'

export const app = createApi({ access: everyone, partOf: '/blog' }).get('/api/blog', (c) => {
  const which = parseInput(blogQuerySchema, c.req.query())
  return throughEdgeCache(c, cacheKeyOf({ siteUrl, buildId }, postListPath(which)), async () => {
    const context = publicContext(c)
    const [list, newestIssue] = await Promise.all([
      readPostList(context, buildId, which),
      newestNumber(context),
    ])
    if (list.store) c.executionCtx.waitUntil(list.store())
    return taggedStorable(list.json, {
      'content-type': 'application/json',
      'cache-control': revalidate,
      [totalHeader]: String(list.total),
      ...(newestIssue > 0 ? { [issuesHeader]: '1' } : {}),
    })
  })
})
export const onRequest = handle(app)
