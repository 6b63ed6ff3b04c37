import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { projectViewTexts as texts, updatesTexts } from '#content/interface/client/project.ts'
import type { ProjectDetail, ProjectUpdate } from '#contracts/projects.ts'
import { Card } from '#ui/card.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { ProjectBadge } from '#ui/status-badges.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import { MilestoneList } from './milestone-list.tsx'
import { ProgressChart } from './progress-chart.tsx'
import { olderUpdatesQuery } from '../queries.ts'
import { UpdateForm } from './update-form.tsx'
import { UpdateList } from './update-list.tsx'
import { linkTexts } from '#content/interface/links.ts'
import { Icon } from '#ui/icon.tsx'

export function ProjectView({ project }: { project: ProjectDetail }) {
  const { name, description, status, progressPercentage, budget, client, provider, mayPost } = project
  const facts = [
    [texts.clientLabel, mayPost ? client : undefined],
    [texts.providerLabel, mayPost ? undefined : provider],
    [texts.budgetLabel, budget],
  ] as const
  return (
    <div className="bg-surface-tint pb-20">
      <TitleBand title={name} actions={<DashboardLink />}>
        <ProjectBadge status={status} />
        <span dir="auto" className="mt-2 block max-w-[36rem] whitespace-pre-line">
          {description}
        </span>
      </TitleBand>
      <div className="page-width">
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
          <div className="grid gap-5">
            <Card as="section" aria-labelledby="progress-heading">
              <div className="mb-3 flex items-baseline justify-between gap-4">
                <h2 id="progress-heading" className="text-h4">
                  {texts.progressHeading}
                </h2>
                <p className="font-heading text-h3 leading-none font-semibold tabular">
                  {progressPercentage}%
                </p>
              </div>
              <ProgressBar value={progressPercentage} labelledBy="progress-heading" />
              <ProgressChart project={project} />
            </Card>
            <Updates project={project} />
          </div>
          <div className="grid gap-5">
            <Card as="section" aria-labelledby="milestones-heading">
              <h2 id="milestones-heading" className="text-h4">
                {texts.milestonesHeading}
              </h2>
              <MilestoneList milestones={project.milestones} />
            </Card>
            <Card as="section" aria-labelledby="facts-heading">
              <h2 id="facts-heading" className="text-h4">
                {texts.factsHeading}
              </h2>
              <dl className="mt-3 divide-y divide-line text-small">
                {facts.map(([label, value]) =>
                  value === undefined ? null : (
                    <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2.5 last:pb-0">
                      <dt className="text-ink-soft">{label}</dt>
                      <dd className="ml-auto text-right">{value}</dd>
                    </div>
                  ),
                )}
                <div className="flex justify-between gap-4 py-2.5 last:pb-0">
                  <dt className="text-ink-soft">{texts.milestonesDoneLabel}</dt>
                  <dd className="tabular">
                    {texts.milestonesDone(
                      project.milestones.filter(({ doneAt }) => doneAt).length,
                      project.milestones.length,
                    )}
                  </dd>
                </div>
              </dl>
            </Card>
          </div>
        </div>
      </div>
    </div>
  )
}

function Updates({ project }: { project: ProjectDetail }) {
  const cache = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [older, setOlder] = useState<{ updates: ProjectUpdate[]; olderThan: number | null }>()
  const [isLoading, setLoading] = useState(false)
  const olderThan = older ? older.olderThan : project.olderThan

  async function loadOlder(before: number) {
    setLoading(true)
    try {
      const page = await cache.fetchQuery(olderUpdatesQuery(project.id, before))
      setOlder((current) => ({
        updates: [...(current?.updates ?? []), ...page.updates],
        olderThan: page.olderThan,
      }))
    } catch (error) {
      const description = caughtSentence(error)
      toast({ title: updatesTexts.olderFailedTitle, description, variant: 'destructive' })
    }
    setLoading(false)
  }

  return (
    <Card as="section" id="updates" aria-labelledby="updates-heading">
      <h2 ref={heading} id="updates-heading" tabIndex={-1} className="text-h4 outline-none">
        {updatesTexts.heading}
      </h2>
      {project.mayPost ? (
        <div className="mt-4 border-b border-line pb-6">
          <UpdateForm
            project={project}
            onPosted={(hasMoreToSend) => {
              setOlder(undefined)
              toast({ title: updatesTexts.postedTitle, description: updatesTexts.postedText })
              if (!hasMoreToSend) heading.current?.focus()
            }}
          />
        </div>
      ) : null}
      <UpdateList updates={[...project.updates, ...(older?.updates ?? [])]} mayPost={project.mayPost} />
      {olderThan === null ? null : (
        <Button look="outline" size="small" aria-busy={isLoading} onClick={() => void loadOlder(olderThan)}>
          {updatesTexts.olderButton}
        </Button>
      )}
    </Card>
  )
}

export const DashboardLink = () => (
  <ButtonLink href="/dashboard" look="outline">
    <Icon name="arrow-left" />
    {linkTexts.dashboard}
  </ButtonLink>
)
