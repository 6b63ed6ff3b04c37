import type { InvitationAcceptance } from '#contracts/account-input.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { ownChangeStatements } from './own-change.ts'
import { setPasswordByLink } from './set-password-by-link.ts'

/**
 * Sets the name and password of an invited user. Refuses with `invitation-expired` when the link is invalid, used or
 * expired, and with `password-guessable` or `too-many-attempts`.
 */
export async function acceptInvitation(context: ServiceContext, input: InvitationAcceptance) {
  const result = await setPasswordByLink(
    context,
    { ...input, purpose: 'accept-invitation' },
    ({ owner, linkOwnerExists }) => ({
      ownChange: ownChangeStatements(context, { user: owner, action: 'user.accept' }, linkOwnerExists),
    }),
  )
  if (result.ok || result.reason !== 'link-expired') return result
  return { ok: false as const, reason: 'invitation-expired' as const }
}
