import type { Context } from 'hono'
import { isSecondFactorRequired } from '#platform/sessions/is-required.ts'
import type { Session } from '#platform/sessions/session.ts'
import type { AppEnv } from './env.ts'

export function lacksSecondFactor(c: Context<AppEnv>, { user, hasSecondFactor }: Session): boolean {
  return !hasSecondFactor && isSecondFactorRequired(c.env.eventContext.data.siteUrl, user.role)
}
