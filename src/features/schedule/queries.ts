import { freshQuery } from '#api/query.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'

export const scheduleQuery = (person: number | 'me') =>
  freshQuery(accountEndpoints.schedule, { params: { id: person } })
