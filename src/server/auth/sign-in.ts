import type { Login } from '#contracts/auth.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Db } from '#server/db/open.ts'
import { type LoginClient, type VerifyResult, verifyPassword } from './verify-password.ts'

export async function signIn(db: Db, login: Login, client: LoginClient): Promise<VerifyResult> {
  const result = await verifyPassword(db, login, client)
  if (result.ok && result.user.role === 'admin') {
    const { id, username } = result.user
    await recordAudit(db, { actor: { id, username }, action: 'admin.sign-in', subject: username })
  }
  return result
}
