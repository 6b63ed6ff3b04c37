import type { UseQueryResult } from '@tanstack/react-query'
import type { Project } from '#contracts/projects.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { QueryState } from '#ui/query-state.tsx'

/** Specification, section 9, Dashboard display constants. */
const progressMax = 100

const tones: Record<string, BadgeTone> = { active: 'success', paused: 'warning' }

export function ProjectList({ query }: { query: UseQueryResult<Project[]> }) {
  return (
    <section
      aria-labelledby="projects-heading"
      data-card=""
      className="rounded-card border border-line bg-card p-6 lg:p-7"
    >
      <h2 id="projects-heading" className="text-h3">
        Your projects
      </h2>
      <QueryState query={query} what="your projects">
        {(projects) =>
          projects.length === 0 ? (
            <p className="mt-4 text-ink-soft">
              No projects yet. When a request turns into work, its progress stands here.
            </p>
          ) : (
            <ul className="mt-2 divide-y divide-line">
              {projects.map((project) => (
                <ProjectCard key={project.id} project={project} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </section>
  )
}

function ProjectCard({ project }: { project: Project }) {
  const { id, name, status, progressPercentage, budget, description } = project
  return (
    <li className="py-5">
      <div className="flex items-start justify-between gap-4">
        <h3 id={`project-${id}`} className="min-w-0 text-h4">
          {name}
        </h3>
        <Badge tone={tones[status] ?? 'info'}>{status}</Badge>
      </div>
      <div
        role="progressbar"
        aria-labelledby={`project-${id}`}
        aria-valuenow={Number(progressPercentage)}
        aria-valuemin={0}
        aria-valuemax={progressMax}
        className="mt-3 h-2 overflow-clip rounded-full bg-tint-strong contrast:border-2"
      >
        <div
          className="h-full rounded-full bg-linear-to-r from-primary to-accent contrast:bg-accent"
          style={{ width: `${(Number(progressPercentage) / progressMax) * 100}%` }}
        />
      </div>
      <p className="mt-2.5 flex flex-wrap gap-x-5 text-fine text-ink-soft">
        <span>{progressPercentage}% complete</span>
        <span>Budget {budget}</span>
      </p>
      <p className="mt-1.5 text-small">{description}</p>
    </li>
  )
}
