import type { Context } from 'hono'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import { personCheckHeader, personCheckAction, honeypotName } from '#shared/bot-checks.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'
import * as z from 'zod/mini'
import { logError, logWarning } from '#platform/log/log.ts'
import { isForm, formValues } from '#platform/http/form-values.ts'

export const isPersonCheckOn = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY }: AppEnv['Bindings']): boolean =>
  Boolean(TURNSTILE_SITE_KEY || TURNSTILE_SECRET_KEY)

export async function requirePersonCheck(c: Context<AppEnv>): Promise<void> {
  if (isPersonCheckOn(c.env) && !(await hasPassedPersonCheck(c))) refuse({ reason: 'person-check-needed' })
}

export async function hasPassedPersonCheck(c: Context<AppEnv>): Promise<boolean> {
  const token = c.req.header(personCheckHeader) ?? ''
  if (!isPersonCheckOn(c.env) || token === '' || token.length > turnstileTokenCharsMax) return false
  const context = publicContext(c)
  const tokens = await takeTokens(context, ipLimits('person-checks', context.ip))
  if (!tokens.ok) refuse(tokens)
  const { hostname } = new URL(c.req.url)
  const check = { secret: c.env.TURNSTILE_SECRET_KEY, hostname, token, address: context.ip }
  const result = await verifyTurnstile(check, fetch)
  if (result === 'unavailable') refuse({ reason: 'person-check-unavailable' })
  return result === 'passed'
}

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

const filledSchema = z.object({ [honeypotName]: z.string().check(z.trim(), z.minLength(1)) })

export async function refuseFilledHoneypot(c: Context<AppEnv>): Promise<void> {
  if (!(await isHoneypotFilled(c))) return
  logWarning('a form was filled by a program', { path: c.req.path })
  refuse({ reason: 'filled-by-program' })
}

export async function isHoneypotFilled(c: Context<AppEnv>): Promise<boolean> {
  const body: unknown = isForm(c) ? await formValues(c) : await c.req.json()
  return z.safeParse(filledSchema, body).success
}
