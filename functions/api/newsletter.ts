import { isPageOn } from '#shared/is-page-on.ts'
import { handle } from 'hono/cloudflare-pages'
import { subscriptionSchema } from '#contracts/newsletter.ts'
import { newsletterNotices } from '#content/interface/answers.ts'
import { everyone } from '#server/access/access.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuseFilledHoneypot } from '#server/http/honeypot.ts'
import { readJsonOrForm } from '#server/http/json.ts'
import { requirePersonCheck } from '#server/http/person-check.ts'
import { refuse } from '#server/http/refuse.ts'
import { newsletterForm } from '#server/newsletter/form.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import { publicContext } from '#server/http/service-context.ts'

export const app = createApi({
  access: everyone,
  form: newsletterForm,
  formPath: isPageOn('/blog') ? '/blog#newsletter' : '/',
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
