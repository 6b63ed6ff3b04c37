import { drizzle } from 'drizzle-orm/d1'

export type Db = ReturnType<typeof openDb>

/**
 * Opens a database for Drizzle, whose type requires a whole `D1Database`. It only prepares and batches, which a D1
 * session does too.
 */
export function openDb(database: Pick<D1Database, 'prepare' | 'batch'>) {
  return drizzle(database as D1Database)
}

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
