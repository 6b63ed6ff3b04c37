import { jobListTexts as texts, jobStateNames } from '#content/interface/admin/jobs.ts'
import type { ListedJob } from '#contracts/jobs.ts'
import { formatLongDay } from '#shared/formats.ts'
import { isOffered } from '#shared/job-state.ts'
import { Badge } from '#ui/badge.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { ListColumn } from '../list/list-table.tsx'
import { JobStatusButton } from './job-status-button.tsx'
import { jobPath } from './queries.ts'

export const JobBadge = ({ state }: Pick<ListedJob, 'state'>) => (
  <Badge tone={isOffered(state) ? 'success' : 'info'}>{jobStateNames[state]}</Badge>
)

export const jobColumns: readonly ListColumn<ListedJob>[] = [
  {
    id: 'title',
    label: texts.title,
    place: 'title',
    cell: ({ id, title, location }) => (
      <>
        <SiteLink
          href={jobPath(id)}
          dir="auto"
          className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {title}
        </SiteLink>
        <span className="block text-tiny wrap-anywhere text-ink-soft">{location}</span>
      </>
    ),
  },
  {
    id: 'department',
    label: texts.department,
    place: 'line',
    cell: ({ department }) => <span className="wrap-anywhere">{department}</span>,
  },
  { id: 'closes', label: texts.closes, place: 'line', cell: (job) => lastDayText(job) },
  { id: 'state', label: texts.state, place: 'badge', cell: (job) => <JobBadge state={job.state} /> },
  {
    id: 'actions',
    label: texts.actions,
    place: 'bare',
    align: 'right',
    cell: (job) => (
      <div className="relative z-1 inline-flex flex-wrap items-center gap-x-4 gap-y-2 lg:justify-end">
        <SiteLink
          href={`/careers/${job.slug}`}
          aria-label={texts.pageLabel(job.title)}
          className="inline-flex min-h-11 items-center text-small font-semibold text-link underline"
        >
          {texts.page}
        </SiteLink>
        <JobStatusButton job={job} />
      </div>
    ),
  },
]

function lastDayText({ state, status, closedOn, closesOn }: ListedJob): string {
  if (status === 'closed' && closedOn) return texts.closedOn(formatLongDay(closedOn))
  return state === 'open' ? texts.lastDay(formatLongDay(closesOn)) : texts.pastDay(formatLongDay(closesOn))
}
