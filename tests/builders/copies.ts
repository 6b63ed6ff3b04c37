import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/open.ts'

/** Adds copies of a row in one statement. `unique` gives the columns that may not be equal as SQL, with `copies.n`. */
export async function addCopies(
  db: Db,
  {
    table,
    id,
    count,
    unique = {},
  }: { table: string; id: number; count: number; unique?: Record<string, string> },
) {
  const info = await db.all<{ name: string }>(sql`select name from pragma_table_info(${table})`)
  const names = info.map(({ name }) => name).filter((name) => name !== 'id')
  const values = names.map((name) => unique[name] ?? `source.${name}`)
  await db.run(
    sql`with recursive copies(n) as (select 1 union all select n + 1 from copies where n < ${count}) insert into ${sql.raw(table)} (${sql.raw(names.join(', '))}) select ${sql.raw(values.join(', '))} from ${sql.raw(table)} source, copies where source.id = ${id}`,
  )
}
