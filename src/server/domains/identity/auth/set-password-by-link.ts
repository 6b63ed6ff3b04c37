import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { moveBookingsStatements } from '#domains/bookings/move-bookings.ts'
import { createToken } from '#platform/crypto/token.ts'
import { batchNamed, type NamedStatements } from '#platform/db/batch-named.ts'
import { accountTokens, rateLimits, users } from '#platform/db/schema/accounts.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { projects } from '#platform/db/schema/projects.ts'
import { ipLimits, hashingLimits, limit } from '#platform/rate-limit/limits.ts'
import { countDeadLink, secondsUntilAllowed, takeTokens, tooMany } from '#platform/rate-limit/take.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { endAccessStatements } from '#platform/sessions/sessions.ts'
import { rememberDeviceStatement } from './device.ts'
import { findLinkOwner, type LinkOwner, whereLinkOwner } from './email-links.ts'
import { listFactors, removeFactorStatements, splitFactors, whereKeyIn, whereRemovable } from './factors.ts'
import { isGuessable } from './guessable-password.ts'
import { inHashingPlace, noHashingPlace } from './hashing-place.ts'
import { hashPassword } from './password.ts'

interface NewPassword {
  token: string
  purpose: 'reset-password' | 'accept-invitation'
  password: string
  name?: string
  /** Keys of the factors that were added lately and are to stay. */
  keep?: readonly string[]
}

interface PasswordSet {
  owner: LinkOwner
  factors: ReturnType<typeof splitFactors>
  linkOwnerExists: SQL
}

type Alongside = (passwordSet: PasswordSet) => NamedStatements & { updatedRows?: never }

/**
 * Evicts a thief: ends every session, sign-ins in progress and a change of address that waits, forgets known browsers,
 * and removes the factors of the last 14 days that are not kept. Forgets failed guesses, which may have locked the owner
 * out. The browser that used the link becomes known, so that guesses by others cannot lock it out, but this opens no
 * session: a second step may be required. The link proves the mailbox, so the email counts as confirmed. Of two
 * concurrent uses, the first statement that finds the link wins.
 */
export async function setPasswordByLink(
  context: ServiceContext,
  newPassword: NewPassword,
  alongside: Alongside = () => ({}),
) {
  const { ip } = context
  const owner = await findLinkOwner(context, newPassword)
  if (!owner) {
    const deadLink = await countDeadLink(context)
    return deadLink.ok ? { ok: false as const, reason: 'link-expired' as const } : deadLink
  }
  const waitSeconds = await secondsUntilAllowed(context, ipLimits('guessable-passwords', ip))
  if (waitSeconds !== null) return tooMany(waitSeconds)
  const place = { share: 'hashing', ip } as const
  const result = await inHashingPlace(place, () => useLink(context, { ...newPassword, owner, alongside }))
  return result ?? noHashingPlace
}

async function useLink(
  context: ServiceContext,
  {
    token,
    purpose,
    password,
    name,
    keep = [],
    owner,
    alongside,
  }: NewPassword & { owner: LinkOwner; alongside: Alongside },
) {
  const { db, now, ip } = context
  const link = { token, purpose, now }
  const tokens = await takeTokens(context, hashingLimits('hashing', ip))
  if (!tokens.ok) return tokens
  if (await isGuessable(password, { ...owner, name: name ?? owner.name })) {
    await takeTokens(context, ipLimits('guessable-passwords', ip))
    return { ok: false as const, reason: 'password-guessable' as const }
  }
  const factors = splitFactors(await listFactors(context, owner.id), keep)
  const passwordHash = await hashPassword(password)
  const deviceToken = createToken()

  const matchesLinkOwner = whereLinkOwner(link)
  const linkOwnerExists = sql`exists (select 1 from ${users} where ${matchesLinkOwner})`
  // The link is deleted last, because every other statement depends on it.
  const { updatedRows } = await batchNamed(db, {
    ...alongside({ owner, factors, linkOwnerExists }),
    // Before the address counts as confirmed: the factors of an unproved one go whatever their age.
    ...removeFactorStatements(db, {
      userId: owner.id,
      matches: ({ key, addedAt }) =>
        sql`${whereRemovable(context, owner.id, addedAt)} and not ${whereKeyIn(key, keep)}`,
      when: linkOwnerExists,
    }),
    updatedRows: db
      .update(users)
      .set({
        passwordHash,
        ...(name === undefined ? {} : { name }),
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})`,
        pendingEmail: null,
      })
      .where(matchesLinkOwner)
      .returning({ id: users.id }),
    bookings: Object.values(
      moveBookingsStatements(context, {
        userId: owner.id,
        matchesBooking: sql`${bookings.clientEmail} = ${owner.email} and ${bookings.id} in (select ${projects.bookingId} from ${projects} where ${projects.clientId} = ${owner.id}) and ${linkOwnerExists}`,
      }),
    ),
    ...endAccessStatements(db, { userId: owner.id, when: linkOwnerExists }),
    device: rememberDeviceStatement(context, { token: deviceToken, user: owner }, linkOwnerExists),
    attempts: db.delete(rateLimits).where(
      and(
        inArray(
          rateLimits.key,
          (['login:username', 'correct-passwords'] as const).map((name) => limit(name, owner.username).key),
        ),
        linkOwnerExists,
      ),
    ),
    links: db
      .delete(accountTokens)
      .where(
        sql`${eq(accountTokens.userId, owner.id)} and ${accountTokens.purpose} <> 'remove-factor' and ${linkOwnerExists}`,
      ),
  })
  return updatedRows.length > 0
    ? { ok: true as const, deviceToken, passwordHash, user: { ...owner, name: name ?? owner.name } }
    : { ok: false as const, reason: 'link-expired' as const }
}
