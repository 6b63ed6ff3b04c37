import type { Context } from 'hono'
import type { AppEnv } from '#platform/http/env.ts'

export async function serveStaticPage(c: Context<AppEnv>, path: string, status: number): Promise<Response> {
  const page = await c.env.ASSETS.fetch(new URL(path, c.req.url))
  const response = new Response(page.body, { status, headers: page.headers })
  response.headers.delete('etag')
  response.headers.set('cache-control', 'no-store')
  return response
}
