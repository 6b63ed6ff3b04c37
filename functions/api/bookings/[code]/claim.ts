import { handle } from 'hono/cloudflare-pages'
import { signedIn } from '#server/access/access.ts'
import { claimBooking } from '#server/bookings/claim-booking.ts'
import { openDb } from '#server/db/open.ts'
import { actOnBooking } from '#server/http/act-on-booking.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({ access: { ...signedIn, formsToSignIn: true } }).post(
  '/api/bookings/:code/claim',
  (c) =>
    actOnBooking(c, c.req.param('code'), async ({ code, user, now }) => {
      const isClaimed = await claimBooking(openDb(c.env.DB), { code, userId: user.id, now })
      if (!isClaimed) refuse({ reason: 'booking-not-found' })
    }),
)
export const onRequest = handle(app)
