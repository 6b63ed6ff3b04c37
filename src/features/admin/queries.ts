import { jsonQuery } from '#api/json-query.ts'
import { adminStatsSchema } from '#contracts/admin.ts'
import { subscribersSchema } from '#contracts/admin-newsletter.ts'
import { adminBookingsSchema } from '#contracts/bookings.ts'
import { adminCaseStudiesSchema, adminServicesSchema } from '#contracts/admin-content.ts'

export const statsQuery = jsonQuery('/api/admin/stats', adminStatsSchema)
export const caseStudiesQuery = jsonQuery('/api/admin/case-studies', adminCaseStudiesSchema)
export const servicesQuery = jsonQuery('/api/admin/services', adminServicesSchema)
export const bookingsQuery = jsonQuery('/api/admin/bookings', adminBookingsSchema)
export const subscribersQuery = jsonQuery('/api/admin/newsletter', subscribersSchema)
