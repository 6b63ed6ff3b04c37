import { milestoneTexts } from '#content/interface/statuses.ts'
import {
  assignedListTexts,
  projectCardTexts as cardTexts,
  projectListTexts,
} from '#content/interface/client/dashboard.ts'
import { describeMilestone } from '#shared/milestone-state.ts'
import type { AssignedProject, Project } from '#contracts/projects.ts'
import { Card } from '#ui/card.tsx'
import { DueWords } from '#ui/due-words.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { ProjectBadge } from '#ui/status-badges.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { OwnListQueryResult } from '../queries.ts'
import { ShowOlder } from './show-older.tsx'

export function ProjectList({ query }: { query: OwnListQueryResult<Project> }) {
  return (
    <Card as="section" aria-labelledby="projects-heading">
      <h2 id="projects-heading" className="text-h3">
        {projectListTexts.heading}
      </h2>
      <QueryState query={query} what={projectListTexts.what} skeleton={<LoadingProjects />}>
        {(projects) =>
          projects.length === 0 ? (
            <p className="mt-4 text-ink-soft">{projectListTexts.emptyText}</p>
          ) : (
            <ul className="mt-2 divide-y divide-line">
              {movingFirst(projects).map((project) => (
                <ProjectCard
                  key={project.id}
                  project={project}
                  facts={[projectListTexts.budget(project.budget)]}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      <ShowOlder query={query} texts={projectListTexts} />
    </Card>
  )
}

export function AssignedList({ query }: { query: OwnListQueryResult<AssignedProject> }) {
  return (
    <Card as="section" aria-labelledby="assigned-heading">
      <h2 id="assigned-heading" className="text-h3">
        {assignedListTexts.heading}
      </h2>
      <QueryState query={query} what={assignedListTexts.what} skeleton={<LoadingProjects />}>
        {(projects) =>
          projects.length === 0 ? (
            <p className="mt-4 text-ink-soft">{assignedListTexts.emptyText}</p>
          ) : (
            <ul className="mt-2 divide-y divide-line">
              {movingFirst(projects).map((project) => (
                <ProjectCard
                  key={project.id}
                  project={project}
                  facts={project.client ? [assignedListTexts.client(project.client)] : []}
                  linkLabel={assignedListTexts.postLink}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      <ShowOlder query={query} texts={assignedListTexts} />
    </Card>
  )
}

const LoadingProjects = () => (
  <div className="mt-2 -mx-5">
    <SkeletonRows count={3} rowClass="h-56 sm:h-48" />
  </div>
)

const order = ['active', 'paused', 'planned', 'completed']

const movingFirst = <Listed extends { status: string }>(projects: readonly Listed[]): Listed[] =>
  projects.toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status))

interface ProjectCardProps {
  project: Omit<Project, 'budget'>
  facts: readonly string[]
  linkLabel?: string
}

function ProjectCard({ project, facts, linkLabel = cardTexts.detailsLink }: ProjectCardProps) {
  const { id, name, status, progressPercentage, description, milestones } = project
  const { done, total, next } = milestones
  const due = next && describeMilestone(next, new Date(), milestoneTexts)
  return (
    <li className="py-5 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h3 id={`project-${id}`} className="min-w-0 grow basis-36 text-h4">
          <bdi>{name}</bdi>
        </h3>
        <ProjectBadge status={status} />
      </div>
      <div className="mt-3">
        <ProgressBar value={Number(progressPercentage)} labelledBy={`project-${id}`} />
      </div>
      <p className="mt-2.5 flex flex-wrap gap-x-5 text-fine text-ink-soft">
        <span>{cardTexts.complete(progressPercentage)}</span>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {total > 0 ? <span>{cardTexts.milestones(done, total)}</span> : null}
      </p>
      <p dir="auto" className="mt-1.5 text-small whitespace-pre-line">
        {description}
      </p>
      {next && due ? (
        <p className="mt-1.5 flex flex-wrap gap-x-5 text-fine text-ink-soft">
          <span className="min-w-0 wrap-anywhere">{cardTexts.nextMilestone(next.title)}</span>
          <DueWords words={due.words} isOverdue={due.state === 'overdue'} />
        </p>
      ) : null}
      <SiteLink
        href={`/dashboard/project?id=${id}`}
        aria-describedby={`project-${id}`}
        className="mt-1 inline-flex min-h-11 items-center text-small font-semibold text-link hover:underline"
      >
        {linkLabel}
      </SiteLink>
    </li>
  )
}
