import { encodeBase64urlNoPadding } from '@oslojs/encoding'
import { and, eq, sql } from 'drizzle-orm'
import { type NewPasskey, passkeyRules } from '#contracts/passkeys.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { passkeyChallenges, passkeys, recoveryCodes } from '#platform/db/schema/second-factors.ts'
import { insertWhere } from '#platform/db/sql.ts'
import { limit } from '#platform/rate-limit/limits.ts'
import { takeTokens } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { type Session, type SessionUser, isSecondFactorRequired } from '#platform/sessions/session.ts'
import { whereHasAuthenticator, whereHasSecondFactor } from '#platform/sessions/sessions.ts'
import { acceptsAttestation } from './accepts-attestation.ts'
import { protectAccountStatements } from './read-second-factor.ts'
import { announcingChange } from './notices.ts'
import { findChallenge, whereChallenge, openChallenge, relyingParty } from './passkey-challenge.ts'
import { logRefused } from './verify-passkey.ts'

/**
 * Returns WebAuthn registration options and the token of their challenge. Refuses with `passkeys-too-many` when the
 * account has `perAccountMax`, and with `too-many-attempts` over the rate limit.
 */
export async function startPasskey(context: ServiceContext<SessionUser>) {
  const { db, siteUrl, user } = context
  const own = await db.select().from(passkeys).where(eq(passkeys.userId, user.id))
  if (own.length >= passkeyRules.perAccountMax)
    return { ok: false as const, reason: 'passkeys-too-many' as const }
  const openedChallenge = await openChallenge(context, { purpose: 'register', userId: user.id })
  if (!openedChallenge.ok) return openedChallenge
  const { id, name } = relyingParty(siteUrl)
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const options = await generateRegistrationOptions({
    rpName: name,
    rpID: id,
    userID: new Uint8Array(new TextEncoder().encode(`account ${user.id}`)),
    userName: user.username,
    userDisplayName: user.name,
    challenge: openedChallenge.challenge,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
  })
  return { ok: true as const, token: openedChallenge.token, options }
}

/**
 * Adds a passkey to an account. The batch that adds the passkey also consumes its challenge. A password reset removes
 * the challenges of an account whose address was never proved, so a request that began before it adds nothing.
 */
export async function addPasskey(
  context: ServiceContext<SessionUser>,
  { session, token, name, credential }: NewPasskey & { session: Session; token: string | undefined },
) {
  const { db, now, user } = context
  const tokens = await takeTokens(context, [limit('second-factor-changes', context.user.id)])
  if (!tokens.ok) return tokens
  const challengeQuery = { token, purpose: 'register' } as const
  const challenge = await findChallenge(context, challengeQuery)
  const verifiedCredential =
    challenge?.userId === user.id && (await verifyRegistration(context, challenge.isAnswered, credential))
  const matchesQuery = whereChallenge(challengeQuery, now)
  const consumingChallenge = db.delete(passkeyChallenges).where(matchesQuery)
  if (!verifiedCredential) {
    await consumingChallenge
    return passkeyRefused
  }
  const { id, publicKey, counter, transports = [] } = verifiedCredential
  const whereNew = sql`exists (select 1 from ${passkeyChallenges} where ${matchesQuery}) and not exists (select 1 from ${passkeys} where ${passkeys.credentialId} = ${id}) and (select count(*) from ${passkeys} where ${passkeys.userId} = ${user.id}) < ${passkeyRules.perAccountMax}`
  const { codes, statements } = protectAccountStatements(context, session, whereNew)
  const { storedCodes, addedRows, consumedRows } = await batchNamed(db, {
    ...(await announcingChange(context, 'passkey-add', whereNew)),
    ...statements,
    addedRows: insertWhere(
      db,
      passkeys,
      {
        userId: user.id,
        credentialId: id,
        counter,
        transports,
        name,
        createdAt: now,
        publicKey: encodeBase64urlNoPadding(publicKey),
      },
      whereNew,
    ).returning({ id: passkeys.id }),
    consumedRows: consumingChallenge.returning({ tokenHash: passkeyChallenges.tokenHash }),
  })
  if (addedRows.length > 0) return { ok: true as const, recoveryCodes: storedCodes.length > 0 ? codes : [] }
  if (consumedRows.length === 0) return passkeyRefused
  const isKnown = (await db.$count(passkeys, eq(passkeys.credentialId, id))) > 0
  return {
    ok: false as const,
    reason: isKnown ? ('passkey-exists' as const) : ('passkeys-too-many' as const),
  }
}

const passkeyRefused = { ok: false as const, reason: 'passkey-refused' as const }

async function verifyRegistration(
  context: ServiceContext<SessionUser>,
  isAnswered: (challenge: string) => boolean,
  credential: NewPasskey['credential'],
) {
  const { id, origin } = relyingParty(context.siteUrl)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    if (!(await acceptsAttestation(credential.response.attestationObject)))
      throw new Error('the attestation is neither none nor self-attested packed')
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge: isAnswered,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    return verified ? registrationInfo.credential : null
  } catch (error) {
    logRefused(error)
    return null
  }
}

/** Renames a passkey. Refuses with `passkey-not-found` when the user has no passkey with the id. */
export async function renamePasskey(
  { db, user }: ServiceContext<SessionUser>,
  { id, name }: { id: number; name: string },
) {
  const renamedRows = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, user.id)))
    .returning({ id: passkeys.id })
  return renamedRows.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'passkey-not-found' as const }
}

/**
 * Deletes a passkey of the user, and the recovery codes if no factor is left. Refuses with `last-second-factor` when
 * it is the last one and the role requires one, with `passkey-not-found`, and with `too-many-attempts` over the rate
 * limit.
 */
export async function removePasskey(context: ServiceContext<SessionUser>, id: number) {
  const { db, siteUrl, user } = context
  const tokens = await takeTokens(context, [limit('second-factor-changes', context.user.id)])
  if (!tokens.ok) return tokens
  const matchesOwn = and(eq(passkeys.id, id), eq(passkeys.userId, user.id))
  const anotherFactor = sql`(${whereHasAuthenticator(user.id)} or exists (select 1 from ${passkeys} other where other.user_id = ${user.id} and other.id <> ${id}))`
  const matchesRemovable = isSecondFactorRequired(siteUrl, user.role)
    ? and(matchesOwn, anotherFactor)
    : matchesOwn
  const whereRemovable = sql`exists (select 1 from ${passkeys} where ${matchesRemovable})`
  const { removedRows } = await batchNamed(db, {
    ...(await announcingChange(context, 'passkey-remove', whereRemovable)),
    removedRows: db.delete(passkeys).where(matchesRemovable).returning({ id: passkeys.id }),
    codes: db
      .delete(recoveryCodes)
      .where(sql`${eq(recoveryCodes.userId, user.id)} and not ${whereHasSecondFactor(user.id)}`),
  })
  if (removedRows.length > 0) return { ok: true as const }
  const isThere = await db.$count(passkeys, matchesOwn)
  return {
    ok: false as const,
    reason: isThere ? ('last-second-factor' as const) : ('passkey-not-found' as const),
  }
}
