import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#server/access/access.ts'
import { logoutForm } from '#server/auth/forms.ts'
import { createApi } from '#server/http/create-api.ts'
import { isForm } from '#server/http/form-values.ts'
import { clearSessionCookie, readSessionToken } from '#server/http/session-cookie.ts'
import { endSession } from '#server/sessions/end.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createApi({ access: everyone, form: logoutForm, formPath: '/' }).post(
  '/api/logout',
  async (c) => {
    const token = readSessionToken(c)
    if (token) await endSession(publicContext(c), token)
    clearSessionCookie(c)
    return isForm(c) ? c.redirect('/', 303) : c.body(null, 204)
  },
)
export const onRequest = handle(app)
