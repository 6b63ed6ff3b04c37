import type { QueryCount } from './count-queries.ts'

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
