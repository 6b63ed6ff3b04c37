import * as z from 'zod/mini'
import { refuseChallenge } from '#shared/failures.ts'

const healthSchema = z.object({ ok: z.boolean(), buildId: z.string(), reason: z.optional(z.string()) })
export type Health = z.infer<typeof healthSchema>

/** `fault` says why there is no health to read. It begins with a verb; the host is its subject. */
export type SiteAnswer =
  | { health: Health }
  | { health: null; kind: 'certificate' | 'unknown-domain' | 'other'; fault: string }

/** Refuses a site whose answer is a challenge of Cloudflare's, which does not end by waiting. */
export async function askSite(origin: string): Promise<SiteAnswer> {
  const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(15_000) }).catch(
    (error: unknown) => failureOf(error),
  )
  if (!(response instanceof Response)) return response
  refuseChallenge(`${origin}/api/health`, response)
  const health = z.safeParse(healthSchema, await response.json().catch(() => null))
  if (health.success) return { health: health.data }
  if (response.status === 522 || response.status === 530)
    return {
      health: null,
      kind: 'unknown-domain',
      fault: `answers ${response.status}: its DNS points to Cloudflare, but the Pages project does not know it. Add it under Custom domains of the project`,
    }
  return { health: null, kind: 'other', fault: `shows something else (${response.status})` }
}

function failureOf(error: unknown): SiteAnswer {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (/^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|EPROTO)/.test(code))
    return {
      health: null,
      kind: 'certificate',
      fault: `has no certificate yet (${code}). Cloudflare needs minutes for it, in rare cases a day; CAA records must allow it`,
    }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return { health: null, kind: 'unknown-domain', fault: 'has no DNS record yet' }
  const reason = cause instanceof Error ? cause.message || code : String(cause)
  return { health: null, kind: 'other', fault: `does not answer: ${reason}` }
}
