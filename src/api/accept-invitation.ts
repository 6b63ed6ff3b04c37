import { setUser } from '#browser/current-user.ts'
import { castBody, statusOf } from '#browser/api-error.ts'
import type { InvitationAcceptance } from '#contracts/account-input.ts'
import type { User } from '#contracts/auth.ts'
import { sendJson } from './send-json.ts'
import { signIn } from './sign-in.ts'

let isAnswerLost = false

/**
 * Accepts an invitation, or signs in with the new password if an earlier attempt has set it and lost only its answer.
 * Returns null if the sign-in has a second step.
 */
export async function acceptInvitation(
  acceptance: InvitationAcceptance,
  username: string,
): Promise<User | null> {
  try {
    const user = castBody<User>(await sendJson('POST', '/api/invitation', acceptance))
    setUser(user)
    return user
  } catch (error) {
    const status = statusOf(error)
    if (status === 410 && isAnswerLost) {
      const user = await signIn({ username, password: acceptance.password }).catch(() => undefined)
      if (user !== undefined) return user
    }
    isAnswerLost ||= status === 0
    throw error
  }
}
