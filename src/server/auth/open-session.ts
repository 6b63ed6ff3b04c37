import { sql } from 'drizzle-orm'
import { recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import { sessions } from '#server/db/schema/accounts.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { insertingSession } from '#server/sessions/create.ts'
import { deletingSession } from '#server/sessions/end.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { createToken, hashToken } from '#server/sessions/token.ts'
import { rememberingDevice } from './device.ts'

export interface VerifiedUser {
  user: SessionUser
  passwordHash: string
  knownDeviceToken: string | null
  isSecondStepDone?: boolean
}

interface Browser {
  userAgent: string | undefined
  previousToken: string | undefined
}

/** An unknown browser gets a new device token, because somebody else may have set the one that it sent. */
export async function openSession(
  context: ServiceContext,
  {
    user,
    passwordHash,
    knownDeviceToken,
    isSecondStepDone,
    userAgent,
    previousToken,
  }: VerifiedUser & Browser,
) {
  const { db } = context
  const token = createToken()
  const deviceToken = knownDeviceToken ?? createToken()
  const sessionExists = sql`exists (select 1 from ${sessions} where ${sessions.tokenHash} = ${hashToken(token)})`
  const { sessionRows } = await batchNamed(db, {
    sessionRows: insertingSession(context, {
      ...{ token, userId: user.id, passwordHash, userAgent },
      ...(isSecondStepDone ? { isSecondStepDone } : {}),
    }),
    device: rememberingDevice(context, { token: deviceToken, user }, sessionExists),
    previous: previousToken ? deletingSession(db, previousToken) : null,
    audit:
      user.role === 'admin'
        ? recordAudit(db, { actor: user, action: 'admin.sign-in', subject: user.username }, sessionExists)
        : null,
  })
  return sessionRows.length > 0
    ? { ok: true as const, token, deviceToken }
    : { ok: false as const, reason: 'credentials-wrong' as const }
}
