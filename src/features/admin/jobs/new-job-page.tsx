import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '#api/call.ts'
import { currentPath } from '#browser/current-path.ts'
import { jobTexts as texts } from '#content/interface/admin/jobs.ts'
import { newJobMeta } from '#content/admin/jobs-meta.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { remote } from '#contracts/job-rules.ts'
import { agencyDay } from '#shared/agency-day.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import { leaveUnasked } from '#ui/use-leave-blocker.ts'
import type { RecordValues } from '../content/record-fields.ts'
import { RecordForm } from '../content/record-form.tsx'
import { ListLink } from '../frame/list-return.tsx'
import { fromForm, jobFormFields } from './job-form-values.ts'
import { cacheJob } from './queries.ts'

export function NewJobPage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const blank = { location: remote, employmentType: 'full-time', postedOn: agencyDay(new Date()) }

  async function add(values: RecordValues): Promise<undefined> {
    const path = currentPath()
    const { id, title } = cacheJob(client, await call(adminEndpoints.createJob, { body: fromForm(values) }))
    toast({ title: texts.addedTitle, description: texts.addedText(title) })
    if (currentPath() === path)
      await leaveUnasked(() => navigate({ to: '/admin/jobs/job', search: { id }, replace: true }))
  }

  return (
    <>
      <TitleBand title={newJobMeta.heading} actions={<ListLink href="/admin/jobs" label={texts.allJobs} />}>
        {texts.newLede}
      </TitleBand>
      <div className="page-width pb-20">
        <SectionCard title={texts.formHeading}>
          <RecordForm
            unsavedKey="new-job"
            fields={jobFormFields}
            values={blank}
            noun={texts.noun}
            submitLabel={texts.addButton}
            onSubmit={add}
          />
        </SectionCard>
      </div>
    </>
  )
}
