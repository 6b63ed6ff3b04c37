import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { AuditAction, AuditEntryView, AuditQuery } from '#contracts/audit.ts'
import { type ListResponse, listRules } from '#contracts/lists.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { type Place, writeCursor } from '#platform/lists/cursor.ts'
import { scannedRowsMax } from '#platform/lists/keyset.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import { readTimeZone } from '#shared/read-time-zone.ts'
import { zonedInstant } from '#shared/zoned-time.ts'

export const auditSort = 'newest'
const exportMax = 10_000
const dayMinutes = 24 * 60

export type AuditFilter = Pick<AuditQuery, 'action' | 'actor' | 'type' | 'until' | 'zone'>
type Row = typeof auditLog.$inferSelect

/**
 * Returns one page of matching audit entries, newest first. A page with filters may be short and still have a next
 * page.
 */
export async function listAuditEntries(
  { db }: ServiceContext,
  { place, ...filter }: AuditFilter & { place: Place | undefined },
): Promise<ListResponse<AuditEntryView>> {
  const activeFilters = [filter.action, filter.type, filter.actor, filter.until].filter(
    (value) => value !== undefined,
  )
  const isIndexed =
    activeFilters.length === 0 || (activeFilters.length === 1 && !filter.actor && !filter.until)
  const max = isIndexed ? listRules.pageRows + 1 : scannedRowsMax + 1
  const rows = await readRows(db, filter, { before: place?.id, max })
  const matchingRows = rows.slice(0, scannedRowsMax).filter(filterOf(filter))
  const items = matchingRows.slice(0, listRules.pageRows)
  const last =
    matchingRows.length > listRules.pageRows
      ? items.at(-1)
      : rows.length > scannedRowsMax
        ? rows[scannedRowsMax - 1]
        : undefined
  return {
    items: items.map(toView),
    next: last ? writeCursor(auditSort, { value: last.id, id: last.id }) : null,
  }
}

export async function readAuditEntries(db: Db, filter: AuditFilter): Promise<AuditEntryView[]> {
  const entries: Row[] = []
  for (let before: number | undefined; entries.length < exportMax; ) {
    const rows = await readRows(db, filter, { before, max: 1000 })
    entries.push(...rows.filter(filterOf(filter)))
    before = rows.at(-1)?.id
    if (rows.length < 1000) break
  }
  return entries.slice(0, exportMax).map(toView)
}

async function readRows(
  db: Db,
  { actor, action, type }: AuditFilter,
  { before, max }: { before: number | undefined; max: number },
): Promise<Row[]> {
  const actorId = actor ? await idOf(db, actor) : undefined
  const lead =
    actorId !== undefined
      ? eq(auditLog.actorId, actorId)
      : action
        ? eq(auditLog.action, action)
        : type
          ? eq(auditLog.subjectType, type)
          : undefined
  return db
    .select()
    .from(auditLog)
    .where(and(lead, before === undefined ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(max)
}

/**
 * Returns undefined as well if the log names the username before its account was made: whoever had it then has left, and
 * anybody may have taken it since. The entries are then found by the name alone.
 */
async function idOf(db: Db, username: string): Promise<number | undefined> {
  const isOlder = (type: string) =>
    sql`coalesce((select created_at from ${auditLog} where subject_type = ${type} and subject = ${username} order by id limit 1) < cast(${users.createdAt} as integer), 0)`
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, username), sql`not ${isOlder('user')}`, sql`not ${isOlder('admin')}`))
  return user?.id
}

function filterOf({ actor, action, type, until, zone = '' }: AuditFilter): (row: Row) => boolean {
  const end = until && zonedInstant(until, dayMinutes, readTimeZone(zone) ?? 'UTC')
  return (row) => {
    if (actor && row.actor !== actor) return false
    if (action && row.action !== action) return false
    if (type && row.subjectType !== type) return false
    return !end || row.createdAt < end
  }
}

const toView = ({
  id,
  createdAt,
  actor,
  action,
  subjectType,
  subject,
  before,
  after,
}: Row): AuditEntryView => ({
  id,
  actor,
  action,
  subjectType,
  subject,
  before,
  after,
  createdAt: createdAt.toISOString(),
})

const repeatMs = 60_000
const entriesMax = 20

/**
 * Selects what somebody did in the last minute, as `recent` with the columns `subject` and `after`. In a batch that
 * records its change last, the change itself is not among them. Reads few rows, however long the log is.
 */
export const recentEntries = (actorId: number, action: AuditAction) =>
  sql`(select subject, after from (select * from ${auditLog} where ${auditLog.actorId} = ${actorId} order by ${auditLog.id} desc limit ${entriesMax}) where action = ${action} and created_at > ${databaseNow} - ${repeatMs}) recent`

/** Longer than a request takes between recording an entry and its response. */
const windowMs = 10_000

let lastRecordedAt = Number.NEGATIVE_INFINITY

export function noteRecorded(): void {
  lastRecordedAt = Date.now()
}

export const wasRecentlyRecorded = (): boolean => Date.now() - lastRecordedAt < windowMs
