import { handle } from 'hono/cloudflare-pages'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { isForm } from '#platform/http/form-values.ts'
import { clearSessionCookie, readSessionToken } from '#platform/http/cookies.ts'
import { endSession } from '#platform/sessions/sessions.ts'
import { publicContext } from '#platform/http/service-context.ts'

export const app = createApi({ access: everyone, formPath: '/', formPage: () => ({ path: '/auth' }) }).post(
  '/api/logout',
  async (c) => {
    const token = readSessionToken(c)
    if (token) await endSession(publicContext(c), token)
    clearSessionCookie(c)
    return isForm(c) ? c.redirect('/', 303) : c.body(null, 204)
  },
)
export const onRequest = handle(app)
