import { handle } from 'hono/cloudflare-pages'
import { signedIn } from '#server/access/access.ts'
import { claimBooking } from '#server/bookings/claim-booking.ts'
import { openDb } from '#server/db/open.ts'
import { actOnBooking, noSuchBooking } from '#server/http/act-on-booking.ts'
import { createApi } from '#server/http/create-api.ts'

export const app = createApi({ access: { ...signedIn, formsToSignIn: true } }).post(
  '/api/bookings/:code/claim',
  (c) =>
    actOnBooking(c, c.req.param('code'), async ({ code, user, now }) => {
      if (!(await claimBooking(openDb(c.env.DB), { code, userId: user.id, now }))) throw noSuchBooking()
    }),
)
export const onRequest = handle(app)
