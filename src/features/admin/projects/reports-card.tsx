import { type FormEvent, useState } from 'react'
import { call } from '#api/call.ts'
import { reportsTexts as texts } from '#content/interface/admin/project.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { projectRules } from '#contracts/project-rules.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { toast } from '#ui/toast-store.ts'
import { useAction } from '#ui/form/use-action.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { LabelledArea } from '../bookings/labelled-controls.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { formatTime } from '../bookings/time.ts'
import { useSavedText } from '../bookings/use-saved-text.ts'
import { useProjectWrite } from './queries.ts'

export function ReportsCard({ project }: { project: AdminProjectDetail }) {
  const write = useProjectWrite(project.id)
  const { run: writeOnce } = useAction()
  const text = useSavedText(`project-report:${project.id}`)
  const [progress, setProgress] = useState('')

  async function post(event: FormEvent) {
    event.preventDefault()
    const body = { body: text.text, ...(progress === '' ? {} : { progressPercentage: Number(progress) }) }
    if (
      !(await writeOnce(() =>
        write.mutateAsync(() =>
          call(adminEndpoints.createProjectUpdate, { params: { id: project.id }, body }),
        ),
      ))
    )
      return
    text.forget(body.body)
    setProgress((current) => (current === progress ? '' : current))
    toast({ title: texts.postedTitle, description: texts.postedText })
  }

  return (
    <SectionCard title={texts.title}>
      <form onSubmit={(event) => void post(event)} className="print-hidden grid gap-3 sm:grid-cols-2">
        {write.error ? <FormProblem message={write.error.message} /> : null}
        <LabelledArea
          label={texts.reportLabel}
          hint={texts.reportHint}
          charsMax={projectRules.updateCharsMax}
          value={text.text}
          onWrite={text.write}
        />
        <Field
          label={texts.progressLabel}
          type="number"
          min={0}
          max={100}
          step={1}
          value={progress}
          onChange={({ target }) => setProgress(target.value)}
        />
        <Button type="submit" look="outline" aria-busy={write.isPending} className="sm:col-span-2 sm:w-fit">
          {texts.button}
        </Button>
      </form>
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
