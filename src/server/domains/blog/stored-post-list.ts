import * as z from 'zod/mini'
import { postsSchema } from '#contracts/blog.ts'
import { logError } from '#platform/log/log.ts'
import { storePage } from '#platform/pages/stored-pages.ts'
import { readStoredPage } from '#platform/pages/read-stored-page.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { listPath } from '#shared/list-pages.ts'
import { countPosts, listPosts, type PostPage } from './list-posts.ts'
import { toPost } from './post-row.ts'
import { listDuePosts } from './visible-posts.ts'

/** Per list. Later pages are rarely requested, and each takes some 330 KB of the database. */
const storedPagesMax = 10
const storedBytesMax = 1_900_000

interface ListText {
  json: string
  total: number
}

interface StoredList extends ListText {
  revision: number | null
  store?: () => Promise<void>
}

export async function readPostList(
  context: ServiceContext,
  buildId: string,
  which: Omit<PostPage, 'limit'>,
): Promise<StoredList> {
  const path = storedPath(which)
  if (path === null) return { ...(await render(context, which)), revision: null }
  const { db, now } = context
  const find = () => readStoredPage(db.$client, { path, buildId, now })
  let storedList = await find()
  if (storedList.html === null && (await listDuePosts(context))) storedList = await find()
  const { revision } = storedList
  if (storedList.html !== null) return { ...read(storedList.html), revision }
  const list = await render(context, which)
  const html = write(list)
  if (!fitsRow(html)) return { ...list, revision: null }
  return {
    ...list,
    revision,
    store: () =>
      storePage(context, { path, buildId, revision, html }).catch((error: unknown) =>
        logError('a list of posts was not stored', error, { path }),
      ),
  }
}

async function render(context: ServiceContext, which: Omit<PostPage, 'limit'>): Promise<ListText> {
  const [rows, total] = await Promise.all([listPosts(context, which), countPosts(context, which)])
  return { json: JSON.stringify(z.parse(postsSchema, rows.map(toPost))), total }
}

function storedPath({ page = 1, category, before }: PostPage): string | null {
  return before || page > storedPagesMax ? null : `/api${listPath(page, category)}`
}

const write = ({ json, total }: ListText) => `${total}\n${json}`

function read(text: string): ListText {
  const end = text.indexOf('\n')
  return { total: Number(text.slice(0, end)), json: text.slice(end + 1) }
}

const fitsRow = (text: string) =>
  text.length * 3 <= storedBytesMax || new TextEncoder().encode(text).length <= storedBytesMax
