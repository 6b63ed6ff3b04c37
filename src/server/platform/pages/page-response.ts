import type { Context } from 'hono'
import type { AppEnv } from '#platform/http/env.ts'
import { styleHashHeader, styleHashOf } from '#shared/inline-style.ts'
import { revalidate, type Storable } from './edge-cache.ts'

export const storablePage = (html: string, tag: string): Storable => ({
  body: new TextEncoder().encode(html),
  headers: { ...headersOf(html), etag: `W/"${tag}"` },
})

export const pageResponse = (html: string, status: number): Response =>
  new Response(html, { status, headers: headersOf(html) })

function headersOf(html: string): Record<string, string> {
  const styleHash = styleHashOf(html)
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': revalidate,
    ...(styleHash ? { [styleHashHeader]: styleHash } : {}),
  }
}

export async function serveStaticPage(c: Context<AppEnv>, path: string, status: number): Promise<Response> {
  const page = await c.env.ASSETS.fetch(new URL(path, c.req.url))
  const response = new Response(page.body, { status, headers: page.headers })
  response.headers.delete('etag')
  response.headers.set('cache-control', 'no-store')
  return response
}
