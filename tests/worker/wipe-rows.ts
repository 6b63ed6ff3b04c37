import * as z from 'zod/mini'

interface Slate {
  schema: string
  wipe: string[]
  rows: { sql: string; values: unknown[] }[]
}

declare global {
  var migratedSlate: Slate | undefined
}

const objects = z.array(
  z.object({ name: z.string(), type: z.string(), kind: z.nullable(z.string()), sql: z.nullable(z.string()) }),
)

const readObjects = async (db: D1Database) => {
  const { results } = await db
    .prepare(
      `SELECT name, sqlite_master.type, pragma_table_list.type AS kind, sql
       FROM sqlite_master LEFT JOIN pragma_table_list USING (name)
       WHERE name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' ORDER BY sqlite_master.rowid`,
    )
    .all()
  return z.parse(objects, results).filter(({ kind }) => kind !== 'shadow')
}

const schemaOf = (databaseObjects: z.infer<typeof objects>) =>
  JSON.stringify(databaseObjects.map(({ sql }) => sql).toSorted())

export async function rememberSlate(db: D1Database): Promise<void> {
  const databaseObjects = await readObjects(db)
  const triggers = databaseObjects.filter(({ type }) => type === 'trigger')
  const tables = databaseObjects.filter(({ kind, name }) => kind === 'table' && name !== 'd1_migrations')
  const searchTables = databaseObjects.filter(({ kind }) => kind === 'virtual')
  const tableNames = [...tables.map(({ name }) => name), 'sqlite_sequence']
  const contents = await db.batch<Record<string, unknown>>(
    tableNames.map((name) => db.prepare(`SELECT * FROM "${name}"`)),
  )
  globalThis.migratedSlate = {
    schema: schemaOf(databaseObjects),
    wipe: [
      ...triggers.map(({ name }) => `DROP TRIGGER "${name}"`),
      ...tables.map(({ name }) => `DELETE FROM "${name}"`),
      ...searchTables.map(({ name }) => `INSERT INTO "${name}" ("${name}") VALUES ('delete-all')`),
      ...triggers.map(({ sql }) => sql ?? ''),
      'DELETE FROM sqlite_sequence',
    ],
    rows: tableNames.flatMap((name, index) =>
      (contents[index]?.results ?? []).map((row) => {
        const columns = Object.keys(row).map((column) => `"${column}"`)
        const sql = `INSERT INTO "${name}" (${columns}) VALUES (${columns.map(() => '?')})`
        return { sql, values: Object.values(row) }
      }),
    ),
  }
}

/**
 * Restores the database to the state after the migrations, in a tenth of the time of migrating again. Returns false if
 * a test changed the schema, so that only migrating helps.
 */
export async function wipeRows(db: D1Database): Promise<boolean> {
  const slate = globalThis.migratedSlate
  if (!slate || schemaOf(await readObjects(db)) !== slate.schema) return false
  await db.batch([
    db.prepare('PRAGMA defer_foreign_keys = on'),
    ...slate.wipe.map((sql) => db.prepare(sql)),
    ...slate.rows.map(({ sql, values }) => db.prepare(sql).bind(...values)),
  ])
  return true
}
