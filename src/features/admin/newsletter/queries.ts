import { type QueryClient, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { freshQuery, jsonQuery } from '#api/json-query.ts'
import { type AdminIssue, adminIssueSchema, newsletterSettingsSchema } from '#contracts/admin-issues.ts'

const newsletterApi = '/api/admin/newsletter'
export const issuesPath = `${newsletterApi}/issues`
export const settingsPath = `${newsletterApi}/settings`
export const importPath = `${newsletterApi}/import`
export const newsletterPage = '/admin/newsletter'
export const issuePage = `${newsletterPage}/issue`

export const settingsQuery = jsonQuery(settingsPath, newsletterSettingsSchema)

const sendingRefetchMs = 10_000

export const issueQuery = (id: number | string) =>
  queryOptions({
    ...freshQuery(`${issuesPath}/${id}`, adminIssueSchema),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? sendingRefetchMs : false),
  })

export function cacheIssue(client: QueryClient, response: unknown): AdminIssue {
  const issue = z.parse(adminIssueSchema, response)
  client.setQueryData(issueQuery(issue.id).queryKey, issue)
  void client.invalidateQueries({ queryKey: [issuesPath] })
  return issue
}
