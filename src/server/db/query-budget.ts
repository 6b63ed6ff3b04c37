/** How many queries a request may make on Cloudflare's smallest plan. Each statement of a batch is one. */
export const queriesPerRequest = 50

export interface QueryCount {
  queries: number
}

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
