import { asc, eq, sql } from 'drizzle-orm'
import type { ServiceInput } from '#contracts/admin-content.ts'
import { type AuditEntry, recordAudit } from '#server/audit/record.ts'
import { raiseContentRevision } from '#server/blog/save-post.ts'
import { batchNamed } from '#server/db/batch-named.ts'
import type { Db } from '#server/db/open.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { services } from '#server/db/schema/content.ts'
import { updateAtRevision, nameRefusals } from '#server/db/update-at-revision.ts'
import { auditOfContent } from './audit-of-content.ts'

type Actor = AuditEntry['actor']

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
  const { createdRows } = await batchNamed(db, {
    createdRows: db
      .insert(services)
      .values({ ...input, updatedAt: now })
      .returning(),
    storedPages: raiseContentRevision(db),
    audit: recordAudit(db, {
      actor,
      action: 'service.create',
      // Safe because ids only increase and a batch is one transaction.
      subject: sql`(select max(${services.id}) from ${services})`,
      after: { title: input.title, status: input.status },
    }),
  })
  const [row] = createdRows
  if (!row) throw new Error('a service was not inserted')
  return row
}

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
  return nameRefusals(result, { notFound: 'service-not-found', conflict: 'content-conflict' })
}

/** Refuses to delete a service that has bookings, because they need it; archive it instead. */
export async function deleteService(db: Db, { id, actor }: { id: number; actor: Actor }) {
  const isBooked = (await db.$count(bookings, eq(bookings.serviceId, id))) > 0
  if (isBooked) return { ok: false as const, reason: 'service-booked' as const }
  const service = await findService(db, id)
  if (!service) return { ok: false as const, reason: 'service-not-found' as const }
  const { deletedRows } = await batchNamed(db, {
    audit: recordAudit(
      db,
      { actor, action: 'service.delete', subject: String(id), before: { title: service.title } },
      sql`exists (select 1 from ${services} where ${eq(services.id, id)})`,
    ),
    deletedRows: db.delete(services).where(eq(services.id, id)).returning({ id: services.id }),
    storedPages: raiseContentRevision(db),
  })
  return deletedRows.length > 0
    ? { ok: true as const }
    : { ok: false as const, reason: 'service-not-found' as const }
}
