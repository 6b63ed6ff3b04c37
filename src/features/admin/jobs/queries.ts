import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '#api/call.ts'
import { forgetPublicReads } from '#api/page-source.ts'
import { freshQuery, keyOf } from '#api/query.ts'
import { jobListTexts as texts, jobTexts } from '#content/interface/admin/jobs.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import type { AdminJob, ListedJob } from '#contracts/jobs.ts'
import { isOffered } from '#shared/job-state.ts'
import { toast, toastFailure } from '#ui/toast-store.ts'

export const jobPath = (id: number | string) => `/admin/jobs/job?id=${id}`

export const jobQuery = (id: number | string) => freshQuery(adminEndpoints.job, { params: { id } })

export function cacheJob(client: QueryClient, job: AdminJob): AdminJob {
  client.setQueryData(jobQuery(job.id).queryKey, job)
  forgetJobs(client)
  return job
}

/** Reads the list again, and on public pages every job. */
export function forgetJobs(client: QueryClient): void {
  forgetPublicReads()
  void client.invalidateQueries({ queryKey: keyOf(adminEndpoints.jobs) })
}

/** Closes a job, or opens it again. Opening one whose last day has passed leads to its form. */
export function useJobStatus({ id, title }: Pick<ListedJob, 'id' | 'title'>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (status: 'open' | 'closed') =>
      call(adminEndpoints.changeJob, { params: { id }, body: { status } }),
    async onSuccess(job) {
      cacheJob(client, job)
      if (job.status === 'closed')
        return toast({ title: texts.closedTitle, description: texts.closedText(title) })
      if (isOffered(job.state))
        return toast({ title: texts.reopenedTitle, description: texts.reopenedText(title) })
      toast({ title: texts.stillClosedTitle, description: jobTexts.reopenNote })
      await navigate({ to: '/admin/jobs/job', search: { id } })
    },
    onError: (error) => toastFailure(texts.failedTitle, error),
  })
}
