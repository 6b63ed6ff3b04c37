import { query } from '#api/query.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'

export const projectQuery = (id: number | string) => query(accountEndpoints.project, { params: { id } })

export const olderUpdatesQuery = (id: number, before: number) =>
  query(accountEndpoints.project, { params: { id }, query: { before } })
