import { useState } from 'react'
import { call } from '#api/call.ts'
import { reportsTexts as texts } from '#content/interface/admin/project.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { projectRules } from '#contracts/project-rules.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { inputLimits } from '#contracts/records/fields.ts'
import { projectFields } from '#contracts/records/project.ts'
import { Field } from '#ui/field.tsx'
import { toast } from '#ui/toast-store.ts'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { LabelledArea } from '../bookings/labelled-controls.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { formatTime } from '../bookings/time.ts'
import { useSavedText } from '../bookings/use-saved-text.ts'
import { useProjectWrite } from './queries.ts'

export function ReportsCard({ project }: { project: AdminProjectDetail }) {
  const write = useProjectWrite(project.id)
  const text = useSavedText(`project-report:${project.id}`)
  const [progress, setProgress] = useState('')

  async function post() {
    const body = { body: text.text, ...(progress === '' ? {} : { progressPercentage: Number(progress) }) }
    const params = { id: project.id }
    await write.mutateAsync(() => call(adminEndpoints.createProjectUpdate, { params, body }))
    text.forget(body.body)
    setProgress((current) => (current === progress ? '' : current))
    toast({ title: texts.postedTitle, description: texts.postedText })
  }

  return (
    <SectionCard title={texts.title}>
      <Form send={post} className="print-hidden grid gap-3 sm:grid-cols-2">
        <FormMessage />
        <LabelledArea
          label={texts.reportLabel}
          name="body"
          hint={texts.reportHint}
          charsMax={projectRules.updateCharsMax}
          value={text.text}
          onWrite={text.write}
        />
        <Field
          label={texts.progressLabel}
          name="progressPercentage"
          type="number"
          {...inputLimits(projectFields.progressPercentage)}
          step={1}
          value={progress}
          onChange={({ target }) => setProgress(target.value)}
        />
        <SubmitButton look="outline" className="sm:col-span-2 sm:w-fit">
          {texts.button}
        </SubmitButton>
      </Form>
      {project.updates.length > 0 ? (
        <ul className="mt-5 grid gap-4 border-t border-line pt-4">
          {project.updates.map(({ id, body, author, createdAt, progressPercentage }) => (
            <li key={id}>
              <p className="text-tiny text-ink-soft">
                {author ?? texts.deletedAuthor}, <time dateTime={createdAt}>{formatTime(createdAt)}</time>
                {progressPercentage === undefined ? null : `, ${progressPercentage}%`}
              </p>
              <p dir="auto" className="text-small whitespace-pre-line wrap-anywhere">
                {body}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {project.olderThan === null ? null : (
        <p className="mt-3 text-tiny text-ink-soft">{texts.newestOnly(projectRules.updatesPage)}</p>
      )}
    </SectionCard>
  )
}
