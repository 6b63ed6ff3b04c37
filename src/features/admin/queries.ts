import { jsonQuery } from '#api/json-query.ts'
import { adminStatsSchema } from '#contracts/admin.ts'

export const statsQuery = jsonQuery('/api/admin/stats', adminStatsSchema)
