import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { freshQuery, keyOf, query } from '#api/query.ts'
import type { AdminIssue } from '#contracts/admin-issues.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'

export const newsletterPage = '/admin/newsletter'
export const issuePage = `${newsletterPage}/issue`

export const settingsQuery = query(adminEndpoints.newsletterSettings)

const sendingRefetchMs = 10_000

export const issueQuery = (id: number | string) =>
  queryOptions({
    ...freshQuery(adminEndpoints.issue, { params: { id } }),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? sendingRefetchMs : false),
  })

export function cacheIssue(client: QueryClient, issue: AdminIssue): AdminIssue {
  client.setQueryData(issueQuery(issue.id).queryKey, issue)
  void client.invalidateQueries({ queryKey: keyOf(adminEndpoints.issues) })
  return issue
}
