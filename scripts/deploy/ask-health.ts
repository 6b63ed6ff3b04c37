import * as z from 'zod/mini'
import { refuseChallenge } from '#shared/challenge.ts'

const healthSchema = z.object({ ok: z.boolean(), buildId: z.string(), reason: z.optional(z.string()) })

/** Returns null until the site is rolled out: no response, or an HTML page. Throws when Cloudflare challenges the request. */
export async function askHealth(siteUrl: string): Promise<z.infer<typeof healthSchema> | null> {
  const url = `${siteUrl}/api/health`
  const response = await fetch(url, { signal: AbortSignal.timeout(15_000) }).catch(() => null)
  if (!response) return null
  refuseChallenge(url, response)
  const health = z.safeParse(healthSchema, await response.json().catch(() => null))
  return health.success ? health.data : null
}
