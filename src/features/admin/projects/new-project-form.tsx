import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { currentPath } from '#browser/current-path.ts'
import { useUnsavedEntries } from '#browser/use-unsaved-entries.ts'
import { newProjectTexts as texts } from '#content/interface/admin/project.ts'
import type { AdminProjectDetail } from '#contracts/admin-projects.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { useAction } from '#ui/form/use-action.ts'
import { toast } from '#ui/toast-store.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { useRefusedFocus } from '#ui/use-refused-focus.ts'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import { MilestoneTemplateFields, readTemplate } from './milestone-template-fields.tsx'
import { ProjectFields, type ProjectValues, readProjectValues } from './project-fields.tsx'
import { cacheProject } from './queries.ts'

interface NewProjectFormProps {
  unsavedKey: string
  create: (fields: Readonly<Record<string, unknown>>) => Promise<AdminProjectDetail>
  values: ProjectValues
  template?: string | null
  startsOn?: string
  budgetHint?: string
  client?: (restoredEntries: FormData | undefined) => ReactNode
  readClient?: (data: FormData) => object
  onStarted?: () => void
}

export function NewProjectForm({ create, values, template = null, startsOn, ...props }: NewProjectFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const unsavedEntries = useUnsavedEntries(props.unsavedKey)
  const [restoredEntries, setRestoredEntries] = useState(unsavedEntries.found)
  const isUnsaved = useRef(restoredEntries !== undefined)
  const { run, isPending, error, problem } = useAction()
  useUnsavedWarning(() => isUnsaved.current, unsavedEntries.leave)
  const form = useRef<HTMLFormElement>(null)
  useRefusedFocus(form, error)

  async function start(data: FormData) {
    const path = currentPath()
    const fields = { ...readProjectValues(data), ...readTemplate(data), ...props.readClient?.(data) }
    const { id } = cacheProject(client, await create(fields))
    isUnsaved.current = false
    unsavedEntries.leave()
    toast({ title: texts.startedTitle, description: texts.startedText })
    if (currentPath() === path)
      await navigate({ to: '/admin/projects/project', search: { id }, replace: true })
    props.onStarted?.()
  }

  function discard() {
    isUnsaved.current = false
    unsavedEntries.discard()
    setRestoredEntries(undefined)
  }

  return (
    <Card
      as="form"
      ref={form}
      size="form"
      onSubmit={(event) => {
        event.preventDefault()
        const data = new FormData(event.currentTarget)
        void run(() => start(data))
      }}
      onInput={(event) => {
        isUnsaved.current = true
        unsavedEntries.keep(event.currentTarget)
      }}
      className="grid max-w-3xl gap-5 sm:grid-cols-2"
    >
      <UnsavedNotice state={unsavedEntries.state} onDiscard={discard} />
      {problem ? <FormProblem message={problem} /> : null}
      <Fragment key={restoredEntries ? 'entered' : 'blank'}>
        <ProjectFields
          values={restoredEntries ? readProjectValues(restoredEntries) : values}
          isNew
          client={props.client?.(restoredEntries)}
          budgetHint={props.budgetHint}
          problem={problem}
        />
        <MilestoneTemplateFields
          initial={restoredEntries?.get('template')?.toString() ?? template}
          startsOn={restoredEntries?.get('startsOn')?.toString() ?? startsOn}
        />
      </Fragment>
      <Button type="submit" aria-busy={isPending} className="sm:col-span-2 sm:w-fit">
        {texts.button}
      </Button>
    </Card>
  )
}
