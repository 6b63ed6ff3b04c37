import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { recentEntries } from './list-entries.ts'
import type { AuditEntry } from './record.ts'

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
