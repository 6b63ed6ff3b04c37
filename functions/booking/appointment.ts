import type { Context } from 'hono'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { appointmentPageCopy as copy } from '#content/interface/answers.ts'
import { calendarDaySchema, instantSchema } from '#contracts/dates.ts'
import { refusalStatuses, refusalText } from '#contracts/refusals.ts'
import { type AppointmentKey, findAppointmentOf, findCancelledOf } from '#domains/bookings/appointments.ts'
import { offerMonthFor } from '#domains/bookings/appointment-times.ts'
import type { MoveRefusal } from '#domains/bookings/move-appointment.ts'
import type { BookingSnapshot } from '#domains/bookings/snapshots.ts'
import { bookingLink } from '#platform/email/booking-links.ts'
import { createPage } from '#platform/pages/create-page.ts'
import type { AppEnv } from '#platform/http/env.ts'
import { formValues } from '#platform/http/form-values.ts'
import { limitLinkBody, linkPageHeaders, refuseDeadLinks } from '#platform/http/link-pages.ts'
import { respondToLink } from '#platform/pages/link-question-page.ts'
import { primaryContext, visitorContext } from '#platform/http/service-context.ts'
import { renderForm, renderPage, respondTooMany, respondWithNotice } from '#platform/http/render-page.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { calendarDay, siteTimeZone } from '#shared/formats.ts'
import { monthOf } from '#shared/month-grid.ts'
import { readTimeZone } from '#shared/time-zones.ts'
import { timeInWords } from '#shared/time-in-words.ts'

const path = '/booking/appointment'

const monthSchema = z.string().check(z.regex(/^2\d{3}-(0[1-9]|1[0-2])$/))

export const app = createPage()
  .get(path, async (c) => {
    const key = keyOf(c.req.query())
    const context = await contextFor(c, key)
    if (!key.token && !context.user) return toSignIn(c, key)
    const snapshot = await findAppointmentOf(context, key)
    return snapshot ? showPage(c, { context, key, snapshot }) : deadLink(c)
  })
  .post(path, limitLinkBody, async (c) => {
    const values = await formValues(c)
    const key = keyOf(values)
    const context = await contextFor(c, key)
    if (!key.token && !context.user) return toSignIn(c, key)
    if (values.cancel !== undefined) return cancel(c, context, key)
    if (values.undo !== undefined) return undo(c, context, key)
    const snapshot = await findAppointmentOf(context, key)
    if (!snapshot) return deadLink(c)
    const { code } = snapshot.booking
    const slot = z.safeParse(instantSchema, values.slot)
    const page = { context, key, snapshot, zone: values.zone, month: values.month }
    if (!slot.success) return showPage(c, { ...page, message: copy.chooseFirst, status: 400 })
    const { moveAppointment } = await import('#domains/bookings/move-appointment.ts')
    const moveResult = await moveAppointment(context, { code, startsAt: slot.data })
    if (!moveResult.ok) {
      if (moveResult.reason === 'too-many-attempts')
        c.header('retry-after', String(moveResult.retryAfterSeconds))
      const status = refusalStatuses[moveResult.reason]
      return showPage(c, { ...page, message: refusalText(moveResult), status })
    }
    const time = timeInWords(slot.data, zoneOf(c, snapshot, values.zone))
    const { heading, confirmed, held } = copy.moved
    const text = snapshot.booking.status === 'confirmed' ? confirmed(time) : held(time)
    return respondToLink(c, { kicker: copy.heading, heading, text, link: linkTo(code) }, { status: 200 })
  })
export const onRequest = handle(app)

const keyOf = ({ token, code }: Record<string, string>): AppointmentKey =>
  token === undefined ? { code: code ?? '' } : { token }

const contextFor = (
  c: Context<AppEnv>,
  { token }: AppointmentKey,
): Promise<ServiceContext> | ServiceContext => (token === undefined ? visitorContext(c) : primaryContext(c))

const toSignIn = (c: Context<AppEnv>, { code = '' }: AppointmentKey) =>
  c.redirect(`/auth?next=${encodeURIComponent(`${path}?code=${encodeURIComponent(code)}`)}`, 303)

const deadLink = async (c: Context<AppEnv>) =>
  (await refuseDeadLinks(c)) ??
  respondToLink(
    c,
    { kicker: copy.heading, ...copy.over, link: { href: '/contact', text: copy.contact } },
    { status: 410 },
  )

