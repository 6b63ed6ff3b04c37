/**
 * Tables that a refusal or a read may write to: counts of attempts, and what is derived from other tables for the next
 * reader.
 */
const exempt = [
  ...['rate_limits', 'passkey_challenges', 'stored_pages', 'related_posts'],
  ...['audit_seals', 'd1_migrations'],
]

const exemptWrite = new RegExp(`^\\s*(insert into|update|delete from)\\s+"?(${exempt.join('|')})"?\\s`, 'i')

/** Reading the counter takes as long as most requests, so it is read only where a statement may have moved it. */
export const mayCount = (sql: string): boolean => !exemptWrite.test(sql)

export async function watchWrites(db: D1Database) {
  await db.prepare('create table fuzz_writes (count integer not null, last text not null)').run()
  await db.prepare("insert into fuzz_writes values (0, '')").run()
  const { results } = await db
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table'")
    .all<{ name: string }>()
  const tables = results
    .map(({ name }) => name)
    .filter((name) => !/^(sqlite_|_cf_|fuzz_)/.test(name) && !exempt.includes(name))
  const operations = ['insert', 'update', 'delete']
  await db.batch(
    tables.flatMap((table) =>
      operations.map((operation) =>
        db.prepare(
          `create trigger "fuzz_${operation}_${table}" after ${operation} on "${table}" begin update fuzz_writes set count = count + 1, last = '${operation} ${table}'; end`,
        ),
      ),
    ),
  )
  const read = db.prepare('select count, last from fuzz_writes')
  return async () => (await read.first<{ count: number; last: string }>()) ?? { count: 0, last: '' }
}
