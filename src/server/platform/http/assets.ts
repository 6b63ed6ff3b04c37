const pathCharsMax = 255

/** Wrangler's file server answers 502 when the file system refuses a name because of its length or a NUL. */
export async function fetchAsset(assets: Fetcher, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.length <= pathCharsMax && !pathname.includes('%00')) return assets.fetch(request)
  const page = await assets.fetch(new URL('/404', request.url))
  return new Response(page.body, { status: 404, headers: page.headers })
}
