import { and, desc, eq, lt } from 'drizzle-orm'
import type { AuditQuery, AuditEntryView } from '#contracts/audit.ts'
import { type ListAnswer, listRules } from '#contracts/lists.ts'
import type { Db } from '#server/db/open.ts'
import { users } from '#server/db/schema/accounts.ts'
import { auditLog } from '#server/db/schema/audit.ts'
import { type Place, writeCursor } from '#server/lists/cursor.ts'

/** The one order of this list. */
export const auditSort = 'newest'
/** Rows that one answer looks at where filters meet of which an index knows one. */
const scanMax = 400
/** An export holds the newest entries; older ones are exported with `until`. */
export const auditExportMax = 10_000
const dayMs = 24 * 60 * 60 * 1000

type Filter = Pick<AuditQuery, 'action' | 'actor' | 'type' | 'until'>
type Row = typeof auditLog.$inferSelect

/** Entries of the log, the newest first, a page at a time. */
export async function listAuditEntries(
  db: Db,
  { place, ...filter }: Filter & { place: Place | undefined },
): Promise<ListAnswer<AuditEntryView>> {
  const named = [filter.action, filter.type, filter.actor, filter.until].filter(
    (value) => value !== undefined,
  )
  // One of these two or none: the index answers alone, and nothing is looked at that is not shown.
  const isIndexed = named.length === 0 || (named.length === 1 && !filter.actor && !filter.until)
  const max = isIndexed ? listRules.pageRows + 1 : scanMax + 1
  const rows = await readRows(db, filter, { before: place?.id, max })
  const fitting = rows.slice(0, scanMax).filter((row) => fits(row, filter))
  const items = fitting.slice(0, listRules.pageRows)
  const last =
    fitting.length > listRules.pageRows ? items.at(-1) : rows.length > scanMax ? rows[scanMax - 1] : undefined
  return {
    items: items.map(toShown),
    next: last ? writeCursor(auditSort, { value: last.id, id: last.id }) : null,
  }
}

/** The newest `auditExportMax` entries of a filter. */
export async function readAuditEntries(db: Db, filter: Filter): Promise<AuditEntryView[]> {
  const found: Row[] = []
  for (let before: number | undefined; found.length < auditExportMax; ) {
    const rows = await readRows(db, filter, { before, max: 1000 })
    found.push(...rows.filter((row) => fits(row, filter)))
    before = rows.at(-1)?.id
    if (rows.length < 1000) break
  }
  return found.slice(0, auditExportMax).map(toShown)
}

/** By the index of the narrowest filter there is; `fits` asks for the others. */
async function readRows(
  db: Db,
  { actor, action, type }: Filter,
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

/** An account that is gone keeps its name in the log and has no id any more: its entries are found by looking. */
async function idOf(db: Db, username: string): Promise<number | undefined> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username))
  return user?.id
}

function fits(row: Row, { actor, action, type, until }: Filter): boolean {
  if (actor && row.actor !== actor) return false
  if (action && row.action !== action) return false
  if (type && row.subjectType !== type) return false
  return !until || row.createdAt.getTime() < Date.parse(`${until}T00:00:00Z`) + dayMs
}

const toShown = ({
  id,
  createdAt,
  actor,
  action,
  subjectType,
  subject,
  before,
  after,
}: Row): AuditEntryView => ({
  ...{ id, actor, action, subjectType, subject, before, after },
  createdAt: createdAt.toISOString(),
})
