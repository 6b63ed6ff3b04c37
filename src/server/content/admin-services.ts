import { and, asc, eq, sql } from 'drizzle-orm'
import type { ServiceInput } from '#contracts/admin-content.ts'
import { raiseContentRevision } from '#server/blog/save-post.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'

/** All services, whatever their status, in the order that pages show them. */
export const listServices = (db: Db) =>
  db.select().from(services).orderBy(asc(services.sortOrder), asc(services.id))

export async function findService(db: Db, id: number) {
  const [row] = await db.select().from(services).where(eq(services.id, id))
  return row ?? null
}

export async function createService(db: Db, input: ServiceInput, now: Date) {
  const [created] = await db.batch([
    db
      .insert(services)
      .values({ ...input, updatedAt: now })
      .returning(),
    raiseContentRevision(db),
  ])
  const [row] = created
  if (!row) throw new Error('a service was not written and nothing was in its way')
  return row
}

/** @param revision the one that the change started from; another one answers 'changed-meanwhile' */
export async function updateService(
  db: Db,
  id: number,
  { revision, fields, now }: { revision: number | undefined; fields: Partial<ServiceInput>; now: Date },
) {
  const isThis = and(
    eq(services.id, id),
    revision === undefined ? undefined : eq(services.revision, revision),
  )
  const [changed] = await db.batch([
    db
      .update(services)
      .set({ ...fields, revision: sql`${services.revision} + 1`, updatedAt: now })
      .where(isThis)
      .returning(),
    raiseContentRevision(db),
  ])
  const [row] = changed
  if (row) return { ok: true as const, record: row }
  const reason = (await findService(db, id)) ? ('changed-meanwhile' as const) : ('not-found' as const)
  return { ok: false as const, reason }
}

/** A service that somebody has booked is kept for the booking's sake: archive it instead. */
export async function deleteService(db: Db, id: number) {
  const isBooked = (await db.$count(bookings, eq(bookings.serviceId, id))) > 0
  if (isBooked) return { ok: false as const, reason: 'booked' as const }
  const [deleted] = await db.batch([
    db.delete(services).where(eq(services.id, id)).returning({ id: services.id }),
    raiseContentRevision(db),
  ])
  return deleted.length > 0 ? { ok: true as const } : { ok: false as const, reason: 'not-found' as const }
}
