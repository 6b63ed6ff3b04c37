import { recordAudit } from '#server/audit/record.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { type LoginAttempt, type VerifyResult, verifyPassword } from './verify-password.ts'

export async function signIn(context: ServiceContext, attempt: LoginAttempt): Promise<VerifyResult> {
  const result = await verifyPassword(context, attempt)
  if (result.ok && result.user.role === 'admin') {
    const { id, username } = result.user
    await recordAudit(context.db, { actor: { id, username }, action: 'admin.sign-in', subject: username })
  }
  return result
}
