import { closedJobCopy, jobPartsCopy } from '#content/careers/copy.ts'
import type { Job } from '#content/careers/job.ts'
import { locationOf, typeOf } from '#content/careers/job-place.ts'
import { payCopy } from '#content/careers/pay.ts'
import type { JobPosting } from '#contracts/job-posting.ts'
import { formatLongDay, formatMoney } from '#shared/formats.ts'

/** Optional, because the type of positions that a fork keeps may predate it. */
type PaidJob = Job & Pick<JobPosting, 'salary'>

function factsOf(job: PaidJob, isClosed: boolean): { name: string; value: string }[] {
  const { department, postedOn, closesOn, salary } = job
  return [
    { name: jobPartsCopy.department, value: department },
    { name: jobPartsCopy.location, value: locationOf(job) },
    { name: jobPartsCopy.type, value: typeOf(job) },
    ...(salary
      ? [
          {
            name: payCopy.name,
            value: payCopy.amount(formatMoney(salary.min), formatMoney(salary.max), salary.per ?? 'year'),
          },
        ]
      : []),
    isClosed
      ? { name: closedJobCopy.closedOn, value: formatLongDay(closesOn) }
      : { name: jobPartsCopy.posted, value: formatLongDay(postedOn) },
  ]
}

export function JobFacts({ job, isClosed }: { job: Job; isClosed: boolean }) {
  return (
    <dl className="mb-5 grid border-b border-line pb-4">
      {factsOf(job, isClosed).map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 py-1.5 text-small">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
