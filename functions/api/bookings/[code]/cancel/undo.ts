import { handle } from 'hono/cloudflare-pages'
import { signedIn } from '#server/access/access.ts'
import { undoOwnCancellation } from '#server/bookings/undo-cancellation.ts'
import { actOnBooking, bookingActionForm } from '#server/http/act-on-booking.ts'
import { confirmationPathOf } from '#server/http/confirmation-path.ts'
import { createApi } from '#server/http/create-api.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({
  access: { ...signedIn, formsToSignIn: true, own: { record: 'booking', reachedBy: [] } },
  form: bookingActionForm('undo'),
  formPath: confirmationPathOf,
}).post('/api/bookings/:code/cancel/undo', (c) =>
  actOnBooking(c, c.req.param('code'), async (context, code) => {
    const result = await undoOwnCancellation(context, code)
    if (!result.ok) refuse(result)
    return undefined
  }),
)
export const onRequest = handle(app)
