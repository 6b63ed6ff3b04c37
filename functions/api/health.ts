import { handle } from 'hono/cloudflare-pages'
import { buildId, migrations } from '#built/build.js'
import { everyone } from '#platform/access/access.ts'
import { checkHealth } from '#platform/health/check-health.ts'
import { createApi } from '#platform/http/create-api.ts'
import { primaryDatabase } from '#platform/http/database.ts'

export const app = createApi({ access: everyone }).get('/api/health', async (c) => {
  const health = await checkHealth(
    { database: c.env.DB && primaryDatabase(c), assets: c.env.ASSETS },
    migrations,
  )
  return c.json({ buildId, ...health }, health.ok ? 200 : 503)
})
export const onRequest = handle(app)
