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

/** What Cloudflare's smallest plan allows. Each statement of a batch counts. */
export const queriesPerRequest = 50

export interface QueryBudget {
  left: () => number
}

export const unlimitedQueries: QueryBudget = { left: () => Number.POSITIVE_INFINITY }

export const budgetOf = (count: QueryCount): QueryBudget => ({
  left: () => queriesPerRequest - count.queries,
})

export const withReserve = (budget: QueryBudget, queries: number): QueryBudget => ({
  left: () => budget.left() - queries,
})
