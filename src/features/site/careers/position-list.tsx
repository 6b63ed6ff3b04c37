import type { ReactNode } from 'react'
import { positionListCopy } from '#content/careers/copy.ts'
import { hiringDepartments, sharedClosingDay } from '#content/careers/by-count.ts'
import type { Job } from '#content/careers/job.ts'
import { locationOf, typeOf } from '#content/careers/job-place.ts'
import { formatLongDay } from '#shared/formats.ts'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'

const colors = [
  'forced-color-adjust-none bg-series-1 contrast:bg-white',
  'forced-color-adjust-none bg-series-2 contrast:bg-cta',
  'forced-color-adjust-none bg-series-3 contrast:border-2 contrast:border-line contrast:bg-black',
  'forced-color-adjust-none bg-series-4 contrast:border-2 contrast:border-cta contrast:bg-black',
] as const

interface Department {
  name: string
  color: string
  jobs: readonly Job[]
}

const departmentsOf = (openings: readonly Job[]): Department[] =>
  hiringDepartments(openings).map((name, index) => ({
    name,
    color: colors[index % colors.length] ?? colors[0],
    jobs: openings.filter(({ department }) => department === name),
  }))

export function PositionList({ openings }: { openings: readonly Job[] }) {
  if (openings.length === 0) return null
  const departments = departmentsOf(openings)
  const namesDays = sharedClosingDay(openings) === undefined
  const colorOf = (job: Job) => departments.find(({ name }) => name === job.department)?.color ?? colors[0]
  return (
    <>
      <DepartmentBar departments={departments} />
      <ol className="mt-6 border-t border-line-strong">
        {openings.map((job) => (
          <Position key={job.id} job={job} color={colorOf(job)} namesDay={namesDays} />
        ))}
      </ol>
    </>
  )
}

function DepartmentBar({ departments }: { departments: readonly Department[] }) {
  return (
    <div className="mt-8">
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full">
        {departments.flatMap(({ color, jobs }) =>
          jobs.map(({ id }) => <span key={id} className={`flex-1 ${color}`} />),
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-fine text-ink-soft">
        {departments.map(({ name, color, jobs }) => (
          <li key={name} className="flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded ${color}`} />
            {name} {jobs.length}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PositionProps {
  job: Job
  color: string
  namesDay: boolean
}

function Position({ job, color, namesDay }: PositionProps) {
  const { id, title, department, postedOn, closesOn, summary } = job
  return (
    <li className="relative grid gap-x-6 gap-y-2 border-b border-line-strong py-4 pl-5 hover:bg-tint lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_8.5rem] lg:items-center">
      <span aria-hidden="true" className={`absolute inset-y-4 left-0 w-1 rounded-full ${color}`} />
      <div>
        <h3 className="text-h4">{title}</h3>
        <p className="text-small text-ink-soft">{summary}</p>
      </div>
      <dl className="flex flex-wrap gap-x-6 text-small lg:grid lg:grid-cols-3 lg:gap-x-4">
        <Fact name={positionListCopy.department}>
          <span className="font-semibold text-ink">{department}</span>
        </Fact>
        <Fact name={positionListCopy.locationAndType}>
          {locationOf(job)}, {typeOf(job)}
        </Fact>
        <Fact name={positionListCopy.posted}>{positionListCopy.postedOn(formatLongDay(postedOn))}</Fact>
        {namesDay ? (
          <Fact name={positionListCopy.closes}>{positionListCopy.openUntil(formatLongDay(closesOn))}</Fact>
        ) : null}
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="text-ink-soft">
      <dt className="sr-only">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
