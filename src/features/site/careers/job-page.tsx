import { jobPageCopy } from '#content/careers/copy.ts'
import { jobTerms } from '#content/careers/job.ts'
import type { PublicJob } from '#contracts/jobs.ts'
import { isOffered } from '#shared/job-state.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { type StaticSections, StaticSection } from '#ui/static-section.tsx'
import { JobFacts } from './job-facts.tsx'
import type { JobPart } from './job-parts.tsx'
import { PostingNote } from './posting-note.tsx'

interface JobPageProps {
  job: PublicJob
  sections: StaticSections<JobPart>
}

export function JobPage({ job, sections }: JobPageProps) {
  const isClosed = !isOffered(job.state)
  return (
    <>
      <StaticSection name="header" from={sections} />
      <section
        id="position"
        aria-labelledby="position-heading"
        className="page-width grid items-start gap-x-20 gap-y-12 pt-8 pb-16 lg:grid-cols-[minmax(0,1fr)_22rem] lg:pb-24"
      >
        <aside
          aria-label={jobPageCopy.asideLabel}
          className="lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:col-start-2"
        >
          <Card size="text">
            <JobFacts job={job} isClosed={isClosed} />
            <PostingNote job={job} />
            {isClosed ? (
              <ButtonLink href="/careers" width="full" size="hero" className="mt-6">
                {jobPageCopy.openingsAction}
              </ButtonLink>
            ) : null}
            <ButtonLink
              href={jobTerms.applyPath}
              look={isClosed ? 'outline' : undefined}
              width="full"
              size="hero"
              className={isClosed ? 'mt-3' : 'mt-6'}
            >
              {isClosed ? jobPageCopy.speculativeAction : jobPageCopy.applyAction}
            </ButtonLink>
            <p className="mt-3 text-fine text-ink-soft">
              {isClosed ? jobPageCopy.speculativeNote : jobPageCopy.applyNote}
            </p>
            <SiteLink
              href="/careers"
              className="mt-4 inline-flex min-h-11 items-center gap-2 text-small font-semibold text-link hover:underline"
            >
              <Icon name="arrow-left" /> {jobPageCopy.backLink}
            </SiteLink>
          </Card>
        </aside>
        <div className="lg:col-start-1 lg:row-start-1">
          <StaticSection name="text" from={sections} />
        </div>
      </section>
      <StaticSection name="rest" from={sections} />
    </>
  )
}
