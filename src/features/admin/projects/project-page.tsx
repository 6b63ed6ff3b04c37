import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { remove } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { deleteProjectTexts, projectFormTexts } from '#content/interface/admin/project.ts'
import { bookingProjectTexts } from '#content/interface/admin/booking-project.ts'
import { projectTexts } from '#content/interface/admin/projects.ts'
import { labelTexts } from '#content/interface/common.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { projectRefusals } from '#content/interface/answers.ts'
import { ProjectBadge } from '#ui/status-badges.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { useOwnId } from '#ui/use-own-search.ts'
import { leaveUnasked } from '#ui/use-leave-blocker.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { DeletedDraft } from '../frame/deleted-draft.tsx'
import { DeleteRecord } from '../frame/delete-record.tsx'
import { listReturnPlace } from '../frame/list-return.tsx'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { RecordPage } from '../frame/record-page.tsx'
import { bookingsPath } from '../bookings/bookings-state.ts'
import { MilestonesCard } from './milestones-card.tsx'
import { ProjectForm, unsavedProjectKey, unsavedProjectSchema } from './project-form.tsx'
import { PrintedProject } from './printed-project.tsx'
import { projectQuery } from './queries.ts'
import { ReportsCard } from './reports-card.tsx'

const list = { href: '/admin/projects', label: projectTexts.allProjects }

export function ProjectPage() {
  const id = useOwnId()
  if (id) return <LoadedProject key={id} id={id} />
  return (
    <RecordNotFound title={labelTexts.project} message={projectRefusals['project-not-found']} list={list} />
  )
}

function LoadedProject({ id }: { id: string }) {
  const query = useQuery(projectQuery(id))
  return (
    <RecordPage
      query={query}
      title={query.data?.name ?? labelTexts.project}
      texts={projectTexts}
      list={list}
      summary={(project) => <ProjectSummary project={project} />}
      skeleton={
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <SkeletonCard className="h-170" />
          <div className="grid gap-5">
            <SkeletonCard className="h-110" />
            <SkeletonCard className="h-150" />
          </div>
        </div>
      }
      whenGone={
        <DeletedDraft
          unsavedKey={unsavedProjectKey(id)}
          schema={unsavedProjectSchema}
          noun={projectFormTexts.noun}
          textsOf={({ values: { name, description } }) => ({
            [labelTexts.name]: name,
            [labelTexts.description]: description,
          })}
        />
      }
    >
      {(project) => (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          <SectionCard title={labelTexts.project}>
            <PrintedProject project={project} />
            <ProjectForm key={project.id} project={project} />
          </SectionCard>
          <div className="grid grid-cols-1 gap-5 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <MilestonesCard project={project} />
            <ReportsCard project={project} />
          </div>
          <DeleteProject project={project} />
        </div>
      )}
    </RecordPage>
  )
}

const ProjectSummary = ({ project }: { project: AdminProjectDetail }) => (
  <>
    <ProjectBadge status={project.status} />
    <span>{project.client ? project.client.name : projectTexts.noClient}</span>
    <SiteLink href={`/dashboard/project?id=${project.id}`} className="print-hidden text-link underline">
      {projectTexts.asClient}
    </SiteLink>
    {project.booking ? (
      <SiteLink
        href={`${bookingsPath}/request?code=${project.booking.confirmationCode}`}
        className="print-hidden text-link underline"
      >
        {bookingProjectTexts.request}
      </SiteLink>
    ) : null}
  </>
)

function DeleteProject({ project: { id, name } }: { project: AdminProjectDetail }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <DeleteRecord
      name={name}
      remove={() => remove(adminEndpoints.deleteProject, { params: { id } })}
      texts={deleteProjectTexts}
      onDeleted={async (isHere) => {
        if (isHere) await leaveUnasked(() => navigate(listReturnPlace(list.href)))
        client.removeQueries({ queryKey: projectQuery(id).queryKey })
        await client.invalidateQueries({ queryKey: keyOf(adminEndpoints.projects) })
      }}
    />
  )
}
