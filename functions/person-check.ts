import { handle } from 'hono/cloudflare-pages'
import { createPage } from '#server/http/create-page.ts'
import { isPersonCheckOn } from '#server/http/person-check.ts'
import { personCheckPage, personCheckPolicy } from '#server/http/person-check-page.ts'
import { createToken } from '#server/sessions/token.ts'
import { personCheckPath } from '#shared/person-check.ts'

export const app = createPage().get(personCheckPath, (c) => {
  if (!isPersonCheckOn(c.env)) return c.notFound()
  const nonce = createToken()
  return c.html(personCheckPage(c.env.TURNSTILE_SITE_KEY ?? '', nonce), 200, {
    'cache-control': 'no-store',
    'content-security-policy': personCheckPolicy(nonce),
    'x-frame-options': 'SAMEORIGIN',
  })
})
export const onRequest = handle(app)
