import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteProjectTexts } from '#content/interface/admin/project.ts'
import { bookingProjectTexts } from '#content/interface/admin/booking-project.ts'
import { projectTexts } from '#content/interface/admin/projects.ts'
import { labelTexts } from '#content/interface/common.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { projectRefusals } from '#content/interface/answers.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProjectBadge } from '#ui/project-badge.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { useOwnId } from '#ui/use-own-search.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { DeleteRecord } from '../frame/delete-record.tsx'
import { RecordBody } from '../frame/record-body.tsx'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { bookingsPath } from '../bookings/bookings-state.ts'
import { MilestonesCard } from './milestones-card.tsx'
import { ProjectForm } from './project-form.tsx'
import { projectQuery, projectsPath } from './queries.ts'
import { ReportsCard } from './reports-card.tsx'

export function ProjectPage() {
  const id = useOwnId()
  if (id) return <LoadedProject key={id} id={id} />
  const list = { href: '/admin/projects', label: projectTexts.allProjects }
  return (
    <RecordNotFound title={labelTexts.project} message={projectRefusals['project-not-found']} list={list} />
  )
}

function LoadedProject({ id }: { id: string }) {
  const query = useQuery(projectQuery(id))
  return (
    <>
      <TitleBand
        title={query.data?.name ?? labelTexts.project}
        isLoading={query.isPending}
        actions={
          <ButtonLink href="/admin/projects" look="outline">
            <Icon name="arrow-left" />
            {projectTexts.allProjects}
          </ButtonLink>
        }
      >
        {query.data ? <ProjectSummary project={query.data} /> : projectTexts.loading}
      </TitleBand>
      <RecordBody status={query.status}>
        <QueryState
          query={query}
          what={projectTexts.what}
          skeleton={
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <SkeletonCard className="h-170" />
              <div className="grid gap-5">
                <SkeletonCard className="h-110" />
                <SkeletonCard className="h-150" />
              </div>
            </div>
          }
        >
          {(project) => (
            <div className="grid items-start gap-5 lg:grid-cols-2">
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <SectionCard title={labelTexts.project}>
                  <ProjectForm key={project.id} project={project} />
                </SectionCard>
                <DeleteProject project={project} />
              </div>
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
                <MilestonesCard project={project} />
                <ReportsCard project={project} />
              </div>
            </div>
          )}
        </QueryState>
      </RecordBody>
    </>
  )
}

const ProjectSummary = ({ project }: { project: AdminProjectDetail }) => (
  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <ProjectBadge status={project.status} />
    <span>{project.client ? project.client.name : projectTexts.noClient}</span>
    <SiteLink href={`/dashboard/project?id=${project.id}`} className="text-link underline">
      {projectTexts.asClient}
    </SiteLink>
    {project.booking ? (
      <SiteLink
        href={`${bookingsPath}/request?code=${project.booking.confirmationCode}`}
        className="text-link underline"
      >
        {bookingProjectTexts.request}
      </SiteLink>
    ) : null}
  </span>
)

function DeleteProject({ project: { id, name } }: { project: AdminProjectDetail }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <DeleteRecord
      name={name}
      path={`${projectsPath}/${id}`}
      texts={deleteProjectTexts}
      onDeleted={async () => {
        await navigate({ to: '/admin/projects' })
        client.removeQueries({ queryKey: projectQuery(id).queryKey })
        await client.invalidateQueries({ queryKey: [projectsPath] })
      }}
    />
  )
}
