import type { Login } from '#contracts/auth.ts'
import { recordAudit } from '#server/audit/record.ts'
import type { Db } from '#server/db/open.ts'
import { type Asker, type VerifyResult, verifyPassword } from './verify-password.ts'

/** Signs in by username and password. An administrator's sign-in is written to the audit log. */
export async function signIn(db: Db, login: Login, asker: Asker): Promise<VerifyResult> {
  const result = await verifyPassword(db, login, asker)
  if (result.ok && result.user.role === 'admin') {
    const { id, username } = result.user
    await recordAudit(db, { actor: { id, username }, action: 'admin.sign-in', subject: username })
  }
  return result
}
