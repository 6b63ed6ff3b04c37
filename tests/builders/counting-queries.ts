import { openDb } from '#platform/db/open.ts'

/** Returns a database that counts the statements of batches one by one, as D1's limit for a request does. */
export function countingQueries(database: D1Database) {
  let queries = 0
  const db = openDb({
    prepare(query) {
      queries += 1
      return database.prepare(query)
    },
    batch: <Row>(statements: D1PreparedStatement[]) => database.batch<Row>(statements),
  })
  return { db, count: () => queries }
}
