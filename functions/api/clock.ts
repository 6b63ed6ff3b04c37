import { buildId, siteUrl } from '#built/build.js'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { clockOnly } from '#platform/access/access.ts'
import { runTick } from '#domains/upkeep/run-tick.ts'
import { createApi } from '#platform/http/create-api.ts'
import { queryBudget } from '#platform/http/database.ts'
import { readJson } from '#platform/http/json.ts'
import { transportOf } from '#platform/email/transport.ts'
import { primaryContext } from '#platform/http/service-context.ts'
import { dropCachedPages } from '#platform/pages/edge-cache.ts'

const tickSchema = z.object({ hasBackups: z.boolean() })

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
