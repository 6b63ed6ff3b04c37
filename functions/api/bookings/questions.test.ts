import { questionsOf } from '#content/booking/booking-fields.ts'
import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleQuestionFields } from '#content/seed/sample-booking.ts'
import { seedServices } from '#content/seed/services.ts'
import { questionField } from '#contracts/service-questions.ts'
import { readCode } from '#shared/confirmation-code.ts'
import { openDb } from '#platform/db/open.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { aBookingInput } from '#tests/builders/bookings.ts'
import { addServices } from '#tests/builders/services.ts'
import { send } from '#tests/worker/send.ts'

const db = openDb(env.DB)
const path = '/api/bookings'
const serviceId = seedServices.find(({ id, onBooking }) => onBooking && questionsOf(id).length > 0)?.id ?? 0
const questions = questionsOf(serviceId)
const textBounds = 2001

beforeEach(() => addServices(db))

describe.skipIf(serviceId === 0)('the questions of a service', () => {
  it('are on its page, and their answers are kept with the booking', async () => {
    const page = await (await send(`/booking/${serviceId}`)).text()
    for (const question of questions) expect(page).toContain(`name="${questionField(question)}"`)
    const json = aBookingInput({ serviceId, ...sampleQuestionFields(serviceId) })
    const response = await send(path, { json })
    expect(response.status).toBe(201)
    const { confirmationCode } = await response.json<{ confirmationCode: string }>()
    const code = readCode(confirmationCode) ?? ''
    const [row] = await db.select().from(bookings).where(eq(bookings.code, code))
    expect(row?.serviceAnswers?.map(({ question }) => question)).toEqual(questions.map(({ label }) => label))
    const confirmation = await (await send(`/booking/confirmation/${confirmationCode}`)).text()
    expect(confirmation).toContain(questions[0]?.label.replaceAll("'", '&#x27;'))
  })

  it('answer 400 with the field when an answer does not fit', async () => {
    const wrong = Object.fromEntries(questions.map((one) => [questionField(one), 'x'.repeat(textBounds)]))
    const response = await send(path, { json: aBookingInput({ serviceId, ...wrong }) })
    expect(response.status).toBe(400)
    const { fields } = await response.json<{ fields: Record<string, string> }>()
    expect(Object.keys(fields)).toEqual(questions.map(questionField))
  })

  it('come back without script with the sentence and what was chosen', async () => {
    const fields = {
      ...aBookingInput({ serviceId, clientEmail: 'asha@' }),
      ...sampleQuestionFields(serviceId),
    }
    const form = Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]),
    )
    const response = await send(path, { form })
    expect(response.status).toBe(400)
    const html = await response.text()
    for (const question of questions) expect(html).toContain(`name="${questionField(question)}"`)
    expect(html).toContain(`type="hidden" name="serviceId" value="${serviceId}"`)
  })
})
