import type { Context } from 'hono'
import { budgetOf, type QueryBudget } from '#platform/db/query-budget.ts'
import { queryCountOf } from './database.ts'
import type { AppEnv } from './env.ts'

export const queryBudget = (c: Context<AppEnv>): QueryBudget => budgetOf(queryCountOf(c))
