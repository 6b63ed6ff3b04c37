import type { QueryClient } from '@tanstack/react-query'
import { freshQuery, keyOf, query } from '#api/query.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'

export const bookingQuery = (code: string) => freshQuery(adminEndpoints.booking, { params: { code } })

export const assigneesQuery = query(adminEndpoints.assignees)
export const sourcesQuery = query(adminEndpoints.bookingSources)

const [bookingsPath] = keyOf(adminEndpoints.bookings)
const otherPaths: readonly unknown[] = [adminEndpoints.submissions, adminEndpoints.stats].flatMap(
  (endpoint) => keyOf<typeof endpoint>(endpoint),
)

export const invalidateBookings = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      ((typeof path === 'string' && path.startsWith(bookingsPath)) || otherPaths.includes(path)) &&
      ![assigneesQuery, sourcesQuery].some(({ queryKey }) => queryKey[0] === path),
  })
