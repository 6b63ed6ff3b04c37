import { indexedPaths } from '#generated/pages.ts'
import { isPageOn } from '#shared/is-page-on.ts'
import { readPageNumber } from '#shared/list-pages.ts'
import { listAddresses, listLaterPages, listParts } from '#server/blog/list-addresses.ts'
import type { ServiceContext } from '#server/service-context.ts'

interface Entry {
  path: string
  changedAt?: Date
}

const partPath = (part: string) => `/sitemap.xml?part=${part}`

export async function sitemapParts(context: ServiceContext): Promise<Entry[]> {
  const changes = isPageOn('/blog') ? await listParts(context) : []
  return [
    { path: partPath('pages') },
    ...changes.map((changedAt, index) => ({ path: partPath(`posts-${index + 1}`), changedAt })),
  ]
}

export async function sitemapPages(context: ServiceContext, part: string): Promise<Entry[] | null> {
  const hasBlog = isPageOn('/blog')
  if (part === 'pages') {
    const laterPages = hasBlog ? await listLaterPages(context) : []
    return [...indexedPaths, ...laterPages].map((path) => ({ path }))
  }
  const number = hasBlog && part.startsWith('posts-') ? readPageNumber(part.slice('posts-'.length)) : null
  const posts = number === null ? [] : await listAddresses(context, number)
  return posts.length > 0 ? posts : null
}
