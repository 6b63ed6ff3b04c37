import type { QueryClient } from '@tanstack/react-query'
import { freshQuery, jsonQuery } from '#api/json-query.ts'
import { adminBookingDetailSchema, peopleSchema } from '#contracts/admin-bookings.ts'

export const bookingsApiPath = '/api/admin/bookings'
export const newsletterPath = '/api/admin/newsletter'
export const submissionsPath = '/api/admin/submissions'

export const bookingQuery = (code: string) =>
  freshQuery(`${bookingsApiPath}/${encodeURIComponent(code)}`, adminBookingDetailSchema)

export const assigneesQuery = jsonQuery(`${bookingsApiPath}/assignees`, peopleSchema)

export const invalidateBookings = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' &&
      (path.startsWith(bookingsApiPath) || path === submissionsPath || path === '/api/admin/stats') &&
      path !== assigneesQuery.queryKey[0],
  })
