import type { QueryClient } from '@tanstack/react-query'
import { jsonQuery } from '#api/json-query.ts'
import { adminBookingDetailSchema, peopleSchema } from '#contracts/admin-bookings.ts'

export const bookingsApiPath = '/api/admin/bookings'
export const newsletterPath = '/api/admin/newsletter'
export const submissionsPath = '/api/admin/submissions'

/** One request. Not kept once its page is left: the next visit starts from what is newest. */
export const bookingQuery = (code: string) => ({
  ...jsonQuery(`${bookingsApiPath}/${encodeURIComponent(code)}`, adminBookingDetailSchema),
  gcTime: 0,
})

export const assigneesQuery = jsonQuery(`${bookingsApiPath}/assignees`, peopleSchema)

/** After a write, and after one that was refused: every view that shows requests or counts them is read again. */
export const forgetBookings = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' &&
      (path.startsWith(bookingsApiPath) || path === submissionsPath || path === '/api/admin/stats') &&
      path !== assigneesQuery.queryKey[0],
  })
