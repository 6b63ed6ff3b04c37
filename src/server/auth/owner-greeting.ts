import { mayEmailUnproved } from '#server/email/unproved-address.ts'
import type { DatabaseContext } from '#server/service-context.ts'
import { confirmedName } from './confirmed-name.ts'

/**
 * Returns the greeting of a notice to an account's owner, or null when it must not be sent: the address may
 * be a stranger's, whom somebody could flood by changing an account over and over.
 */
export async function ownerGreeting(
  context: DatabaseContext,
  user: { id: number; email: string },
): Promise<{ name: string | null } | null> {
  const name = await confirmedName(context.db, user.id)
  if (name !== null || (await mayEmailUnproved(context, 'account-notice', user.email))) return { name }
  return null
}
