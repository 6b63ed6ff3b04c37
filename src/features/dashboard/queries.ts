import { jsonQuery } from '#api/json-query.ts'
import type { Role } from '#contracts/accounts.ts'
import { ownBookingsSchema } from '#contracts/bookings.ts'
import { assignedProjectsSchema, clientAnalyticsSchema, projectsSchema } from '#contracts/projects.ts'

export const projectsQuery = jsonQuery('/api/client/projects', projectsSchema)

/** Asked for and not shown: the page says that detailed analytics are coming (specification, section 7). */
export const analyticsQuery = jsonQuery('/api/client/analytics', clientAnalyticsSchema)

/** Not asked for a user without an e-mail (specification, section 7). */
export const bookingsQuery = (email: string) => ({
  ...jsonQuery(`/api/bookings/email/${encodeURIComponent(email)}`, ownBookingsSchema),
  enabled: email !== '',
})

/** Asked for a provider only: others have none. */
export const assignedProjectsQuery = (role: Role) => ({
  ...jsonQuery('/api/provider/projects', assignedProjectsSchema),
  enabled: role === 'provider',
})
