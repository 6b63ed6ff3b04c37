import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call, remove } from '#api/call.ts'
import { contentRefusals } from '#content/interface/answers.ts'
import { jobTexts as texts } from '#content/interface/admin/jobs.ts'
import { actionTexts } from '#content/interface/common.ts'
import { jobMeta } from '#content/admin/jobs-meta.ts'
import type { AdminJob } from '#contracts/jobs.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { formatLongDay } from '#shared/formats.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SkeletonCard } from '#ui/skeleton.tsx'
import { toast } from '#ui/toast-store.ts'
import { leaveUnasked } from '#ui/use-leave-blocker.ts'
import { useOwnId } from '#ui/use-own-search.ts'
import { unsavedRecordSchema } from '../content/record-fields.ts'
import { RecordForm } from '../content/record-form.tsx'
import { DeletedDraft } from '../frame/deleted-draft.tsx'
import { listReturnPlace } from '../frame/list-return.tsx'
import { RecordNotFound } from '../frame/record-not-found.tsx'
import { RecordPage } from '../frame/record-page.tsx'
import { JobBadge } from './job-columns.tsx'
import { fromForm, jobFormFields, toForm } from './job-form-values.ts'
import { JobStatusButton } from './job-status-button.tsx'
import { cacheJob, forgetJobs, jobQuery } from './queries.ts'

const list = { href: '/admin/jobs', label: texts.allJobs }
const unsavedKeyOf = (id: number | string) => `job-${id}`

export function JobPage() {
  const id = useOwnId()
  if (id) return <LoadedJob key={id} id={id} />
  return <RecordNotFound title={jobMeta.heading} message={contentRefusals['job-not-found']} list={list} />
}

function LoadedJob({ id }: { id: string }) {
  const query = useQuery(jobQuery(id))
  return (
    <RecordPage
      query={query}
      title={query.data?.title ?? jobMeta.heading}
      texts={texts}
      list={list}
      summary={(job) => <JobSummary job={job} />}
      skeleton={<SkeletonCard className="h-250" />}
      whenGone={
        <DeletedDraft
          unsavedKey={unsavedKeyOf(id)}
          schema={unsavedRecordSchema}
          noun={texts.noun}
          textsOf={({ values }) =>
            Object.fromEntries(jobFormFields.map(({ name, label }) => [label, textOf(values[name])]))
          }
        />
      }
    >
      {(job) => (
        <SectionCard title={texts.formHeading}>
          <JobForm key={job.id} job={job} />
        </SectionCard>
      )}
    </RecordPage>
  )
}

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : String(value ?? ''))

function JobSummary({ job }: { job: AdminJob }) {
  const { slug, state, status, lastDay } = job
  return (
    <>
      <JobBadge state={state} />
      <span>
        {texts.stateNotes[state](formatLongDay(lastDay))}{' '}
        {status === 'open' && (state === 'closed' || state === 'gone') ? texts.reopenNote : null}
      </span>
      <SiteLink href={`/careers/${slug}`} className="print-hidden text-link underline">
        {texts.publicPage}
      </SiteLink>
      <span className="print-hidden">
        <JobStatusButton job={job} />
      </span>
    </>
  )
}

function JobForm({ job }: { job: AdminJob }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { id, title } = job
  return (
    <RecordForm
      unsavedKey={unsavedKeyOf(id)}
      fields={jobFormFields}
      values={toForm(job)}
      noun={texts.noun}
      heading={{ name: title }}
      submitLabel={actionTexts.save}
      deleteQuestion={texts.deleteQuestion}
      loadTheirs={async () => toForm(await client.fetchQuery(jobQuery(id)))}
      onSubmit={async (values) => {
        const body = fromForm(values)
        const saved = cacheJob(client, await call(adminEndpoints.changeJob, { params: { id }, body }))
        toast({ title: texts.savedTitle, description: texts.savedText })
        return toForm(saved)
      }}
      onDelete={async () => {
        await remove(adminEndpoints.deleteJob, { params: { id } })
        toast({ title: texts.deletedTitle, description: title })
        forgetJobs(client)
        await leaveUnasked(() => navigate(listReturnPlace(list.href)))
        client.removeQueries({ queryKey: jobQuery(id).queryKey })
      }}
    />
  )
}
