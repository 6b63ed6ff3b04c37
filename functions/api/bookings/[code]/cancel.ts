import { handle } from 'hono/cloudflare-pages'
import { signedIn } from '#platform/access/access.ts'
import { cancelBooking } from '#domains/bookings/change-booking.ts'
import { actOnBooking, bookingActionForm } from '#domains/bookings/act-on-booking.ts'
import { confirmationPathOf } from '#domains/bookings/codes.ts'
import { createApi } from '#platform/http/create-api.ts'
import { isForm } from '#platform/http/form-values.ts'
import { refuse } from '#platform/http/refuse.ts'

export const app = createApi({
  access: { ...signedIn, formsToSignIn: true, own: { record: 'booking', reachedBy: [] } },
  formPage: bookingActionForm('cancel'),
  formPath: confirmationPathOf,
}).post('/api/bookings/:code/cancel', (c) =>
  actOnBooking(c, c.req.param('code'), async (context, code) => {
    const result = await cancelBooking(context, code)
    const isShown = isForm(c) && !result.ok && result.reason === 'booking-cancelled-already'
    if (!result.ok && !isShown) refuse(result)
  }),
)
export const onRequest = handle(app)
