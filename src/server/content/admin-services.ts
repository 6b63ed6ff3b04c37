import { asc, eq, sql } from 'drizzle-orm'
import type { ServiceInput } from '#contracts/admin-content.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { raiseContentRevision } from '#server/blog/save-post.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import { updateAtRevision } from '#server/db/update-at-revision.ts'
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
  const { created } = await batchNamed(db, {
    created: db
      .insert(services)
      .values({ ...input, updatedAt: now })
      .returning(),
    storedPages: raiseContentRevision(db),
    audit: recordAudit(db, {
      actor,
      action: 'service.create',
      // Ids only ascend, and nothing comes between the statements of a batch.
      subject: sql`(select max(${services.id}) from ${services})`,
      after: { title: input.title, status: input.status },
    }),
  })
  const [row] = created
  if (!row) throw new Error('a service was not written and nothing was in its way')
  return row
}

/** @param revision the one that the change started from; another one answers 'changed-meanwhile' */
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
  const result = await updateAtRevision(db, {
    table: services,
    expected: revision,
    read: () => findService(db, id),
    plan: (before, save) =>
      save({
        set: { ...fields, updatedAt: now },
        alongside: (isCurrent) => ({
          audit: recordAudit(
            db,
            auditOfContent('service', { actor, subject: String(id), before, fields }),
            isCurrent,
          ),
          storedPages: raiseContentRevision(db),
        }),
      }),
  })
  if (result.ok) return { ok: true as const, record: result.after }
  const reason = result.reason === 'conflict' ? ('changed-meanwhile' as const) : result.reason
  return { ok: false as const, reason }
}

/** A service that somebody has booked is kept for the booking's sake: archive it instead. */
export async function deleteService(db: Db, { id, actor }: { id: number; actor: Actor }) {
  const isBooked = (await db.$count(bookings, eq(bookings.serviceId, id))) > 0
  if (isBooked) return { ok: false as const, reason: 'booked' as const }
  const service = await findService(db, id)
  if (!service) return { ok: false as const, reason: 'not-found' as const }
  const { deleted } = await batchNamed(db, {
    audit: recordAudit(
      db,
      { actor, action: 'service.delete', subject: String(id), before: { title: service.title } },
      sql`exists (select 1 from ${services} where ${eq(services.id, id)})`,
    ),
    deleted: db.delete(services).where(eq(services.id, id)).returning({ id: services.id }),
    storedPages: raiseContentRevision(db),
  })
  return deleted.length > 0 ? { ok: true as const } : { ok: false as const, reason: 'not-found' as const }
}
