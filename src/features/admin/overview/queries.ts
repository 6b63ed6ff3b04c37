import { jsonQuery } from '#api/json-query.ts'
import { adminStatsSchema, backupStateSchema, releaseNoticeSchema } from '#contracts/admin.ts'
import { adminCaseStudiesSchema, adminServicesSchema } from '#contracts/admin-content.ts'

export const statsQuery = jsonQuery('/api/admin/stats', adminStatsSchema)
export const caseStudiesQuery = jsonQuery('/api/admin/case-studies', adminCaseStudiesSchema)
export const servicesQuery = jsonQuery('/api/admin/services', adminServicesSchema)
export const releaseQuery = jsonQuery('/api/admin/release', releaseNoticeSchema)
export const backupQuery = jsonQuery('/api/admin/backup', backupStateSchema)
