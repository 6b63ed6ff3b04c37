import type { Context } from 'hono'
import { turnstileTokenCharsMax, verifyTurnstile } from './verify-turnstile.ts'
import { ipLimits } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import { personCheckHeader } from '#shared/person-check.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { refuse } from '#platform/http/refuse.ts'
import { publicContext } from '#platform/http/service-context.ts'

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
