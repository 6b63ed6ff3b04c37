import { useQueryClient } from '@tanstack/react-query'
import { forgetPublicReads } from '#api/page-source.ts'
import { call } from '#api/call.ts'
import { issueTexts as texts } from '#content/interface/admin/issues.ts'
import type { AdminIssue, IssuePatch } from '#contracts/admin-issues.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { useAction } from '#ui/form/use-action.ts'
import { toastFailure } from '#ui/toast-store.ts'
import { cacheIssue, issueQuery } from './queries.ts'

/** Returns a function that changes an issue by one request. */
export function useIssueChange({ id, revision }: AdminIssue) {
  const client = useQueryClient()
  const { run, isPending } = useAction({
    onFailure(failure) {
      toastFailure(texts.changedFailed, failure)
      void client.invalidateQueries({ queryKey: issueQuery(id).queryKey })
    },
  })
  const change = (patch: Omit<IssuePatch, 'revision'>) =>
    run(async () => {
      const body = { ...patch, revision }
      cacheIssue(client, await call(adminEndpoints.changeIssue, { params: { id }, body }))
      forgetPublicReads()
    })
  return { change, isPending }
}
