import { handle } from 'hono/cloudflare-pages'
import { createPage } from '#platform/pages/create-page.ts'
import { isPersonCheckOn } from '#platform/person-check/person-check.ts'
import { personCheckPage, personCheckPolicy } from '#platform/http/person-check-page.ts'
import { createToken } from '#platform/crypto/token.ts'
import { personCheckPath } from '#shared/bot-checks.ts'

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
