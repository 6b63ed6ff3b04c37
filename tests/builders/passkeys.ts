import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'
import { passkeys } from '#platform/db/schema/second-factors.ts'
import { addPasskey, startPasskey } from '#domains/identity/second-factor/passkeys.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { aSessionOf } from './second-factors.ts'
import { aUserContext } from './service-context.ts'
import { softwarePasskey } from './software-passkey.ts'

export async function startRegistration(db: Db, user: SessionUser) {
  const registration = await startPasskey(aUserContext(db, user))
  if (!registration.ok) throw new Error(registration.reason)
  return { token: registration.token, challenge: registration.options.challenge }
}

export async function addPasskeyTo(db: Db, user: SessionUser, session = aSessionOf(user)) {
  const device = await softwarePasskey()
  const { token, challenge } = await startRegistration(db, user)
  const credential = device.register({ challenge })
  const addition = await addPasskey(aUserContext(db, user), { session, token, name: 'Phone', credential })
  if (!addition.ok) throw new Error(addition.reason)
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credential.id))
  if (!row) throw new Error('the passkey was not inserted')
  return { device, id: row.id, credential, recoveryCodes: addition.recoveryCodes }
}
