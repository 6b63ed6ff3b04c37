export interface QueryCount {
  queries: number
}

/** Counts statements as they are prepared: drizzle prepares each one that it runs, and no other. */
export const countingInto = (
  count: QueryCount,
  database: Pick<D1DatabaseSession, 'prepare' | 'batch' | 'getBookmark'>,
): Pick<D1DatabaseSession, 'prepare' | 'batch' | 'getBookmark'> => ({
  prepare(query) {
    count.queries += 1
    return database.prepare(query)
  },
  batch: (statements) => database.batch(statements),
  getBookmark: () => database.getBookmark(),
})
