import { handle } from 'hono/cloudflare-pages'
import { accountNotices } from '#content/interface/answers.ts'
import { invitationAcceptanceSchema } from '#contracts/account.ts'
import { everyone } from '#server/access/access.ts'
import { acceptInvitation } from '#server/auth/accept-invitation.ts'
import { invitationForm } from '#server/auth/forms.ts'
import { createApi } from '#server/http/create-api.ts'
import { setDeviceCookie } from '#server/http/device-cookie.ts'
import { readJsonOrForm } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { publicContext } from '#server/http/service-context.ts'
import { clearSessionCookie } from '#server/http/session-cookie.ts'

export const app = createApi({ access: everyone, form: invitationForm }).post(
  '/api/invitation',
  async (c) => {
    const { input, isForm } = await readJsonOrForm(c, invitationAcceptanceSchema)
    const result = await acceptInvitation(publicContext(c), input)
    if (!result.ok) refuse(result)
    clearSessionCookie(c)
    setDeviceCookie(c, result.deviceToken)
    return isForm ? c.redirect('/auth#password-set', 303) : c.json({ message: accountNotices.passwordSet })
  },
)
export const onRequest = handle(app)
