import { eq, sql } from 'drizzle-orm'
import { linkIsOpen, openingLink } from '#server/auth/email-links.ts'
import { hashPassword } from '#server/auth/password.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { resetLink } from '#server/email/account-emails.ts'
import { outboxMailer } from '#server/email/mailer.ts'
import { createToken } from '#server/sessions/token.ts'

type Actor = AuditEntry['actor']

/** Emails a reset link, which nobody in the back office gets to see. */
export async function sendResetLink(
  db: Db,
  { id, actor, siteUrl, now }: { id: number; actor: Actor; siteUrl: string; now: Date },
) {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) return { ok: false as const, reason: 'user-not-found' as const }
  const token = createToken()
  const { link } = await batchNamed(db, {
    link: openingLink(db, { token, purpose: 'reset-password', of: sql`${eq(users.id, id)}`, now }),
    email: outboxMailer(db).queue(resetLink({ to: user.email, siteUrl, token }), linkIsOpen(token)),
    audit: recordAudit(db, { actor, action: 'user.reset-link', subject: user.username }, linkIsOpen(token)),
  })
  return link.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'reset-link-refused' as const }
}

interface Invitation {
  user: { username: string; name: string; email: string; role: (typeof users.$inferSelect)['role'] }
  actor: Actor
  siteUrl: string
  now: Date
}

export async function inviteUser(db: Db, { user, actor, siteUrl, now }: Invitation) {
  const passwordHash = await hashPassword(createToken())
  const [newUser] = await db
    .insert(users)
    .values({ ...user, passwordHash })
    .onConflictDoNothing()
    .returning()
  if (!newUser) {
    const [same] = await db.select({ id: users.id }).from(users).where(eq(users.username, user.username))
    return { ok: false as const, reason: same ? ('username-taken' as const) : ('email-taken' as const) }
  }
  await recordAudit(db, { actor, action: 'user.create', subject: user.username, after: { role: user.role } })
  await sendResetLink(db, { id: newUser.id, actor, siteUrl, now })
  return { ok: true as const, id: newUser.id }
}
