import { handle } from 'hono/cloudflare-pages'
import { signedIn } from '#server/access/access.ts'
import { cancelBooking } from '#server/bookings/change-booking.ts'
import { actOnBooking, bookingActionForm } from '#server/http/act-on-booking.ts'
import { confirmationPathOf } from '#server/http/confirmation-path.ts'
import { createApi } from '#server/http/create-api.ts'
import { isForm } from '#server/http/form-values.ts'
import { refuse } from '#server/http/refuse.ts'

export const app = createApi({
  access: { ...signedIn, formsToSignIn: true, own: { record: 'booking', reachedBy: [] } },
  form: bookingActionForm('cancel'),
  formPath: confirmationPathOf,
}).post('/api/bookings/:code/cancel', (c) =>
  actOnBooking(c, c.req.param('code'), async (context, code) => {
    const result = await cancelBooking(context, code)
    const isShown = isForm(c) && !result.ok && result.reason === 'booking-cancelled-already'
    if (!result.ok && !isShown) refuse(result)
  }),
)
export const onRequest = handle(app)
