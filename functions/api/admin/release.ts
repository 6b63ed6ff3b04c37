import { handle } from 'hono/cloudflare-pages'
import { version } from '#built/build.js'
import { site } from '#site.config.ts'
import { admins } from '#platform/access/access.ts'
import { findNewestRelease } from '#domains/office/newest-release.ts'
import { createApi } from '#platform/http/create-api.ts'

export const app = createApi({ access: admins }).get('/api/admin/release', async (c) => {
  const url = site.releases?.url
  return c.json({ newest: url ? await findNewestRelease(url, version) : null })
})
export const onRequest = handle(app)