async function cancel(c: Context<AppEnv>, context: ServiceContext, key: AppointmentKey) {
  const snapshot = await findAppointmentOf(context, key)
  if (snapshot) {
    const { code } = snapshot.booking
    const { changeBooking } = await import('#domains/bookings/change-booking.ts')
    const result = await changeBooking(context, { code, status: 'cancelled', isByClient: true })
    if (result.ok) return cancelled(c, key, code)
  }
  // The second press of a double click, or one whose answer was lost, finds it cancelled.
  const cancelledSnapshot = await findCancelledOf(context, key)
  return cancelledSnapshot ? cancelled(c, key, cancelledSnapshot.booking.code) : deadLink(c)
}

function cancelled(c: Context<AppEnv>, { token, code: ownCode = '' }: AppointmentKey, code: string) {
  const fields = { ...(token === undefined ? { code: ownCode } : { token }), undo: 'yes' }
  const { heading, text, undo: submitLabel } = copy.cancelled
  const form = { action: path, fields, submitLabel, look: 'primary' } as const
  const notice = { kicker: copy.heading, heading, text, form, links: [linkTo(code)] }
  return respondWithNotice(c, notice, { status: 200, headers: linkPageHeaders })
}

async function undo(c: Context<AppEnv>, context: ServiceContext, key: AppointmentKey) {
  const cancelledSnapshot = await findCancelledOf(context, key)
  if (!cancelledSnapshot) {
    // The second press of a double click, or one whose response was lost, finds it open again.
    const snapshot = await findAppointmentOf(context, key)
    return snapshot
      ? respondToLink(
          c,
          { kicker: copy.heading, ...copy.undone, link: linkTo(snapshot.booking.code) },
          { status: 200 },
        )
      : deadLink(c)
  }
  const { id, code } = cancelledSnapshot.booking
  const { undoCancellation } = await import('#domains/bookings/cancellations.ts')
  const result = await undoCancellation(context, id)
  return result.ok
    ? respondToLink(c, { kicker: copy.heading, ...copy.undone, link: linkTo(code) }, { status: 200 })
    : respondToLink(c, { kicker: copy.heading, ...copy.notUndone, link: linkTo(code) }, { status: 410 })
}

const linkTo = (code: string) => ({ href: bookingLink(code, ''), text: copy.toRequest })

interface AppointmentView {
  context: ServiceContext
  key: AppointmentKey
  snapshot: BookingSnapshot
  zone?: string | undefined
  month?: string | undefined
  message?: string
  status?: 200 | (typeof refusalStatuses)['invalid-input' | MoveRefusal['reason']]
}

async function showPage(
  c: Context<AppEnv>,
  { context, key, snapshot, zone, month: wantedMonth, message, status = 200 }: AppointmentView,
) {
  const timeZone = zoneOf(c, snapshot, zone ?? c.req.query('zone'))
  const today = calendarDay(context.now, timeZone)
  const { confirmedFor } = snapshot.booking
  const dayBefore =
    confirmedFor && confirmedFor > context.now ? calendarDay(confirmedFor, timeZone) : undefined
  const day = z.safeParse(calendarDaySchema, c.req.query('day')).data ?? dayBefore
  const month = z.safeParse(monthSchema, wantedMonth ?? c.req.query('month')).data ?? (day && monthOf(day))
  const offer = await offerMonthFor(context, snapshot, { month, timeZone })
  if (!offer.ok) {
    for (const [name, value] of Object.entries(linkPageHeaders)) c.header(name, value)
    const back = bookingLink(snapshot.booking.code, '')
    const again = appointmentPathFor(key, { zone: timeZone, ...(month ? { month } : {}) })
    return respondTooMany(c, { what: 'requests for free times', back, again, ...offer })
  }
  const { booking, service } = snapshot
  const appointment = {
    appointmentKey: key.token === undefined ? { code: key.code ?? '' } : { token: key.token },
    code: formatCode(booking.code),
    service,
    isConfirmed: booking.status === 'confirmed',
    confirmedFor: confirmedFor?.toISOString() ?? null,
    month: offer.month,
    day,
    free: offer.free,
    timeZone,
    today,
  }
  const parts = { appointment: async () => appointment }
  if (message === undefined) {
    const { html } = await renderPage(c, path, parts)
    return c.html(html, status, linkPageHeaders)
  }
  const page = { path: appointmentPathFor(key, { zone: timeZone, month: offer.month }), parts }
  const html = await renderForm(c, page, { values: {}, errors: {}, message })
  return c.html(html, status, linkPageHeaders)
}

const appointmentPathFor = (key: AppointmentKey, view: { zone: string; month?: string }) =>
  `${path}?${new URLSearchParams({ ...key, ...view })}`

function zoneOf(c: Context<AppEnv>, { booking }: BookingSnapshot, requestedZone: string | undefined): string {
  const guess: unknown = c.req.raw.cf?.timezone
  const zone = requestedZone ?? booking.clientTimeZone ?? (typeof guess === 'string' ? guess : siteTimeZone)
  return readTimeZone(zone) ?? siteTimeZone
}
