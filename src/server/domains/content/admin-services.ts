import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { serviceLinks } from '#content/service-links.ts'
import type { AdminService, ServiceInput } from '#contracts/admin-content.ts'
import { findLinkingPost, whereLinkedByPost } from '#domains/blog/post-services.ts'
import { linkedServices } from '#generated/pages.ts'
import { auditStatement } from '#platform/audit/record.ts'
import { whereSentBefore } from '#platform/audit/list-entries.ts'
import { batchNamed } from '#platform/db/batch-named.ts'
import { bookings } from '#platform/db/schema/bookings.ts'
import { services } from '#platform/db/schema/content.ts'
import { insertWhere, newestId } from '#platform/db/sql.ts'
import { refuse } from '#platform/http/refuse.ts'
import { updateAtRevision, nameRefusals } from '#platform/db/update-at-revision.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { fileUseStatements } from '#domains/files/shown-pictures.ts'
import { auditOfContent } from './audit-of-content.ts'
import { insertFirstServices, withFirstServices } from './bookable-services.ts'
import { idsOf, saveWithPictures } from './record-pictures.ts'

type Row = typeof services.$inferSelect

const toRecord = ({ picture, ...row }: Row): AdminService & Pick<Row, 'updatedAt'> => ({
  ...row,
  ...(picture === null ? {} : { picture }),
})

/**
 * Returns all services, published or not, in display order. A database that never had services gets the first ones.
 */
export const listServices = async (context: ServiceContext) => {
  const rows = await withFirstServices(
    context,
    () => context.db.select().from(services).orderBy(asc(services.sortOrder), asc(services.id)),
    ({ length }) => length === 0,
  )
  return rows.map(toRecord)
}

/**
 * Returns a service of any status, or null when it does not exist. Inserts the first services if there never were
 * any.
 */
export async function findService(context: ServiceContext, id: number) {
  const row = await readRow(context, id)
  return row && toRecord(row)
}

const readRow = (context: ServiceContext, id: number) =>
  withFirstServices(
    context,
    async () => (await context.db.select().from(services).where(eq(services.id, id)))[0] ?? null,
    (service) => service === null,
  )

const picturesOf = ({ picture }: Partial<ServiceInput>) => ({ picture: picture ? [picture] : [] })

const usesOf = (subjectId: number | SQL<number>, service: Partial<ServiceInput>) => ({
  subjectType: 'service' as const,
  subjectId,
  hashes: [],
  fileIds: idsOf(picturesOf(service)),
})

/**
 * Inserts a service, or returns the stored one when the same user sends the same input again within a minute. Refuses
 * with `content-refused` when its picture cannot be shown.
 */
export async function createService(context: ServiceContext<SessionUser>, input: ServiceInput) {
  // The first services have fixed ids, which are part of their booking addresses, so a new one comes after them.
  await insertFirstServices(context)
  return saveWithPictures(context, picturesOf(input), () => insert(context, input))
}

async function insert({ db, now, user }: ServiceContext<SessionUser>, input: ServiceInput) {
  const { title, status } = input
  const entry = { actor: user, action: 'service.create' as const, after: { title, status } }
  const matchesSame = whereSentBefore(services, { entry, subject: services.id, values: input })
  const whereNew = sql`not exists (select 1 from ${services} where ${matchesSame})`
  const { sameRows, createdRows } = await batchNamed(db, {
    sameRows: db.select().from(services).where(matchesSame),
    createdRows: insertWhere(db, services, { ...input, updatedAt: now }, whereNew).returning(),
    ...fileUseStatements({ db }, usesOf(newestId(services), input), whereNew),
    audit: auditStatement(db, { ...entry, subject: sql<string>`${newestId(services)}` }, whereNew),
  })
  const row = createdRows[0] ?? sameRows[0]
  if (!row) throw new Error('a service was not inserted')
  return { ok: true as const, record: toRecord(row) }
}

