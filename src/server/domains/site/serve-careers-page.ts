import type { Context } from 'hono'
import type { AppEnv } from '#platform/http/env.ts'
import { pageResponse, serveStaticPage } from '#platform/pages/page-response.ts'
import { isSlug } from '#shared/slug.ts'
import { type StoredPage, serveStoredPage } from './serve-stored-page.ts'

/**
 * Serves the stored page of a job. One that has been closed for 90 days answers 410 with its page, which is rendered for
 * each request and not stored; an unknown number has a page of its own, and anything else the plain 404.
 */
export async function serveJobPage(c: Context<AppEnv>, slug: string, page: StoredPage): Promise<Response> {
  const notFound = () => serveStaticPage(c, /^\d{1,19}$/.test(slug) ? '/careers-404' : '/404', 404)
  if (!isSlug(slug)) return notFound()
  const loadJobs = () => import('#domains/content/public-jobs.ts')
  return serveStoredPage(c, {
    ...page,
    async exists(context) {
      const { findJobState } = await loadJobs()
      const state = await findJobState(context, slug)
      return state !== null && state !== 'gone'
    },
    async missing(context) {
      const { findJobState } = await loadJobs()
      if ((await findJobState(context, slug)) === null) return notFound()
      const { createD1PageSource } = await import('./d1-page-source.ts')
      const { html } = await page.render(page.path, createD1PageSource(context))
      return pageResponse(html, 410)
    },
  })
}
