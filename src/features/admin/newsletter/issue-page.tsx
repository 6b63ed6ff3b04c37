import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { remove } from '#api/call.ts'
import { forgetPublicReads } from '#api/page-source.ts'
import { keyOf } from '#api/query.ts'
import { useIsAdmin } from '#browser/use-is-admin.ts'
import { issueRefusals } from '#content/interface/answers.ts'
import {
  deleteIssueTexts,
  issueListTexts,
  issueOriginNames,
  issueTexts as texts,
} from '#content/interface/admin/issues.ts'
import type { AdminIssue } from '#contracts/admin-issues.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { useOwnId } from '#ui/use-own-search.ts'
import { leaveUnasked } from '#ui/use-leave-blocker.ts'
import { DeletedDraft } from '../frame/deleted-draft.tsx'
import { DeleteRecord } from '../frame/delete-record.tsx'
import { listReturnPlace } from '../frame/list-return.tsx'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { RecordPage } from '../frame/record-page.tsx'
import { IssueBadge } from './issue-badge.tsx'
import { IssueEditor, unsavedIssueKey, unsavedIssueSchema } from './issue-editor.tsx'
import { IssueProgress } from './issue-progress.tsx'
import { issueQuery, newsletterPage } from './queries.ts'

const list = { href: newsletterPage, label: issueListTexts.allIssues }

export function IssuePage() {
  const id = useOwnId()
  if (id) return <LoadedIssue key={id} id={id} />
  return <RecordNotFound title={texts.one} message={issueRefusals['issue-not-found']} list={list} />
}

function LoadedIssue({ id }: { id: string }) {
  const query = useQuery(issueQuery(id))
  const isAdmin = useIsAdmin()
  return (
    <RecordPage
      query={query}
      title={query.data?.subject ?? texts.one}
      texts={texts}
      list={list}
      summary={({ state, origin }) => (
        <>
          <IssueBadge state={state} />
          <span>{issueOriginNames[origin]}</span>
        </>
      )}
      skeleton={<SkeletonCard className="h-170" />}
      whenGone={
        <DeletedDraft
          unsavedKey={unsavedIssueKey(id)}
          schema={unsavedIssueSchema}
          noun={texts.noun}
          textsOf={({ draft: { subject, content } }) => ({ [texts.subject]: subject, [texts.text]: content })}
        />
      }
    >
      {(issue) => (
        <div className="grid gap-5">
          {issue.state === 'draft' ? <IssueEditor issue={issue} /> : <IssueProgress issue={issue} />}
          {isDeletable(issue, isAdmin) ? <DeleteIssue issue={issue} /> : null}
        </div>
      )}
    </RecordPage>
  )
}

const isDeletable = ({ state }: AdminIssue, isAdmin: boolean) =>
  state === 'draft' || (isAdmin && state !== 'scheduled' && state !== 'sending')

function DeleteIssue({ issue: { id, subject, state } }: { issue: AdminIssue }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  return (
    <DeleteRecord
      name={subject}
      remove={() => remove(adminEndpoints.deleteIssue, { params: { id } })}
      texts={
        state === 'draft'
          ? { ...deleteIssueTexts, question: deleteIssueTexts.draftQuestion }
          : deleteIssueTexts
      }
      onDeleted={async (isHere) => {
        forgetPublicReads()
        if (isHere) await leaveUnasked(() => navigate(listReturnPlace(list.href)))
        client.removeQueries({ queryKey: issueQuery(id).queryKey })
        await client.invalidateQueries({ queryKey: keyOf(adminEndpoints.issues) })
      }}
    />
  )
}
