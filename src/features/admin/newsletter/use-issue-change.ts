import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetPublicReads } from '#api/page-source.ts'
import { call } from '#api/call.ts'
import { issueTexts as texts } from '#content/interface/admin/issues.ts'
import type { AdminIssue, IssuePatch } from '#contracts/admin-issues.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { useAction } from '#ui/form/use-action.ts'
import { toastFailure } from '#ui/toast-store.ts'
import { cacheIssue, issueQuery } from './queries.ts'

export function useIssueChange({ id, revision }: AdminIssue) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: (patch: Omit<IssuePatch, 'revision'>) =>
      call(adminEndpoints.changeIssue, { params: { id }, body: { ...patch, revision } }),
    onSuccess: (response) => {
      cacheIssue(client, response)
      forgetPublicReads()
    },
    onError: (error) => {
      toastFailure(texts.changedFailed, error)
      void client.invalidateQueries({ queryKey: issueQuery(id).queryKey })
    },
  })
  const { run, isPending } = useAction()
  return {
    isPending,
    change: (patch: Omit<IssuePatch, 'revision'>) => run(() => mutation.mutateAsync(patch)),
  }
}
