import { and, asc, eq, sql } from 'drizzle-orm'
import type { ServiceInput } from '#contracts/admin-content.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { raiseContentRevision } from '#server/blog/save-post.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import { auditOfContent } from './audit-of-content.ts'

type Actor = AuditEntry['actor']

/** All services, whatever their status, in the order that pages show them. */
export const listServices = (db: Db) =>
  db.select().from(services).orderBy(asc(services.sortOrder), asc(services.id))

export async function findService(db: Db, id: number) {
  const [row] = await db.select().from(services).where(eq(services.id, id))
  return row ?? null
}

export async function createService(
  db: Db,
  { input, actor, now }: { input: ServiceInput; actor: Actor; now: Date },
) {
  const [created] = await db.batch([
    db
      .insert(services)
      .values({ ...input, updatedAt: now })
      .returning(),
    raiseContentRevision(db),
    recordAudit(db, {
      actor,
      action: 'service.create',
      // Ids only ascend, and nothing comes between the statements of a batch.
      subject: sql`(select max(${services.id}) from ${services})`,
      after: { title: input.title, status: input.status },
    }),
  ])
  const [row] = created
  if (!row) throw new Error('a service was not written and nothing was in its way')
  return row
}

/** @param revision the one that the change started from; another one answers 'content-conflict' */
export async function updateService(
  db: Db,
  id: number,
  {
    revision,
    fields,
    actor,
    now,
  }: { revision: number | undefined; fields: Partial<ServiceInput>; actor: Actor; now: Date },
) {
  const isThis = and(
    eq(services.id, id),
    revision === undefined ? undefined : eq(services.revision, revision),
  )
  const before = await findService(db, id)
  if (!before) return { ok: false as const, reason: 'service-not-found' as const }
  const entry = auditOfContent('service', { actor, subject: String(id), before, fields })
  const [, changed] = await db.batch([
    recordAudit(db, entry, sql`exists (select 1 from ${services} where ${isThis})`),
    db
      .update(services)
      .set({ ...fields, revision: sql`${services.revision} + 1`, updatedAt: now })
      .where(isThis)
      .returning(),
    raiseContentRevision(db),
  ])
  const [row] = changed
  if (row) return { ok: true as const, record: row }
  const reason = (await findService(db, id)) ? ('content-conflict' as const) : ('service-not-found' as const)
  return { ok: false as const, reason }
}

/** A service that somebody has booked is kept for the booking's sake: archive it instead. */
export async function deleteService(db: Db, { id, actor }: { id: number; actor: Actor }) {
  const isBooked = (await db.$count(bookings, eq(bookings.serviceId, id))) > 0
  if (isBooked) return { ok: false as const, reason: 'service-booked' as const }
  const service = await findService(db, id)
  if (!service) return { ok: false as const, reason: 'service-not-found' as const }
  const [, deleted] = await db.batch([
    recordAudit(
      db,
      { actor, action: 'service.delete', subject: String(id), before: { title: service.title } },
      sql`exists (select 1 from ${services} where ${eq(services.id, id)})`,
    ),
    db.delete(services).where(eq(services.id, id)).returning({ id: services.id }),
    raiseContentRevision(db),
  ])
  return deleted.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'service-not-found' as const }
}
