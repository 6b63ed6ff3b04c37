import { handle } from 'hono/cloudflare-pages'
import { buildId, siteUrl } from '#built/build.js'
import { blogQuerySchema } from '#contracts/blog.ts'
import { totalHeader } from '#shared/list-pages.ts'
import { everyone } from '#server/access/access.ts'
import { postListPath } from '#server/blog/post-list-path.ts'
import { createApi } from '#server/http/create-api.ts'
import { parseInput } from '#server/http/json.ts'
import { newestNumber } from '#server/newsletter/issues/public-issues.ts'
import { issuesHeader } from '#shared/issue-path.ts'
import { publicContext } from '#server/http/service-context.ts'
import { taggedStorable } from '#server/http/tagged-response.ts'
import { cacheKeyOf, revalidate, throughEdgeCache } from '#server/pages/edge-cache.ts'
import { readPostList } from '#server/pages/stored-post-list.ts'

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
