import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { endpointOf, type Proof, proofOf } from '#platform/access/proofs.ts'
import type { AppEnv } from './env.ts'
import { isLayer } from './no-route.ts'

export const enforceProof = createMiddleware<AppEnv>(async (c, next) => {
  const route = matchedRoutes(c).find((matchedRoute) => !isLayer(matchedRoute))
  if (!route || !(await isProofNeeded(c, proofOf(endpointOf(route))))) return next()
  const { requireStepUp } = await import('./require-step-up.ts')
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
