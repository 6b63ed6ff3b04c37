import { handle } from 'hono/cloudflare-pages'
import { buildId, migrations } from '#built/build.js'
import { everyone } from '#server/access/access.ts'
import { checkHealth } from '#server/health/check-health.ts'
import { createApi } from '#server/http/create-api.ts'
import { primaryDatabase } from '#server/http/database.ts'

export const app = createApi({ access: everyone }).get('/api/health', async (c) => {
  const health = await checkHealth(
    { database: c.env.DB && primaryDatabase(c), assets: c.env.ASSETS },
    migrations,
  )
  return c.json({ buildId, ...health }, health.ok ? 200 : 503)
})
export const onRequest = handle(app)
