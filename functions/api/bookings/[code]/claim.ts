import { handle } from 'hono/cloudflare-pages'
import { signedIn } from '#server/access/access.ts'
import { claimBooking } from '#server/bookings/claim-booking.ts'
import { actOnBooking, bookingActionForm } from '#server/http/act-on-booking.ts'
import { confirmationPathOf } from '#server/http/confirmation-path.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({
  access: { ...signedIn, formsToSignIn: true, own: { record: 'booking', reachedBy: [] } },
  form: bookingActionForm('claim'),
  formPath: confirmationPathOf,
}).post('/api/bookings/:code/claim', (c) =>
  actOnBooking(c, c.req.param('code'), async (context, code) => {
    const result = await claimBooking(context, code)
    if (!result.ok) refuse(result)
    return result.state === 'asked' ? { waitsAt: 'claim-asked' } : undefined
  }),
)
export const onRequest = handle(app)
