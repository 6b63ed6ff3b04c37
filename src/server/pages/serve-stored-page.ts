import type { Context } from 'hono'
import type { PageSource } from '#contracts/page-source.ts'
import { listDuePosts } from '#server/blog/visible-posts.ts'
import { publicContext } from '#server/http/service-context.ts'
import type { AppEnv } from '#server/http/env.ts'
import { logError } from '#server/http/log.ts'
import { createD1PageSource } from './d1-page-source.ts'
import { copyAddress, revalidate, throughEdgeCache } from './edge-cache.ts'
import { readStoredPage } from './read-stored-page.ts'
import { storePage } from './stored-pages.ts'

export interface StoredPage {
  path: string
  buildId: string
  render: (path: string, source: PageSource) => Promise<{ html: string; status: number }>
  /** For addresses that anybody can invent: checked before React is loaded. */
  exists?: () => Promise<boolean>
  missing?: () => Promise<Response>
}

export async function serveStoredPage(
  c: Context<AppEnv>,
  { path, buildId, render, exists, missing }: StoredPage,
): Promise<Response> {
  const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
  const response = await throughEdgeCache(waitUntil, copyAddress(buildId, path), async () => {
    const context = publicContext(c)
    const read = () => readStoredPage(c.env.DB, { path, buildId, now: context.now })
    let storedPage = await read()
    if (storedPage.html === null && (await listDuePosts(context))) storedPage = await read()
    if (storedPage.html !== null) return pageResponse(storedPage.html, `${buildId}-${storedPage.revision}`)
    if (exists && missing && !(await exists())) return missing()
    const { html, status } = await render(path, createD1PageSource(context))
    if (status !== 200) return pageResponse(html, null, status)
    const page = { path, buildId, revision: storedPage.revision, html }
    waitUntil(
      storePage(context, page).catch((error: unknown) => logError('a page was not stored', error, { path })),
    )
    return pageResponse(html, `${buildId}-${storedPage.revision}`)
  })
  const etag = response.headers.get('etag')
  if (etag && c.req.header('if-none-match') === etag) {
    return new Response(null, { status: 304, headers: { etag, 'cache-control': revalidate } })
  }
  return response
}

function pageResponse(html: string, tag: string | null, status = 200): Response {
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': revalidate,
      ...(tag ? { etag: `W/"${tag}"` } : {}),
    },
  })
}
