import type { Context } from 'hono'
import { listDuePosts } from '#domains/blog/visible-posts.ts'
import { listDueStories } from '#domains/content/due-stories.ts'
import { renewDueJobs } from '#domains/content/public-jobs.ts'
import { primaryDatabase } from '#platform/http/database.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { contextOf } from '#platform/http/service-context.ts'
import { logError } from '#platform/log/log.ts'
import type { Storable } from '#platform/pages/edge-cache.ts'
import { pageResponse, storablePage } from '#platform/pages/page-response.ts'
import { storePage } from '#platform/pages/stored-pages.ts'
import { readStoredPage } from '#platform/pages/read-stored-page.ts'
import type { DatabaseContext } from '#platform/sessions/service-context.ts'
import { createD1PageSource } from './d1-page-source.ts'
import type { StoredPage } from './serve-stored-page.ts'

export async function rerenderPage(
  c: Context<AppEnv>,
  { path, render, exists, missing }: StoredPage,
  buildId: string,
): Promise<Storable | Response> {
  const database = primaryDatabase(c)
  const context = contextOf(c, database, null)
  const readPage = () => readStoredPage(database, { path, buildId, now: context.now })
  let storedPage = await readPage()
  if (storedPage.html === null && (await renewWhatIsDue(context))) storedPage = await readPage()
  if (storedPage.html !== null) return storablePage(storedPage.html, `${buildId}-${storedPage.revision}`)
  if (exists && missing && !(await exists(context))) return missing(context)
  const { html, status } = await render(path, createD1PageSource(context))
  if (status !== 200) return pageResponse(html, status)
  const page = { path, buildId, revision: storedPage.revision, html }
  c.executionCtx.waitUntil(
    storePage(context, page).catch((error: unknown) => logError('a page was not stored', error, { path })),
  )
  return storablePage(html, `${buildId}-${storedPage.revision}`)
}

async function renewWhatIsDue(context: DatabaseContext): Promise<boolean> {
  const renewals = await Promise.all([listDuePosts(context), listDueStories(context), renewDueJobs(context)])
  return renewals.includes(true)
}
