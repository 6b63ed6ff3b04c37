import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { issueRefusals } from '#content/interface/answers.ts'
import {
  deleteIssueTexts,
  issueListTexts,
  issueOriginNames,
  issueTexts as texts,
} from '#content/interface/admin/issues.ts'
import type { AdminIssue } from '#contracts/admin-issues.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { QueryState } from '#ui/query-state.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { useOwnId } from '#ui/use-own-search.ts'
import { DeleteRecord } from '../frame/delete-record.tsx'
import { RecordBody } from '../frame/record-body.tsx'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { IssueBadge } from './issue-badge.tsx'
import { IssueEditor } from './issue-editor.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { issueQuery, issuesPath, newsletterPage } from './queries.ts'

export function IssuePage() {
  const id = useOwnId()
  if (id) return <LoadedIssue key={id} id={id} />
  const list = { href: newsletterPage, label: issueListTexts.allIssues }
  return <RecordNotFound title={texts.one} message={issueRefusals['issue-not-found']} list={list} />
}

function LoadedIssue({ id }: { id: string }) {
  const query = useQuery(issueQuery(id))
  return (
    <>
      <TitleBand
        title={query.data?.subject ?? texts.one}
        isLoading={query.isPending}
        actions={
          <ButtonLink href={newsletterPage} look="outline">
            <Icon name="arrow-left" />
            {issueListTexts.allIssues}
          </ButtonLink>
        }
      >
        {query.data ? (
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <IssueBadge state={query.data.state} />
            <span>{issueOriginNames[query.data.origin]}</span>
          </span>
        ) : (
          texts.loading
        )}
      </TitleBand>
      <RecordBody status={query.status}>
        <QueryState query={query} what={texts.what} skeleton={<SkeletonCard className="h-170" />}>
          {(issue) => (
            <div className="grid gap-5">
              {issue.state === 'draft' ? <IssueEditor issue={issue} /> : <IssueProgress issue={issue} />}
              {issue.state === 'scheduled' || issue.state === 'sending' ? null : (
                <DeleteIssue issue={issue} />
              )}
            </div>
          )}
        </QueryState>
      </RecordBody>
    </>
  )
}

function DeleteIssue({ issue: { id, subject } }: { issue: AdminIssue }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <DeleteRecord
      name={subject}
      path={`${issuesPath}/${id}`}
      texts={deleteIssueTexts}
      onDeleted={async () => {
        await navigate({ to: newsletterPage })
        client.removeQueries({ queryKey: issueQuery(id).queryKey })
        await client.invalidateQueries({ queryKey: [issuesPath] })
      }}
    />
  )
}
