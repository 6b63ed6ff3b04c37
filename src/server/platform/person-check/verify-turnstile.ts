import * as z from 'zod/mini'
import { logError, logWarning } from '#platform/log/log.ts'
import { personCheckAction } from '#shared/person-check.ts'

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const answerTimeoutMs = 5_000

export const turnstileTokenCharsMax = 2048

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.optional(z.array(z.string())),
  hostname: z.optional(z.string()),
  action: z.optional(z.string()),
})

const ours = ['missing-input-secret', 'invalid-input-secret', 'internal-error', 'bad-request']

const cloudflareTestSecret = '1x0000000000000000000000000000000AA'

interface Check {
  secret: string | undefined
  hostname: string
  token: string
  address: string
}

/**
 * Asks Turnstile whether a token was earned on this host's page of the check. Fails closed
 * (docs/decisions/036-person-check.md).
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export async function verifyTurnstile(
  { secret, hostname, token, address }: Check,
  fetcher: typeof fetch,
  timeoutMs = answerTimeoutMs,
): Promise<'passed' | 'failed' | 'unavailable'> {
  if (!secret) return 'unavailable'
  try {
    const response = await fetcher(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const reply = z.parse(answerSchema, await response.json())
    const { success, 'error-codes': errors = [] } = reply
    if (success && !response.ok) throw new Error(`Turnstile answers ${response.status}`)
    if (success) {
      const isHere = reply.hostname === hostname && reply.action === personCheckAction
      if (isHere || secret === cloudflareTestSecret) return 'passed'
      logWarning('a check for a person was made somewhere else', { hostname, madeOn: reply.hostname ?? '' })
      return 'failed'
    }
    const mistake = errors.find((error) => ours.includes(error))
    if (!mistake) return 'failed'
    throw new Error(`Turnstile answers ${mistake}`)
  } catch (error) {
    logError('the check for a person failed', error, {})
    return 'unavailable'
  }
}
