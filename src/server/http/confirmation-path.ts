import type { Context } from 'hono'

export const confirmationPath = (code: string) => `/booking/confirmation/${encodeURIComponent(code)}`

/** Returns the page of the booking that an address below `/api/bookings/:code/` names. */
export const confirmationPathOf = ({ req }: Context) =>
  // Not `req.path`, which is decoded and may hold a line break.
  `/booking/confirmation/${new URL(req.url).pathname.split('/')[3] ?? ''}`
