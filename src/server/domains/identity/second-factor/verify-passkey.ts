import { and, eq, lt, sql } from 'drizzle-orm'
import { decodeBase64urlIgnorePadding } from '@oslojs/encoding'
import type { PasskeyResponse } from '#contracts/passkeys.ts'
import { isDeviceKnown } from '#domains/identity/auth/device.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { passkeys } from '#platform/db/schema/second-factors.ts'
import { logWarning } from '#platform/log/log.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { openChallenge, type PasskeyPurpose, takeChallenge, relyingParty } from './passkey-challenge.ts'

const refusal = { ok: false, reason: 'passkey-refused' } as const

/** @param userId null for a sign-in without a username, where the browser offers every passkey of this site */
export async function askForPasskey(
  context: ServiceContext,
  { purpose, userId }: { purpose: Exclude<PasskeyPurpose, 'register'>; userId: number | null },
) {
  const { db, siteUrl } = context
  const own = userId === null ? [] : await db.select().from(passkeys).where(eq(passkeys.userId, userId))
  if (userId !== null && own.length === 0) return { ok: false as const, reason: 'passkey-not-found' as const }
  const openedChallenge = await openChallenge(context, { purpose, userId })
  if (!openedChallenge.ok) return openedChallenge
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(siteUrl).id,
    challenge: openedChallenge.challenge,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return { ok: true as const, token: openedChallenge.token, options }
}

interface Attempt {
  token: string | undefined
  purpose: Exclude<PasskeyPurpose, 'register'>
  response: PasskeyResponse
}

async function verifyPasskey(context: ServiceContext, { token, purpose, response }: Attempt) {
  const { db, now, siteUrl } = context
  const challenge = await takeChallenge(context, { token, purpose })
  if (!challenge) return refusal
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, response.id))
  if (!row || (challenge.userId !== null && challenge.userId !== row.user.id)) return refusal
  const { passkey, user } = row
  const { id, origin } = relyingParty(siteUrl)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge.isAnswered,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(decodeBase64urlIgnorePadding(passkey.publicKey)),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    })
    if (!verified) return refusal
    const { newCounter } = authenticationInfo
    const usedRows = await db
      .update(passkeys)
      .set({ counter: newCounter, lastUsedAt: now })
      .where(
        and(
          eq(passkeys.id, passkey.id),
          // Synced passkeys have no counter and always send 0.
          newCounter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, newCounter),
        ),
      )
      .returning({ id: passkeys.id })
    if (usedRows.length === 0) return refusal
  } catch (error) {
    logRefused(error)
    return refusal
  }
  return { ok: true as const, user, passkeyId: passkey.id }
}

export function logRefused(error: unknown) {
  logWarning('a passkey was refused', { error: error instanceof Error ? error.message : 'unknown' })
}

/** Signs in with a passkey, which counts as both steps: the device, and the finger or PIN that unlocks it. */
export async function signInWithPasskey(
  context: ServiceContext,
  { token, response, deviceToken }: Omit<Attempt, 'purpose'> & { deviceToken: string | undefined },
) {
  const verification = await verifyPasskey(context, { token, response, purpose: 'sign-in' })
  if (!verification.ok) return verification
  const { id, username, name, email, role, passwordHash, disabledAt } = verification.user
  if (disabledAt) return { ok: false as const, reason: 'account-disabled' as const }
  const user = { id, username, name, email, role }
  const isKnown = await isDeviceKnown(context, { token: deviceToken, user })
  const knownDeviceToken = isKnown && deviceToken ? deviceToken : null
  // A passkey that is removed meanwhile signs nobody in.
  const whereOpen = sql`exists (select 1 from ${passkeys} where ${passkeys.id} = ${verification.passkeyId})`
  const secondStep = { whereOpen, using: async () => [] }
  return { ok: true as const, user, passwordHash, knownDeviceToken, secondStep }
}

/**
 * Verifies a step-up with a passkey of the user. Refuses with `passkey-refused` when the challenge has expired, the
 * response is invalid, or the passkey belongs to another user.
 */
export async function proveWithPasskey(
  context: ServiceContext<SessionUser>,
  { token, response }: Omit<Attempt, 'purpose'>,
) {
  const verification = await verifyPasskey(context, { token, response, purpose: 'step-up' })
  if (!verification.ok) return verification
  return verification.user.id === context.user.id ? { ok: true as const } : refusal
}
