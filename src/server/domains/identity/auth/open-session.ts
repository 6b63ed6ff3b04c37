import { type SQL, sql } from 'drizzle-orm'
import { opensBackOffice } from '#contracts/role-abilities.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { createToken, hashToken } from '#platform/crypto/token.ts'
import { batchNamed, type Statement } from '#platform/db/batch-named.ts'
import { sessions, users } from '#platform/db/schema/accounts.ts'
import { outboxMailer } from '#platform/email/mailer.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { giveBack, takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import {
  insertSessionStatement,
  deleteSessionStatement,
  deleteExcessSessionsStatement,
} from '#platform/sessions/sessions.ts'
import { newDeviceEmail } from './account-emails.ts'
import { deleteExcessDevicesStatement, rememberDeviceStatement } from './device.ts'

export interface VerifiedUser {
  user: SessionUser
  passwordHash: string
  knownDeviceToken: string | null
  secondStep?: SecondStep
  isNewAccount?: boolean
}

interface SecondStep {
  whereOpen: SQL
  using: (sessionExists: SQL) => Promise<Statement[]>
}

export interface Browser {
  userAgent: string | undefined
  previousToken: string | undefined
}

/**
 * Opens a session. An unknown browser gets a new device token, because somebody else may have set the one that it sent.
 */
export async function openSession(
  context: ServiceContext,
  {
    user,
    passwordHash,
    knownDeviceToken,
    secondStep,
    isNewAccount,
    userAgent,
    previousToken,
  }: VerifiedUser & Browser,
) {
  const { db, siteUrl } = context
  const token = createToken()
  const deviceToken = knownDeviceToken ?? createToken()
  const sessionExists = sql`exists (select 1 from ${sessions} where ${sessions.tokenHash} = ${hashToken(token)})`
  const isNewBrowser = !knownDeviceToken && !isNewAccount
  const emailTokens = isNewBrowser ? await takeTokens(context, [limit('sign-in-emails', user.id)]) : null
  const { sessionRows } = await batchNamed(db, {
    sessionRows: insertSessionStatement(context, {
      token,
      userId: user.id,
      passwordHash,
      userAgent,
      ...(secondStep ? { isSecondStepDone: true } : {}),
      when: secondStep?.whereOpen,
    }),
    secondStep: await secondStep?.using(sessionExists),
    device: rememberDeviceStatement(context, { token: deviceToken, user }, sessionExists),
    devicesBeyondMax: knownDeviceToken ? null : deleteExcessDevicesStatement(db, user.id, sessionExists),
    notice: emailTokens?.ok
      ? outboxMailer(db).queue(
          newDeviceEmail({ to: user.email, siteUrl, device: await nameOfDevice(userAgent) }),
          sql`${sessionExists} and ${whereOwnsEmail(user.id)}`,
        )
      : null,
    previous: previousToken ? deleteSessionStatement(db, previousToken, sessionExists) : null,
    beyondMax: deleteExcessSessionsStatement(db, user.id, sessionExists),
    audit: opensBackOffice(user.role)
      ? auditStatement(db, { actor: user, action: 'admin.sign-in', subject: user.username }, sessionExists)
      : null,
  })
  if (sessionRows.length > 0) return { ok: true as const, token, deviceToken }
  if (emailTokens?.ok)
    await Promise.all(emailTokens.tokens.map((emailToken) => giveBack(context, emailToken)))
  return { ok: false as const, reason: 'credentials-wrong' as const }
}

/** A browser can call itself anything, so its name must not reach a stranger's mailbox. */
const whereOwnsEmail = (userId: number) =>
  sql`exists (select 1 from ${users} where ${users.id} = ${userId} and (${users.emailConfirmedAt} is not null or ${users.role} = 'admin'))`

async function nameOfDevice(userAgent: string | undefined): Promise<string> {
  const { describeDevice } = await import('./device.ts')
  return describeDevice(userAgent ?? null)
}
