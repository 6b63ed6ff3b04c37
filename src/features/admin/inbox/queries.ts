import type { QueryClient } from '@tanstack/react-query'
import { jsonQuery } from '#api/json-query.ts'
import { adminRequestDetailSchema, peopleSchema } from '#contracts/admin-requests.ts'

export const requestsPath = '/api/admin/bookings'
export const newsletterPath = '/api/admin/newsletter'
export const submissionsPath = '/api/admin/submissions'

/** One request. Not kept once its page is left: the next visit starts from what is newest. */
export const requestQuery = (code: string) => ({
  ...jsonQuery(`${requestsPath}/${encodeURIComponent(code)}`, adminRequestDetailSchema),
  gcTime: 0,
})

export const assigneesQuery = jsonQuery(`${requestsPath}/assignees`, peopleSchema)

/** After a write, and after one that was refused: every view that shows requests or counts them is read again. */
export const forgetRequests = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' &&
      (path.startsWith(requestsPath) || path === submissionsPath || path === '/api/admin/stats') &&
      path !== assigneesQuery.queryKey[0],
  })
