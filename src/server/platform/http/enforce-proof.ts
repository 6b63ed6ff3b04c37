import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { stepUpWindowSeconds } from '#contracts/second-factor.ts'
import { endpointOf, type Proof, proofOf } from '#platform/access/proofs.ts'
import { requireSession } from './current-user.ts'
import type { AppEnv } from './env.ts'
import { isLayer, refuse } from './refuse.ts'

export const enforceProof = createMiddleware<AppEnv>(async (c, next) => {
  const route = matchedRoutes(c).find((matchedRoute) => !isLayer(matchedRoute))
  if (!route || !(await isProofNeeded(c, proofOf(endpointOf(route))))) return next()
  await requireStepUp(c)
  return next()
})

async function isProofNeeded(c: Context<AppEnv>, proof: Proof): Promise<boolean> {
  if (typeof proof === 'string') return proof === 'always'
  return proof.isNeeded({ query: c.req.query(), body: await readBody(c) })
}

async function readBody(c: Context<AppEnv>): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text())
  } catch {
    return undefined
  }
}

export async function requireStepUp(c: Context<AppEnv>): Promise<void> {
  const session = await requireSession(c)
  const verifiedMs = session.verifiedAt?.getTime() ?? 0
  if (Date.now() - verifiedMs > stepUpWindowSeconds * 1000) refuse({ reason: 'step-up' })
}
