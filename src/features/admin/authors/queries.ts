import { queryOptions } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'

export const authorsQuery = queryOptions({
  queryKey: keyOf(adminEndpoints.authors),
  queryFn: () => call(adminEndpoints.authors),
})
