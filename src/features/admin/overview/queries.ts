import { jsonQuery } from '#api/json-query.ts'
import { adminStatsSchema, backupStateSchema, releaseNoticeSchema } from '#contracts/admin.ts'
import { adminServicesSchema } from '#contracts/admin-content.ts'

export const statsQuery = jsonQuery('/api/admin/stats', adminStatsSchema)
export const servicesQuery = jsonQuery('/api/admin/services', adminServicesSchema)
export const releaseQuery = jsonQuery('/api/admin/release', releaseNoticeSchema)
export const backupQuery = jsonQuery('/api/admin/backup', backupStateSchema)
