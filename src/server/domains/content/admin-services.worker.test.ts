import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { openDb } from '#platform/db/open.ts'
import { aUserContext } from '#tests/builders/service-context.ts'
import { addServices, aService } from '#tests/builders/services.ts'
import { contentLog } from '#tests/worker/admin-content.ts'
import { addUser } from '#tests/builders/sign-in.ts'
import { actingBefore } from '#tests/builders/interleaved.ts'
import { addBooking } from '#tests/builders/bookings.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { eq } from 'drizzle-orm'
import { createService, deleteService, listServices, updateService } from './admin-services.ts'

const db = openDb(env.DB)

it('a save that is sent again because its answer was lost is no conflict and changes nothing more', async () => {
  await addServices(db)
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const [service] = await listServices(context)
  if (!service) throw new Error('there is no service')
  const { id, revision } = service
  const save = (features: string[]) => updateService(context, { id, revision, fields: { features } })
  expect(await save(['A plan'])).toMatchObject({ ok: true, record: { revision: revision + 1 } })
  expect(await save(['A plan'])).toMatchObject({ ok: true, record: { revision: revision + 1 } })
  expect(await save(['A map'])).toMatchObject({ ok: false, reason: 'content-conflict' })
})

it('a service that is sent again because its answer was lost is one; corrected or from somebody else it is another', async () => {
  await addServices(db)
  const context = aUserContext(db, await addUser(db, { role: 'admin' }))
  const { id: _, ...fields } = aService()
  const service = { ...fields, icon: 'search' as const, sortOrder: 9, status: 'draft' as const }
  const create = async (by: typeof context, input: typeof service) => {
    const result = await createService(by, input)
    if (!result.ok) throw new Error(result.complaint)
    return result.record
  }
  const first = await create(context, service)
  expect(await create(context, service)).toEqual(first)
  expect(await contentLog(context.user.id, String(first.id))).toHaveLength(1)
  const others = aUserContext(db, await addUser(db, { role: 'admin' }))
  const second = await create(context, { ...service, features: ['A map'] })
  const ids = [first.id, second.id, (await create(others, service)).id]
  expect(new Set(ids).size).toBe(3)
})

it('a service that is booked while it is being deleted stays, with its booking', async () => {
  await addServices(db)
  const admin = await addUser(db, { role: 'admin' })
  const [first] = await listServices(aUserContext(db, admin))
  if (!first) throw new Error('there is no service')
  const { id: _, ...values } = first
  const [service] = await db.insert(services).values(values).returning()
  const id = service?.id ?? 0
  const duringBooking = actingBefore(env.DB, 'delete from "services"', () =>
    addBooking(db, { serviceId: id }),
  )
  expect(await deleteService(aUserContext(duringBooking, admin), id)).toEqual({
    ok: false,
    reason: 'service-booked',
  })
  expect(await db.$count(services, eq(services.id, id))).toBe(1)
  await db.delete(bookings).where(eq(bookings.serviceId, id))
  expect(await deleteService(aUserContext(db, admin), id)).toEqual({ ok: true })
})
