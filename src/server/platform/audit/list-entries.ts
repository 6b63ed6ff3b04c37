import { and, desc, eq, getTableColumns, lt, sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { auditExportHeadings as headings } from '#content/interface/admin/exports.ts'
import type { AuditAction, AuditEntryView, AuditQuery } from '#contracts/audit.ts'
import { type ListResponse, listRules } from '#contracts/lists.ts'
import { writeCsv } from '#platform/csv/write-csv.ts'
import type { Db } from '#platform/db/open.ts'
import { users } from '#platform/db/schema/accounts.ts'
import { auditLog } from '#platform/db/schema/audit.ts'
import { databaseNow } from '#platform/db/schema/columns.ts'
import { type Place, scannedRowsMax, writeCursor } from '#platform/lists/keyset.ts'
import type { ServiceContext } from '#platform/sessions/service-context.ts'
import type { SessionUser } from '#platform/sessions/session.ts'
import { readTimeZone, zonedInstant } from '#shared/time-zones.ts'
import { type AuditEntry, auditStatement, describeChange } from './record.ts'

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
export const recentEntries = (actorId: number | null, action: AuditAction) =>
  sql`(select subject, after from (select * from ${auditLog} where ${auditLog.actorId} = ${actorId} order by ${auditLog.id} desc limit ${entriesMax}) where action = ${action} and created_at > ${databaseNow} - ${repeatMs}) recent`

/** Returns the newest matching entries as CSV, at most 10,000, and records the export in the audit log. */
export async function exportAuditEntries(
  { db, user }: ServiceContext<SessionUser>,
  filter: AuditFilter,
): Promise<string> {
  const entries = await readAuditEntries(db, filter)
  await auditStatement(db, {
    actor: user,
    action: 'audit.export',
    subject: 'all',
    after: { rows: entries.length, ...filter },
  })
  return writeCsv(entries, [
    { header: headings.time, value: ({ createdAt }) => createdAt },
    { header: headings.who, value: ({ actor }) => actor },
    { header: headings.action, value: ({ action }) => action },
    { header: headings.subject, value: ({ subject }) => subject },
    { header: headings.before, value: ({ before }) => describeChange(before) },
    { header: headings.after, value: ({ after }) => describeChange(after) },
  ])
}

interface Creation<Table extends SQLiteTable> {
  entry: Omit<AuditEntry, 'subject'>
  subject: SQLiteColumn
  values: Partial<Table['$inferInsert']>
}

/**
 * Matches what the same person made in the last minute if it still holds what was sent: it is sent again because the
 * answer was lost. A batch that records its change last does not match itself.
 * @param subject the column that the audit log names the rows by
 */
export function whereSentBefore<Table extends SQLiteTable>(
  table: Table,
  { entry: { actor, action, after }, subject, values }: Creation<Table>,
): SQL {
  const columns: Record<string, SQLiteColumn> = getTableColumns(table)
  const conditions = Object.entries(values).map(([name, value]) => {
    const column = columns[name]
    if (!column) throw new Error(`the table has no column ${name}`)
    return sql`${column} is ${sql.param(value ?? null, column)}`
  })
  const recentSubjects = sql`select recent.subject from ${recentEntries(actor.id, action)} where recent.after = ${JSON.stringify(after)}`
  return sql.join([sql`${subject} in (${recentSubjects})`, ...conditions], sql` and `)
}
