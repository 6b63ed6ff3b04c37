import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sendJson } from '#api/send-json.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { projectRefusals } from '#contracts/texts/en.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProjectBadge } from '#ui/project-badge.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import { useOwnId } from '#ui/use-own-search.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { RecordBody } from '../frame/record-body.tsx'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { MilestonesCard } from './milestones-card.tsx'
import { ProjectForm } from './project-form.tsx'
import { projectQuery, projectsPath } from './queries.ts'
import { ReportsCard } from './reports-card.tsx'

export function ProjectPage() {
  const id = useOwnId()
  if (id) return <LoadedProject key={id} id={id} />
  const list = { href: '/admin/projects', label: 'All projects' }
  return <RecordNotFound title="Project" message={projectRefusals['project-not-found']} list={list} />
}

function LoadedProject({ id }: { id: string }) {
  const query = useQuery(projectQuery(id))
  return (
    <>
      <TitleBand
        title={query.data?.name ?? 'Project'}
        isLoading={query.isPending}
        actions={
          <ButtonLink href="/admin/projects" look="outline">
            <Icon name="arrow-left" />
            All projects
          </ButtonLink>
        }
      >
        {query.data ? <ProjectSummary project={query.data} /> : 'A client project.'}
      </TitleBand>
      <RecordBody status={query.status}>
        <QueryState
          query={query}
          what="the project"
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
                <SectionCard title="Project">
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
    <span>{project.client ? project.client.name : 'No client'}</span>
    <SiteLink href={`/dashboard/project?id=${project.id}`} className="text-link underline">
      As the client sees it
    </SiteLink>
  </span>
)

function DeleteProject({ project: { id, name } }: { project: AdminProjectDetail }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    mutationFn: () => sendJson('DELETE', `${projectsPath}/${id}`),
    onSuccess: async () => {
      toast({ title: 'Project deleted', description: `“${name}” has been deleted.` })
      await navigate({ to: '/admin/projects' })
      client.removeQueries({ queryKey: projectQuery(id).queryKey })
      await client.invalidateQueries({ queryKey: [projectsPath] })
    },
    onError: (error) =>
      toast({ title: 'The project was not deleted', description: error.message, variant: 'destructive' }),
  })
  return (
    <div className="px-1">
      <Button
        look="danger"
        size="small"
        aria-busy={remove.isPending}
        onClick={() => {
          const question = `Delete “${name}” for good? Its milestones and reports are deleted too, and the client no longer sees it. To end a project, set its status to completed instead.`
          if (confirm(question)) remove.mutate()
        }}
      >
        Delete the project
      </Button>
    </div>
  )
}
