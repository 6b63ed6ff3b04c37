import { query } from '#api/query.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'

export const statsQuery = query(adminEndpoints.stats)
export const servicesQuery = query(adminEndpoints.services)
export const releaseQuery = query(adminEndpoints.release)
export const backupQuery = query(adminEndpoints.backup)
