import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { sendJson } from '#api/send-json.ts'
import { newProjectTexts as texts } from '#content/interface/admin/project.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { toast } from '#ui/toast-store.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { useUnsavedWarning } from '../frame/use-unsaved-warning.ts'
import { MilestoneTemplateFields, readTemplateForm } from './milestone-template-fields.tsx'
import { ProjectFields, type ProjectValues, readProjectForm } from './project-fields.tsx'
import { cacheProject } from './queries.ts'

interface NewProjectFormProps {
  path: string
  values: ProjectValues
  template?: string | null
  startsOn?: string
  budgetHint?: string
  client?: ReactNode
  readClient?: (form: HTMLFormElement) => object
  onStarted?: () => void
}

export function NewProjectForm({ path, values, template = null, startsOn, ...props }: NewProjectFormProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isUnsaved = useRef(false)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  useUnsavedWarning(() => isUnsaved.current)

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    setSending(true)
    setProblem(undefined)
    try {
      const fields = { ...readProjectForm(form), ...readTemplateForm(form), ...props.readClient?.(form) }
      const { id } = cacheProject(client, await sendJson('POST', path, fields))
      isUnsaved.current = false
      toast({ title: texts.startedTitle, description: texts.startedText })
      await navigate({ to: '/admin/projects/project', search: { id }, replace: true })
      props.onStarted?.()
    } catch (error) {
      setProblem(caughtSentence(error))
      setSending(false)
    }
  }

  return (
    <Card
      as="form"
      size="form"
      onSubmit={(event) => void create(event)}
      onInput={() => {
        isUnsaved.current = true
      }}
      className="grid max-w-3xl gap-5 sm:grid-cols-2"
    >
      {problem ? <FormProblem message={problem} /> : null}
      <ProjectFields values={values} isNew client={props.client} budgetHint={props.budgetHint} />
      <MilestoneTemplateFields initial={template} startsOn={startsOn} />
      <Button type="submit" aria-busy={isSending} className="sm:col-span-2 sm:w-fit">
        {texts.button}
      </Button>
    </Card>
  )
}
