import { eq, type SQL, sql } from 'drizzle-orm'
import { batchNamed, type NamedStatements } from '#server/db/batch-named.ts'
import { movingBookings } from '#server/bookings/move-bookings.ts'
import { accountTokens, devices, rateLimits, sessions, users } from '#server/db/schema/accounts.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { projects } from '#server/db/schema/projects.ts'
import { countDeadLink } from '#server/rate-limit/dead-link.ts'
import { addressLimits, limit } from '#server/rate-limit/limits.ts'
import { takeTokens } from '#server/rate-limit/take.ts'
import type { ServiceContext } from '#server/service-context.ts'
import { removingUnprovedFactors } from '#server/second-factor/remove-unproved-factors.ts'
import { createToken } from '#server/sessions/token.ts'
import { rememberingDevice } from './device.ts'
import { isGuessable } from './guessable-password.ts'
import { findLinkOwner, type LinkOwner, whereLinkOwner } from './email-links.ts'
import { inHashingPlace, noHashingPlace } from './hashing-place.ts'
import { hashPassword } from './password.ts'

interface NewPassword {
  token: string
  purpose: 'reset-password' | 'accept-invitation'
  password: string
  name?: string
}

type Alongside = (owner: LinkOwner, linkOwnerExists: SQL) => NamedStatements & { updatedRows?: never }

/**
 * Signs out everywhere and forgets known browsers, because a stranger may hold them, and failed guesses, which may have
 * locked the owner out. The browser that used the link becomes known, so that guesses by others cannot lock it out, but
 * this opens no session: a second step may be required. The link proves the mailbox, so the email counts as confirmed;
 * second factors from before it ever was may be a stranger's, and go. Of two concurrent uses, the first statement that
 * finds the link wins.
 */
export async function setPasswordByLink(
  context: ServiceContext,
  newPassword: NewPassword,
  alongside: Alongside = () => ({}),
) {
  const queue = { queue: 'strangers', address: context.address } as const
  return (await inHashingPlace(queue, () => useLink(context, newPassword, alongside))) ?? noHashingPlace
}

async function useLink(
  context: ServiceContext,
  { token, purpose, password, name }: NewPassword,
  alongside: Alongside,
) {
  const { db, now, address } = context
  const link = { token, purpose, now }
  const owner = await findLinkOwner(context, link)
  if (!owner) {
    const deadLink = await countDeadLink(context)
    return deadLink.ok ? { ok: false as const, reason: 'link-over' as const } : deadLink
  }
  const tokens = await takeTokens(context, [...addressLimits('hashing:address', address), limit('hashing')])
  if (!tokens.ok) return tokens
  if (await isGuessable(password, { ...owner, name: name ?? owner.name }))
    return { ok: false as const, reason: 'password-guessable' as const }
  const passwordHash = await hashPassword(password)
  const deviceToken = createToken()

  const matchesLinkOwner = whereLinkOwner(link)
  const linkOwnerExists = sql`exists (select 1 from ${users} where ${matchesLinkOwner})`
  // The link is deleted last, because every other statement depends on it.
  const { updatedRows } = await batchNamed(db, {
    ...removingUnprovedFactors(db, owner, matchesLinkOwner),
    updatedRows: db
      .update(users)
      .set({
        passwordHash,
        ...(name === undefined ? {} : { name }),
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.getTime()})`,
      })
      .where(matchesLinkOwner)
      .returning({ id: users.id }),
    ...alongside(owner, linkOwnerExists),
    bookings: Object.values(
      movingBookings(context, {
        userId: owner.id,
        matchesBooking: sql`${bookings.clientEmail} = ${owner.email} and ${bookings.id} in (select ${projects.bookingId} from ${projects} where ${projects.clientId} = ${owner.id}) and ${linkOwnerExists}`,
      }),
    ),
    sessions: db.delete(sessions).where(sql`${eq(sessions.userId, owner.id)} and ${linkOwnerExists}`),
    devices: db.delete(devices).where(sql`${eq(devices.userId, owner.id)} and ${linkOwnerExists}`),
    device: rememberingDevice(context, { token: deviceToken, user: owner }, linkOwnerExists),
    failures: db
      .delete(rateLimits)
      .where(sql`${eq(rateLimits.key, limit('login:username', owner.username).key)} and ${linkOwnerExists}`),
    links: db
      .delete(accountTokens)
      .where(
        sql`${eq(accountTokens.userId, owner.id)} and ${accountTokens.purpose} in ('reset-password', 'accept-invitation') and ${linkOwnerExists}`,
      ),
  })
  return updatedRows.length > 0
    ? { ok: true as const, deviceToken, passwordHash, user: { ...owner, name: name ?? owner.name } }
    : { ok: false as const, reason: 'link-over' as const }
}
