import { closedJobCopy, jobPartsCopy } from '#content/careers/copy.ts'
import { locationOf, typeOf } from '#content/careers/job-place.ts'
import { payCopy } from '#content/careers/pay.ts'
import type { PublicJob } from '#contracts/jobs.ts'
import { formatLongDay, formatMoney } from '#shared/formats.ts'

function factsOf(job: PublicJob, isClosed: boolean): { name: string; value: string }[] {
  const { department, postedOn, lastDay, salary } = job
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
      ? { name: closedJobCopy.closedOn, value: formatLongDay(lastDay) }
      : { name: jobPartsCopy.posted, value: formatLongDay(postedOn) },
  ]
}

export function JobFacts({ job, isClosed }: { job: PublicJob; isClosed: boolean }) {
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
