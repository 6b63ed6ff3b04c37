import { useQuery } from '@tanstack/react-query'
import { projectPageTexts as texts } from '#content/interface/client/project.ts'
import { linkTexts } from '#content/interface/links.ts'
import { projectRefusals } from '#content/interface/answers.ts'
import { ApiError } from '#browser/api-error.ts'
import { ButtonLink } from '#ui/button.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { useRecordTitle } from '#ui/record-title.ts'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { useOwnId } from '#ui/use-own-search.ts'
import { DashboardLink, ProjectView } from './project-view.tsx'
import { projectQuery } from '../queries.ts'

export function ProjectPage() {
  const id = useOwnId()
  return id ? <OneProject key={id} id={id} /> : <NoProject />
}

function OneProject({ id }: { id: string }) {
  const query = useQuery(projectQuery(id))
  useRecordTitle(query.data?.name)
  if (query.data) return <ProjectView project={query.data} />
  if (query.error instanceof ApiError && query.error.status === 404) return <NoProject />
  return (
    <>
      <TitleBand title={texts.title} actions={<DashboardLink />}>
        {query.error ? null : texts.loading}
      </TitleBand>
      <div className="page-width pb-20">
        <QueryState
          query={query}
          what={texts.what}
          skeleton={
            <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
              <SkeletonCard className="h-100" />
              <SkeletonCard className="h-100" />
            </div>
          }
        >
          {() => null}
        </QueryState>
      </div>
    </>
  )
}

function NoProject() {
  return (
    <>
      <TitleBand title={texts.notFoundTitle}>{projectRefusals['project-not-found']}</TitleBand>
      <div className="page-width pb-20">
        <ButtonLink href="/dashboard">{linkTexts.toDashboard}</ButtonLink>
      </div>
    </>
  )
}
