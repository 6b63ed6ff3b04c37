import { sitemapPartPath } from '#platform/pages/page-subjects.ts'
import { archivePath, workPath } from '#shared/page-paths.ts'
import type { PageRow } from './page-row.ts'

/** Pages with menus whose copies are dropped; the others are stale for a minute at most. */
const pagesWithMenus = ['/', '/services', '/blog', workPath, '/careers', archivePath]

/** Returns the paths to drop from the cache when a text page changes, by its states before and after. */
export function pagesOfPage(versions: readonly PageRow[]): string[] {
  const published = versions.filter(({ status }) => status === 'published')
  if (published.length === 0) return []
  const hasPlace = published.some(({ navigation, isInFooter }) => navigation !== null || isInFooter)
  return [
    ...new Set([
      ...published.map(({ slug }) => `/${slug}`),
      sitemapPartPath('pages'),
      '/llms.txt',
      ...(hasPlace ? pagesWithMenus : []),
    ]),
  ]
}
