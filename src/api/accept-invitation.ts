import { setUser } from '#browser/current-user.ts'
import { statusOf } from '#browser/api-error.ts'
import type { InvitationAcceptance } from '#contracts/account-input.ts'
import type { User } from '#contracts/auth.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { call } from './call.ts'
import { signIn } from './sign-in.ts'

let isResponseLost = false

/**
 * Accepts an invitation, or signs in with the new password if an earlier attempt has set it and lost only its response.
 * Returns null if the sign-in has a second step.
 */
export async function acceptInvitation(
  acceptance: InvitationAcceptance,
  username: string,
): Promise<User | null> {
  try {
    const user = await call(endpoints.acceptInvitation, { body: acceptance })
    setUser(user)
    return user
  } catch (error) {
    const status = statusOf(error)
    if (status === 410 && isResponseLost) {
      const user = await signIn({ username, password: acceptance.password }).catch(() => undefined)
      if (user !== undefined) return user
    }
    isResponseLost ||= status === 0
    throw error
  }
}
