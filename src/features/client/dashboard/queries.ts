import { jsonQuery } from '#api/json-query.ts'
import type { Role } from '#contracts/auth.ts'
import { ownBookingsSchema } from '#contracts/bookings.ts'
import { providerAppointmentsSchema } from '#contracts/provider-appointments.ts'
import { assignedProjectsSchema, clientAnalyticsSchema, projectsSchema } from '#contracts/projects.ts'

export const projectsQuery = jsonQuery('/api/client/projects', projectsSchema)

/** The dashboard must send this request but shows nothing of the response. */
export const analyticsQuery = jsonQuery('/api/client/analytics', clientAnalyticsSchema)

export const bookingsQuery = (email: string) => ({
  ...jsonQuery(`/api/bookings/email/${encodeURIComponent(email)}`, ownBookingsSchema),
  enabled: Boolean(email),
})

export const assignedProjectsQuery = (role: Role) => ({
  ...jsonQuery('/api/provider/projects', assignedProjectsSchema),
  enabled: role === 'provider',
})

export const appointmentsQuery = (role: Role) => ({
  ...jsonQuery('/api/provider/appointments', providerAppointmentsSchema),
  enabled: role === 'provider',
})
