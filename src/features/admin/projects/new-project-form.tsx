import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, type ReactNode, useRef, useState } from 'react'
import { currentPath } from '#browser/current-path.ts'
import { useUnsavedEntries } from '#browser/use-unsaved-entries.ts'
import { newProjectTexts as texts } from '#content/interface/admin/project.ts'
import type { AdminProjectDetail, ProjectValues } from '#contracts/admin-projects.ts'
import { Card } from '#ui/card.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { toast } from '#ui/toast-store.ts'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { useUnsavedWarning } from '#ui/use-leave-blocker.ts'
import { MilestoneTemplateFields, readTemplate } from './milestone-template-fields.tsx'
import { ProjectFields } from './project-fields.tsx'
import { readValues, refusalOf } from './project-values.ts'
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
  useUnsavedWarning(() => isUnsaved.current, unsavedEntries.leave)

  async function start(form: HTMLFormElement) {
    const path = currentPath()
    const data = new FormData(form)
    const fields = { ...readValues(data), ...readTemplate(data), ...props.readClient?.(data) }
    const project = await create(fields).catch((error) => {
      throw refusalOf(error)
    })
    const { id } = cacheProject(client, project)
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
    <Card size="form" className="max-w-3xl">
      <Form
        send={(_, form) => start(form)}
        onInput={(event) => {
          isUnsaved.current = true
          unsavedEntries.keep(event.currentTarget)
        }}
        className="grid gap-5 sm:grid-cols-2"
      >
        <UnsavedNotice state={unsavedEntries.state} onDiscard={discard} />
        <FormMessage />
        <Fragment key={restoredEntries ? 'entered' : 'blank'}>
          <ProjectFields
            values={restoredEntries ? readValues(restoredEntries) : values}
            isNew
            client={props.client?.(restoredEntries)}
            budgetHint={props.budgetHint}
          />
          <MilestoneTemplateFields
            initial={restoredEntries?.get('template')?.toString() ?? template}
            startsOn={restoredEntries?.get('startsOn')?.toString() ?? startsOn}
          />
        </Fragment>
        <SubmitButton className="sm:col-span-2 sm:w-fit">{texts.button}</SubmitButton>
      </Form>
    </Card>
  )
}
