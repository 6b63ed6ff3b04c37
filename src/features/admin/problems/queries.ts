import { query } from '#api/query.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'

export const problemsQuery = query(adminEndpoints.problems)
