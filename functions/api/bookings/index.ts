import type { BookingInput } from '#contracts/booking-input.ts'
import { bookingInputSchema } from '#domains/bookings/booking-input.ts'
import { handle } from 'hono/cloudflare-pages'
import * as z from 'zod/mini'
import { isPageOn } from '#shared/is-page-on.ts'
import { formatCode } from '#shared/confirmation-code.ts'
import { everyone } from '#platform/access/access.ts'
import { createBooking } from '#domains/bookings/create-booking.ts'
import { createSenderKey, setSenderCookie } from '#domains/bookings/appointment-links.ts'
import { hourMs } from '#domains/bookings/reminders.ts'
import { createApi } from '#platform/http/create-api.ts'
import { formValues } from '#platform/http/form-values.ts'
import { isHoneypotFilled, isPersonCheckOn, requirePersonCheck } from '#platform/person-check/person-check.ts'
import { readJsonOrForm } from '#platform/http/json.ts'
import { refuse } from '#platform/http/refuse.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { visitorContext } from '#platform/http/service-context.ts'
import { offerDays } from '#domains/bookings/appointment-times.ts'
import { renderForm } from '#platform/http/render-page.ts'

const formPath = isPageOn('/services') ? '/services' : '/'
const bookingPageOf = (serviceId: string) =>
  /^[1-9]\d{0,8}$/.test(serviceId) ? `/booking/${serviceId}` : formPath

export const app = createApi({
  access: everyone,
  formPath,
  /** A request that asks for free times too often gets its form back without them. */
  async formPage(c, { serviceId = '' }) {
    const offer = await offerDays(await visitorContext(c)).catch(() => null)
    return {
      path: bookingPageOf(serviceId),
      ...(offer?.ok && offer.slots.length > 0 ? { times: offer.slots } : {}),
    }
  },
}).post('/api/bookings', async (c) => {
  const { input, isForm } = await readJsonOrForm(c, z.unknown())
  if (isForm && wantsToPick(input)) {
    const offer = await offerDays(await visitorContext(c))
    if (!offer.ok) refuse(offer)
    const values = await formValues(c)
    const page = { path: bookingPageOf(values.serviceId ?? ''), times: offer.slots }
    return c.html(await renderForm(c, page, { values, errors: {} }))
  }
  const parseResult = z.safeParse(bookingInputSchema, input)
  if (!parseResult.success) {
    const fields = firstByField(parseResult.error.issues)
    const [first] = Object.entries(fields)
    if (first === undefined) refuse({ reason: 'booking-fields-missing' })
    const [field, complaint] = first
    if (isForm) refuse({ reason: 'invalid-input', complaint, field })
    return c.json({ message: complaint, fields }, 400)
  }
  const context = await visitorContext(c)
  const isChecked = context.user !== null || !isPersonCheckOn(c.env)
  if (!isChecked && !isForm) await requirePersonCheck(c)
  const keys = isForm ? formKeys(parseResult.data, context) : undefined
  const idempotencyKey = parseResult.data.idempotencyKey ?? keys?.ofThisHour
  const result = await createBooking(
    context,
    { ...parseResult.data, idempotencyKey },
    {
      isHoneypotFilled: await isHoneypotFilled(c),
      isUnchecked: !isChecked && isForm,
      keyOfLastHour: keys?.ofLastHour,
    },
  )
  if (!result.ok) refuse(result)
  if (!context.user) setSenderCookie(c, await createSenderKey(context, result.code))
  const confirmationCode = formatCode(result.code)
  if (isForm) return c.redirect(`/booking/confirmation/${confirmationCode}`, 303)
  return c.json({ confirmationCode }, result.isNew ? 201 : 200)
})
export const onRequest = handle(app)

const wantsToPick = (input: unknown): boolean =>
  typeof input === 'object' && input !== null && 'pick' in input

function firstByField(issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) {
    const field = path.at(-1)
    if (field !== undefined) fields[String(field)] ??= message
  }
  return fields
}

/** Forms without script send no key, so equal answers from one address within an hour count as one booking. */
function formKeys({ source: _, ...answers }: BookingInput, { ip, user, now }: ServiceContext) {
  const keyAt = (at: Date) => JSON.stringify([ip, user?.id ?? null, at.toISOString().slice(0, 13), answers])
  return { ofThisHour: keyAt(now), ofLastHour: keyAt(new Date(now.getTime() - hourMs)) }
}
