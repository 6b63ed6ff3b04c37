import type { Context } from 'hono'
import { stepUpWindowSeconds } from '#contracts/second-factor.ts'
import { requireSession } from './current-user.ts'
import type { AppEnv } from './env.ts'
import { refuse } from './refuse.ts'

export async function requireStepUp(c: Context<AppEnv>): Promise<void> {
  const session = await requireSession(c)
  const verifiedMs = session.verifiedAt?.getTime() ?? 0
  if (Date.now() - verifiedMs > stepUpWindowSeconds * 1000) refuse({ reason: 'step-up' })
}
