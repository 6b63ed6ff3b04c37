import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { Access } from '#platform/access/access.ts'
import type { AppEnv } from './env.ts'
import { isForm } from './form-values.ts'
import { isLayer } from './refuse.ts'
import { isSecondFactorRequired, type Session } from '#platform/sessions/session.ts'
import { readSessionToken } from './cookies.ts'
import { refuse } from './refuse.ts'

export const enforceAccess = (access: Access) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const isRouted = !matchedRoutes(c).every(isLayer)
    if (!isRouted) return next()
    const session = readSessionToken(c) === undefined ? null : await readSession(c)
    if (!session) {
      if (access.formsToSignIn && isForm(c)) return next()
      refuse({ reason: 'sign-in-first' })
    }
    if (!access.who.includes(session.user.role)) refuse({ reason: roleRefusal(access) })
    if (!access.beforeSecondFactor && lacksSecondFactor(c, session))
      refuse({ reason: 'second-factor-needed' })
    return next()
  })

async function readSession(c: Context<AppEnv>) {
  const { currentSession } = await import('./current-user.ts')
  return currentSession(c)
}

function roleRefusal({ who }: Access) {
  if (who.length > 1) return 'other-role'
  return who[0] === 'admin' ? 'admins-only' : 'providers-only'
}

export function lacksSecondFactor(c: Context<AppEnv>, { user, hasSecondFactor }: Session): boolean {
  return !hasSecondFactor && isSecondFactorRequired(c.env.eventContext.data.siteUrl, user.role)
}