async function refusalOfLinked({ db }: ServiceContext, id: number) {
  if (linkedServices.includes(id)) return { ok: false as const, reason: 'service-linked' as const }
  const post = await findLinkingPost(db, id)
  return post === undefined ? null : { ok: false as const, reason: 'service-in-post' as const, post }
}

const isBookable = ({ status, onBooking }: Pick<ServiceInput, 'status' | 'onBooking'>) =>
  status === 'published' && onBooking

interface Change {
  id: number
  revision: number | undefined
  fields: Partial<ServiceInput>
}

/**
 * Updates a service. Refuses with `service-not-found`, with `content-conflict` after a concurrent save, and with
 * `service-linked` or `service-in-post` when the change makes the service unbookable while a page or a post links to
 * it, and with `content-refused` when its picture cannot be shown.
 */
export async function updateService(context: ServiceContext<SessionUser>, change: Change) {
  const result = await saveWithPictures(context, picturesOf(change.fields), () => update(context, change))
  return nameRefusals(result, { notFound: 'service-not-found', conflict: 'content-conflict' })
}

async function update(context: ServiceContext<SessionUser>, { id, revision, fields }: Change) {
  const { db, now, user } = context
  const result = await updateAtRevision(db, {
    table: services,
    expected: revision,
    read: () => readRow(context, id),
    findStored: (row) => (JSON.stringify({ ...row, ...fields }) === JSON.stringify(row) ? row : null),
    plan: async (before, save) => {
      const isTakenOff = isBookable(before) && !isBookable({ ...before, ...fields })
      const refusal = isTakenOff ? await refusalOfLinked(context, id) : null
      if (refusal) return refusal
      return save({
        set: { ...fields, updatedAt: now },
        where: isTakenOff ? sql`not ${whereLinkedByPost(id)}` : undefined,
        alongside: (whereCurrent) => ({
          audit: auditStatement(
            db,
            auditOfContent('service', {
              actor: user,
              subject: String(id),
              before: toRecord(before),
              fields,
            }),
            whereCurrent,
          ),
          ...(fields.picture === undefined
            ? {}
            : fileUseStatements({ db }, usesOf(id, fields), whereCurrent)),
        }),
      })
    },
  })
  return result.ok ? { ok: true as const, record: toRecord(result.after) } : result
}

const whereBooked = (id: number) =>
  sql`exists (select 1 from ${bookings} where ${bookings.serviceId} = ${id})`

async function refusalOfDeletion(context: ServiceContext, id: number) {
  const refusal = await refusalOfLinked(context, id)
  if (refusal) return refusal
  const isBooked = (await context.db.$count(bookings, eq(bookings.serviceId, id))) > 0
  return isBooked ? { ok: false as const, reason: 'service-booked' as const } : null
}

/**
 * Deletes a service. Refuses with `service-not-found`, `service-booked`, `service-linked` when a page of the site
 * links to it, or `service-in-post` when a published or scheduled post does.
 */
export async function deleteService(context: ServiceContext<SessionUser>, id: number) {
  const { db, user } = context
  const refusal = await refusalOfDeletion(context, id)
  if (refusal) return refusal
  const service = await findService(context, id)
  if (!service) return { ok: false as const, reason: 'service-not-found' as const }
  const matchesDeletable = sql`${services.id} = ${id} and not ${whereLinkedByPost(id)} and not ${whereBooked(id)}`
  const { deletedRows } = await batchNamed(db, {
    audit: auditStatement(
      db,
      { actor: user, action: 'service.delete', subject: String(id), before: { title: service.title } },
      sql`exists (select 1 from ${services} where ${matchesDeletable})`,
    ),
    deletedRows: db.delete(services).where(matchesDeletable).returning({ id: services.id }),
  })
  if (deletedRows.length > 0) return { ok: true as const }
  return (
    (await refusalOfDeletion(context, id)) ?? { ok: false as const, reason: 'service-not-found' as const }
  )
}

export function requireKnownLink(link: string | undefined): void {
  if (link === undefined || serviceLinks.includes(link)) return
  refuse({ reason: 'linked-page-not-found', link })
}
