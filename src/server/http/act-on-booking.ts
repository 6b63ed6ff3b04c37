import type { Context } from 'hono'
import * as z from 'zod/mini'
import { type BookingView, bookingViewSchema } from '#contracts/bookings.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { openDb } from '#server/db/open.ts'
import { clientAddress } from './client-address.ts'
import { currentSession } from './current-user.ts'
import type { AppEnv } from './env.ts'
import { isForm } from './json.ts'
import { refuse } from './refuse.ts'
import type { SessionUser } from '#server/sessions/session.ts'
import { findBooking } from '#server/bookings/find-booking.ts'
import { lookUpBooking } from '#server/bookings/look-up.ts'

export interface BookingAction {
  code: string
  user: SessionUser
  now: Date
}

export async function actOnBooking(
  c: Context<AppEnv>,
  code: string,
  act: (action: BookingAction) => Promise<void>,
) {
  const page = `/booking/confirmation/${encodeURIComponent(code)}`
  const user = (await currentSession(c))?.user
  if (!user) {
    if (isForm(c)) return c.redirect(`/auth?next=${encodeURIComponent(page)}`, 303)
    refuse({ reason: 'sign-in-first' })
  }
  const db = openDb(c.env.DB)
  const lookup = await lookUpBooking(db, { code, reader: user, address: clientAddress(c) })
  if (!lookup.ok) refuse(lookup)
  const normalizedCode = readCode(code) ?? code
  await act({ code: normalizedCode, user, now: new Date() })
  if (isForm(c)) return c.redirect(page, 303)
  const booking: BookingView | null = await findBooking(db, normalizedCode, user)
  return c.json(z.parse(bookingViewSchema, booking))
}
