import { handle } from 'hono/cloudflare-pages'
import { signedIn } from '#platform/access/access.ts'
import { undoOwnCancellation } from '#domains/bookings/cancellations.ts'
import { actOnBooking, bookingActionForm } from '#domains/bookings/act-on-booking.ts'
import { confirmationPathOf } from '#domains/bookings/codes.ts'
import { createApi } from '#platform/http/create-api.ts'
import { refuse } from '#platform/http/refuse.ts'

export const app = createApi({
  access: { ...signedIn, formsToSignIn: true, own: { record: 'booking', reachedBy: [] } },
  formPage: bookingActionForm('undo'),
  formPath: confirmationPathOf,
}).post('/api/bookings/:code/cancel/undo', (c) =>
  actOnBooking(c, c.req.param('code'), async (context, code) => {
    const result = await undoOwnCancellation(context, code)
    if (!result.ok) refuse(result)
    return undefined
  }),
)
export const onRequest = handle(app)
