import * as z from 'zod/mini'

const healthSchema = z.object({ ok: z.boolean(), buildId: z.string(), reason: z.optional(z.string()) })

export async function askHealth(siteUrl: string): Promise<z.infer<typeof healthSchema> | null> {
  try {
    const response = await fetch(`${siteUrl}/api/health`, { signal: AbortSignal.timeout(15_000) })
    const health = z.safeParse(healthSchema, await response.json())
    return health.success ? health.data : null
  } catch {
    return null // not rolled out yet: no response, or an HTML page
  }
}
