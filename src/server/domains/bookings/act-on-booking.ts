import type { Context } from 'hono'
import * as z from 'zod/mini'
import { bookingActionsCopy as copy } from '#content/booking/copy.ts'
import { appointmentPageCopy } from '#content/interface/answers.ts'
import { type BookingView, bookingViewSchema } from '#contracts/bookings.ts'
import { currentSession } from '#platform/http/current-user.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { isForm } from '#platform/http/form-values.ts'
import { refuse } from '#platform/http/refuse.ts'
import { userContext } from '#platform/http/service-context.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { confirmationPath } from './codes.ts'
import { findBooking, lookUpBooking } from './find-booking.ts'
import type { FormView } from '#platform/http/render-page.ts'

export const bookingActionForm =
  (kind: 'cancel' | 'claim' | 'undo') =>
  (c: Context<AppEnv>): FormView =>
  (error) => ({
    heading: copy[kind],
    error,
    form: {
      action: c.req.path,
      fields: {},
      submitLabel: kind === 'cancel' ? copy.cancelConfirm : copy[kind],
    },
    links: [{ href: confirmationPath(c.req.param('code') ?? ''), text: appointmentPageCopy.toRequest }],
  })

export async function actOnBooking(
  c: Context<AppEnv>,
  code: string,
  act: (context: ServiceContext<SessionUser>, storedCode: string) => Promise<{ waitsAt: string } | undefined>,
) {
  const page = confirmationPath(code)
  if (isForm(c) && !(await currentSession(c))) {
    return c.redirect(`/auth?next=${encodeURIComponent(page)}`, 303)
  }
  const context = await userContext(c)
  const lookup = await lookUpBooking(context, code)
  if (!lookup.ok) refuse(lookup)
  const normalizedCode = readCode(code) ?? code
  const waiting = await act(context, normalizedCode)
  if (isForm(c)) return c.redirect(waiting ? `${page}#${waiting.waitsAt}` : page, 303)
  const booking: BookingView | null = await findBooking(context, normalizedCode)
  return c.json(z.parse(bookingViewSchema, booking), waiting ? 202 : 200)
}
