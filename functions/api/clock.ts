import { buildId, siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import { tickSchema } from '#contracts/clock.ts'
import { clockOnly } from '#server/access/access.ts'
import { runTick } from '#server/clock/run-tick.ts'
import { createApi } from '#server/http/create-api.ts'
import { queryBudget } from '#server/http/query-budget.ts'
import { readJson } from '#server/http/json.ts'
import { transportOf } from '#server/http/email-transport.ts'
import { primaryContext } from '#server/http/service-context.ts'
import { dropCachedPages } from '#server/pages/edge-cache.ts'

export const app = createApi({ access: clockOnly, maxBodyBytes: 1024 }).post('/api/clock', async (c) => {
  const { hasBackups } = await readJson(c, tickSchema)
  c.env.eventContext.data.hasSentEmails = true
  const context = primaryContext(c)
  const result = await runTick(context, {
    transport: transportOf(c.env, context.siteUrl),
    hasBackups,
    budget: queryBudget(c),
    secondFactorKey: c.env.SECOND_FACTOR_KEY,
    fetcher: (request) => fetch(request),
    dropCopies: (paths) => dropCachedPages({ siteUrl, buildId }, paths),
  })
  return c.json(result)
})
export const onRequest = handle(app)
