import { openDb } from '#platform/db/open.ts'

/**
 * Returns a database that lets somebody else act between the reads of a verb and its write: `act` runs once, before the
 * first batch that has a statement with `part`.
 */
export function actingBefore(database: D1Database, part: string, act: () => Promise<unknown>) {
  let isDue = false
  let hasActed = false
  return openDb({
    prepare(query) {
      if (query.includes(part)) isDue = true
      return database.prepare(query)
    },
    async batch<Row>(statements: D1PreparedStatement[]) {
      if (isDue && !hasActed) {
        hasActed = true
        await act()
      }
      return database.batch<Row>(statements)
    },
  })
}
