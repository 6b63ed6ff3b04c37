import { useMutation, useQueryClient } from '@tanstack/react-query'
import { forgetPublicReads } from '#api/page-source.ts'
import { sendJson } from '#api/send-json.ts'
import { issueTexts as texts } from '#content/interface/admin/issues.ts'
import type { AdminIssue, IssuePatch } from '#contracts/admin-issues.ts'
import { toastFailure } from '#ui/toast-store.ts'
import { useMutateOnce } from '#ui/use-mutate-once.ts'
import { cacheIssue, issueQuery, issuesPath } from './queries.ts'

export function useIssueChange({ id, revision }: AdminIssue) {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: (patch: Omit<IssuePatch, 'revision'>) =>
      sendJson('PATCH', `${issuesPath}/${id}`, { ...patch, revision }),
    onSuccess: (response) => {
      cacheIssue(client, response)
      forgetPublicReads()
    },
    onError: (error) => {
      toastFailure(texts.changedFailed, error)
      void client.invalidateQueries({ queryKey: issueQuery(id).queryKey })
    },
  })
  return { isPending: mutation.isPending, change: useMutateOnce(mutation) }
}
