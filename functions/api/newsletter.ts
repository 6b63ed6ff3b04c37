import { isPageOn } from '#shared/is-page-on.ts'
import { handle } from 'hono/cloudflare-pages'
import { subscriptionSchema } from '#contracts/newsletter.ts'
import { newsletterNotices } from '#content/interface/answers.ts'
import { everyone } from '#platform/access/access.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuseFilledHoneypot, requirePersonCheck } from '#platform/person-check/person-check.ts'
import { readJsonOrForm } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import { subscribe } from '#domains/newsletter/subscribe.ts'
import { publicContext } from '#platform/http/service-context.ts'

const formPath = isPageOn('/blog') ? '/blog#newsletter' : '/'

const formPaths =
  /^\/blog(?:\/(?:page|(?:category|author)\/[a-z0-9-]+\/page)\/[1-9]\d{0,3}|\/(?:category|author)\/[a-z0-9-]+)?$/

export const app = createApi({
  access: everyone,
  formPath,
  formPage: (c) => ({ path: blogPageOf(c.req.header('referer')) ?? formPath }),
}).post('/api/newsletter', async (c) => {
  const { input, isForm } = await readJsonOrForm(c, subscriptionSchema)
  await refuseFilledHoneypot(c)
  await requirePersonCheck(c)
  const result = await subscribe(publicContext(c), input.email)
  if (!result.ok) refuse(result)
  return isForm
    ? c.redirect(isPageOn('/blog') ? '/blog#subscribed' : '/', 303)
    : c.json({ message: newsletterNotices.subscribed })
})
export const onRequest = handle(app)

/** Returns the page of the blog that the form was on. The header may name any page of any site. */
function blogPageOf(referer = ''): string | undefined {
  const path = URL.parse(referer)?.pathname
  return path && isPageOn('/blog') && formPaths.test(path) ? `${path}#newsletter` : undefined
}
