import type { Context } from 'hono'
import { redirectTarget } from '#content/redirects.ts'
import { findMovedPost } from '#domains/blog/find-moved-post.ts'
import { findPublicFile, isFileHash } from '#domains/files/serve-file.ts'
import { fetchAsset } from '#platform/http/assets.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { publicContext } from '#platform/http/service-context.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { isSlug } from '#shared/slug.ts'
import { coversPath } from '#shared/url-paths.ts'

export type OwnPath = 'page' | 'redirect' | 'none'

/** Answered without a page: what no redirect can replace and none may lead to. */
export const reservedPaths = [
  '/api/*',
  '/assets/*',
  '/booking/confirmation/*',
  '/cached/*',
  '/cdn-cgi/*',
  '/files/*',
  '/index',
  '/llms.txt',
  '/person-check',
  '/sitemap.xml',
  '/social-assets/*',
  '/social/*',
]

/** Excludes capitals and percent signs, which the router normalizes and the site's addresses do not have. */
const renderedPath = /^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/

/** Returns what this site has at a path: a page or file, a redirect of the build, or nothing. */
export async function findOwnPath(c: Context<AppEnv>, path: string): Promise<OwnPath> {
  if (redirectTarget(path) !== null) return 'redirect'
  const [, folder, first = '', second = ''] = path.split('/')
  if (folder === 'files' && isFileHash(first))
    return (await findPublicFile(publicContext(c), first, second)) ? 'page' : 'none'
  if (coversPath(reservedPaths, path)) return 'none'
  const file = await fetchAsset(c.env.ASSETS, new Request(new URL(encodeURI(path), c.req.url)))
  await file.body?.cancel()
  if (file.ok) return 'page'
  if (file.status >= 300 && file.status < 400) return 'redirect'
  const { renderPage } = c.env.eventContext.data
  if (!renderPage || !renderedPath.test(path)) return 'none'
  const { status } = await renderPage(publicContext(c), path, {})
  if (status === 200) return 'page'
  const isMoved =
    folder === 'blog' && isSlug(first) && !second && (await findMovedPost(publicContext(c), first))
  return isMoved ? 'redirect' : 'none'
}

/** Returns what stands in the way of a text page at a path: as `findOwnPath`, and what is reserved or switched off. */
export const findTakenPath = async (c: Context<AppEnv>, path: string): Promise<OwnPath> =>
  coversPath(reservedPaths, path) || !isPageOn(path) ? 'page' : findOwnPath(c, path)
