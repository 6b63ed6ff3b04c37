import { indexedPaths } from '#generated/pages.ts'
import { readPageNumber } from '#shared/list-pages.ts'
import { listAddresses, listLaterPages, listParts } from '#server/blog/list-addresses.ts'
import type { Db } from '#server/db/open.ts'

interface Entry {
  path: string
  changedAt?: Date
}

const partPath = (part: string) => `/sitemap.xml?part=${part}`

export async function sitemapParts(db: Db, now: Date): Promise<Entry[]> {
  const changes = await listParts(db, now)
  return [
    { path: partPath('pages') },
    ...changes.map((changedAt, index) => ({ path: partPath(`posts-${index + 1}`), changedAt })),
  ]
}

export async function sitemapPages(db: Db, part: string, now: Date): Promise<Entry[] | null> {
  if (part === 'pages') return [...indexedPaths, ...(await listLaterPages(db, now))].map((path) => ({ path }))
  const number = part.startsWith('posts-') ? readPageNumber(part.slice('posts-'.length)) : null
  const posts = number === null ? [] : await listAddresses(db, { part: number, now })
  return posts.length > 0 ? posts : null
}
