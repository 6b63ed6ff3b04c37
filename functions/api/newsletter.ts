import { handle } from 'hono/cloudflare-pages'
import { subscriptionSchema } from '#contracts/newsletter.ts'
import { newsletterNotices } from '#contracts/texts/en.ts'
import { everyone } from '#server/access/access.ts'
import { openDb } from '#server/db/open.ts'
import { clientAddress } from '#server/http/client-address.ts'
import { createApi } from '#server/http/create-api.ts'
import { readJsonOrForm } from '#server/http/json.ts'
import { refuse } from '#server/http/refuse.ts'
import { newsletterForm } from '#server/newsletter/form.ts'
import { subscriptions } from '#server/newsletter/limits.ts'
import { subscribe } from '#server/newsletter/subscribe.ts'
import { takeToken } from '#server/rate-limit/take.ts'

export const app = createApi({ access: everyone, form: newsletterForm }).post(
  '/api/newsletter',
  async (c) => {
    const { input, isForm } = await readJsonOrForm(c, subscriptionSchema)
    const db = openDb(c.env.DB)
    const token = await takeToken(db, subscriptions(clientAddress(c)))
    if (!token.allowed) refuse({ reason: 'too-many-attempts', ...token })
    await subscribe(db, input.email)
    return isForm ? c.redirect('/blog#subscribed', 303) : c.json({ message: newsletterNotices.subscribed })
  },
)
export const onRequest = handle(app)
