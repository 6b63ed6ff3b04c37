import * as z from 'zod/mini'
import { logError } from '#server/http/log.ts'

const verifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const answerTimeoutMs = 5_000

export const turnstileTokenCharsMax = 2048

const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.optional(z.array(z.string())) })

const ours = ['missing-input-secret', 'invalid-input-secret', 'internal-error', 'bad-request']

interface Check {
  secret: string | undefined
  token: string
  address: string
}

/**
 * Asks Turnstile whether a token was earned by a browser on this site. Fails closed: without a secret or an answer,
 * nobody passes.
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export async function verifyTurnstile(
  { secret, token, address }: Check,
  fetcher: typeof fetch,
): Promise<'passed' | 'failed' | 'unavailable'> {
  if (!secret) return 'unavailable'
  try {
    const response = await fetcher(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token, remoteip: address }),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    const { success, 'error-codes': errors = [] } = z.parse(answerSchema, await response.json())
    if (success) return 'passed'
    const mistake = errors.find((error) => ours.includes(error))
    if (!mistake) return 'failed'
    throw new Error(`Turnstile answers ${mistake}`)
  } catch (error) {
    logError('the check for a person failed', error, {})
    return 'unavailable'
  }
}
