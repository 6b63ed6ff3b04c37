import { positionListCopy } from '#content/careers/copy.ts'
import { departments, hiringDepartments, type Job, jobs, jobTerms } from '#content/careers/jobs.ts'
import { formatLongDay } from '#shared/formats.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const colours = {
  Marketing: 'bg-on-band-accent contrast:bg-white',
  'Product Development': 'bg-primary contrast:bg-cta',
  'Quality Assurance': 'bg-warning contrast:border-2 contrast:border-line contrast:bg-black',
} as const

export function PositionList() {
  if (jobs.length === 0) return null
  return (
    <>
      <DepartmentBar />
      <ol className="mt-8 border-t border-line-strong">
        {jobs.map((job) => (
          <Position key={job.id} job={job} />
        ))}
      </ol>
    </>
  )
}

function DepartmentBar() {
  return (
    <div className="mt-10">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {jobs
          .toSorted((a, b) => departments.indexOf(a.department) - departments.indexOf(b.department))
          .map(({ id, department }) => (
            <span key={id} className={`flex-1 ${colours[department]}`} />
          ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-fine text-ink-soft">
        {hiringDepartments.map((department) => (
          <li key={department} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-[0.25rem] ${colours[department]}`} />
            {department} {jobs.filter((job) => job.department === department).length}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Position({ job: { id, title, department, postedOn, summary } }: { job: Job }) {
  return (
    <li className="relative grid gap-x-6 gap-y-2 border-b border-line-strong py-6 pl-5 hover:bg-tint lg:grid-cols-[minmax(0,1fr)_19rem_9rem] lg:items-center">
      <span
        aria-hidden="true"
        className={`absolute inset-y-6 left-0 w-1 rounded-full ${colours[department]}`}
      />
      <div>
        <h3 className="text-h3">{title}</h3>
        <p className="mt-1 max-w-[34rem] text-small text-ink-soft">{summary}</p>
      </div>
      <dl className="text-small">
        <dt className="sr-only">{positionListCopy.department}</dt>
        <dd className="font-semibold">{department}</dd>
        <dt className="sr-only">{positionListCopy.locationAndType}</dt>
        <dd className="text-ink-soft">
          {jobTerms.location}, {jobTerms.type}
        </dd>
        <dt className="sr-only">{positionListCopy.posted}</dt>
        <dd className="text-ink-soft">{positionListCopy.postedOn(formatLongDay(postedOn))}</dd>
      </dl>
      <SiteLink
        href={`/careers/${id}`}
        className="flex min-h-11 items-center gap-2 font-semibold whitespace-nowrap text-link after:absolute after:inset-0 hover:underline lg:justify-end lg:pr-4"
      >
        <span>
          {positionListCopy.details}
          <span className="sr-only">: {title}</span>
        </span>
        <Icon name="arrow-right" />
      </SiteLink>
    </li>
  )
}
