import type { Context } from 'hono'
import { findJob, jobState, lastJobChange } from '#content/careers/openings.ts'
import { agencyDay } from '#shared/agency-day.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { serveStaticPage } from '#platform/pages/page-response.ts'
import { serveStoredPage, type StoredPage } from './serve-stored-page.ts'

export function serveCareersPage(
  c: Context<AppEnv>,
  page: StoredPage,
  today = agencyDay(new Date()),
): Promise<Response> {
  const lastChange = lastJobChange(today)
  return serveStoredPage(c, {
    ...page,
    buildId: `${page.buildId}-${lastChange}`,
    storedBuild: async () => `${await page.storedBuild()}-${lastChange}`,
  })
}

export async function serveJobPage(
  c: Context<AppEnv>,
  id: string,
  page: StoredPage,
  today = agencyDay(new Date()),
): Promise<Response> {
  const job = findJob(id)
  if (!job) return serveStaticPage(c, /^\d{1,19}$/.test(id) ? '/careers-404' : '/404', 404)
  const response = await serveCareersPage(c, page, today)
  if (jobState(job, today) !== 'gone' || response.status !== 200) return response
  const goneResponse = new Response(response.body, { status: 410, headers: response.headers })
  goneResponse.headers.delete('etag')
  return goneResponse
}
