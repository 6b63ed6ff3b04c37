import type { Context } from 'hono'
import type { PageSource } from '#contracts/page-source.ts'
import { openDb } from '#server/db/open.ts'
import type { AppEnv } from '#server/http/env.ts'
import { createD1PageSource } from './d1-page-source.ts'
import { copyAddress, revalidate, throughEdgeCache } from './edge-cache.ts'
import { readStoredPage, storePage } from './stored-pages.ts'

export interface StoredPage {
  /** The page's own path, without query and trailing slash: the key it is stored under. */
  path: string
  buildId: string
  /** Draws the page. It loads React, so it is asked for on a miss only. */
  draw: (path: string, source: PageSource) => Promise<{ html: string; status: number }>
  /** For addresses that anybody can invent: whether there is anything to draw, asked before React is loaded. */
  exists?: () => Promise<boolean>
  missing?: () => Promise<Response>
}

/**
 * Answers with the finished HTML of a page made from the database: from this data centre's cache, else from the
 * stored pages, else drawn now and kept for the next reader.
 */
export async function serveStoredPage(
  c: Context<AppEnv>,
  { path, buildId, draw, exists, missing }: StoredPage,
): Promise<Response> {
  const waitUntil = (promise: Promise<unknown>) => c.executionCtx.waitUntil(promise)
  const response = await throughEdgeCache(waitUntil, copyAddress(buildId, path), async () => {
    const db = openDb(c.env.DB)
    const now = new Date()
    const stored = await readStoredPage(db, { path, buildId, now })
    if (stored.html !== null) return pageResponse(stored.html, `${buildId}-${stored.revision}`)
    if (exists && missing && !(await exists())) return missing()
    const { html, status } = await draw(path, createD1PageSource(db, now))
    if (status !== 200) return pageResponse(html, null, status)
    await storePage(db, { path, buildId, revision: stored.revision, html, now })
    return pageResponse(html, `${buildId}-${stored.revision}`)
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
