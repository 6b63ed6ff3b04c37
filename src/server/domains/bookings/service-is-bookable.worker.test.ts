import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { services } from '#platform/db/schema/content.ts'
import { aContext } from '#tests/builders/service-context.ts'
import { addServices } from '#tests/builders/services.ts'
import { findBookableService, serviceIsBookable } from '#domains/content/bookable-services.ts'

const db = openDb(env.DB)
const context = aContext(db)

it('a published service on the booking page can be booked, one that is a draft, hidden or unknown cannot', async () => {
  await addServices(db)
  const [service] = await db.select({ id: services.id }).from(services)
  const id = service?.id ?? 0
  expect(await findBookableService(context, id)).toEqual({ title: expect.any(String) })
  for (const change of [{ onBooking: false }, { status: 'draft' }] as const) {
    await db
      .update(services)
      .set({ onBooking: true, status: 'published', ...change })
      .where(eq(services.id, id))
    expect(await serviceIsBookable(context, id)).toBe(false)
  }
  expect(await serviceIsBookable(context, 123_456)).toBe(false)
})
