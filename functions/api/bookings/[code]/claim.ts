import { handle } from 'hono/cloudflare-pages'
import { signedIn } from '#server/access/access.ts'
import { claimBooking } from '#server/bookings/claim-booking.ts'
import { actOnBooking } from '#server/http/act-on-booking.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({ access: { ...signedIn, formsToSignIn: true } }).post(
  '/api/bookings/:code/claim',
  (c) =>
    actOnBooking(c, c.req.param('code'), async (context, code) => {
      const isClaimed = await claimBooking(context, code)
      if (!isClaimed) refuse({ reason: 'booking-not-found' })
    }),
)
export const onRequest = handle(app)
