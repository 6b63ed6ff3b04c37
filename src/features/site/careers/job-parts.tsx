import { closedJobCopy, jobPageCopy, jobPartsCopy } from '#content/careers/copy.ts'
import { benefits } from '#content/careers/sections.ts'
import type { JobDetail, PublicJob } from '#contracts/jobs.ts'
import { isOffered } from '#shared/job-state.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { jobBreadcrumbs } from './job-head.ts'

export const jobParts = (job: JobDetail) => ({
  header: () => <JobHeader job={job} isClosed={!isOffered(job.state)} />,
  text: () => <JobText job={job} />,
  rest: () => (
    <>
      <Benefits />
      <OtherPositions others={job.others} />
    </>
  ),
})
export type JobPart = keyof ReturnType<typeof jobParts>

function JobHeader({ job, isClosed }: { job: PublicJob; isClosed: boolean }) {
  return (
    <section aria-labelledby="job-heading" className="page-width pt-8">
      <Breadcrumbs items={jobBreadcrumbs(job)} />
      <h1 id="job-heading" className="mt-8 max-w-[14em] text-display">
        {job.title}
      </h1>
      {isClosed ? (
        <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-small font-semibold">
          <span className="rounded-chip bg-ink px-3 py-1 text-surface">{closedJobCopy.badge}</span>
          <SiteLink
            href="/careers"
            className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
          >
            {jobPageCopy.openingsAction}
          </SiteLink>
        </p>
      ) : null}
    </section>
  )
}

function JobText({ job }: { job: PublicJob }) {
  const { description, responsibilities, requirements } = job
  return (
    <div>
      <h2 id="position-heading" className="sr-only">
        {jobPartsCopy.position}
      </h2>
      <p className="max-w-[42rem] text-lede">{description}</p>
      <ItemList title={jobPartsCopy.responsibilities} items={responsibilities} />
      <ItemList title={jobPartsCopy.requirements} items={requirements} />
      <Milestones job={job} />
    </div>
  )
}

function ItemList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h3 className="mt-10 text-h3">{title}</h3>
      <ul className="mt-4 max-w-[42rem]">
        {items.map((item) => (
          <li key={item} className="flex gap-4 border-t border-line py-2.5">
            <span aria-hidden="true" className="mt-[0.7em] h-0.5 w-4 shrink-0 bg-accent" />
            {item}
          </li>
        ))}
      </ul>
    </>
  )
}

function Milestones({ job }: { job: PublicJob }) {
  if (job.milestones.length === 0) return null
  return (
    <>
      <h3 className="mt-10 text-h3">{jobPartsCopy.milestones}</h3>
      <ol className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-3">
        {job.milestones.map((text, index) => (
          <li key={text} className="border-t-2 border-accent pt-3">
            <strong className="block text-small font-semibold">{jobPartsCopy.milestoneTimes[index]}</strong>
            <span className="block text-small text-ink-soft">{text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

function Benefits() {
  return (
    <Section id="benefits" entries={benefits} tone="warm">
      <h2 id="benefits-heading" className="text-h2">
        {jobPartsCopy.benefits}
      </h2>
      <ul className="mt-8 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        {benefits.map(({ icon, title, text }) => (
          <li key={title} className="flex gap-4 border-t border-line py-5">
            <Icon name={icon} size="large" className="mt-0.5 text-kicker" />
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 text-small text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function OtherPositions({ others }: { others: JobDetail['others'] }) {
  if (others.length === 0) return null
  return (
    <Section id="others" className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <h2 id="others-heading" className="text-h2">
        {jobPartsCopy.others}
      </h2>
      <ul className="grid gap-x-12 sm:grid-cols-2">
        {others.map(({ id, title, department }) => (
          <li key={id} className="border-t border-line py-3">
            <SiteLink
              href={`/careers/${id}`}
              className="block min-h-11 font-semibold text-link hover:underline"
            >
              {title}
              <span className="block text-fine font-normal text-ink-soft">{department}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
