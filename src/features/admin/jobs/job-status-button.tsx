import { jobListTexts as texts } from '#content/interface/admin/jobs.ts'
import type { ListedJob } from '#contracts/jobs.ts'
import { isOffered } from '#shared/job-state.ts'
import { Button } from '#ui/button.tsx'
import { useJobStatus } from './queries.ts'

export function JobStatusButton({ job }: { job: Pick<ListedJob, 'id' | 'title' | 'state'> }) {
  const { mutate, isPending } = useJobStatus(job)
  const isOpen = isOffered(job.state)
  return (
    <Button
      look="outline"
      size="small"
      aria-label={isOpen ? texts.closeLabel(job.title) : texts.reopenLabel(job.title)}
      aria-busy={isPending}
      onClick={() => {
        if (!isPending) mutate(isOpen ? 'closed' : 'open')
      }}
    >
      {isOpen ? texts.close : texts.reopen}
    </Button>
  )
}
