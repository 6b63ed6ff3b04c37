import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { sendJson } from '#api/send-json.ts'
import { newProjectTexts as texts } from '#content/interface/admin/project.ts'
import { projectTexts } from '#content/interface/admin/projects.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { useUnsavedWarning } from '../frame/use-unsaved-warning.ts'
import { ProjectFields, readProjectForm } from './project-fields.tsx'
import { cacheProject, projectsPath } from './queries.ts'

const blank = {
  ...{ client: '', provider: '', name: '', description: '' },
  ...{ status: 'planned', progressPercentage: 0, budget: 0 },
}

export function NewProjectPage() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const isUnsaved = useRef(false)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  useUnsavedWarning(() => isUnsaved.current)

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    setProblem(undefined)
    try {
      const { id } = cacheProject(
        client,
        await sendJson('POST', projectsPath, readProjectForm(event.currentTarget)),
      )
      isUnsaved.current = false
      toast({ title: texts.startedTitle, description: texts.startedText })
      await navigate({ to: '/admin/projects/project', search: { id }, replace: true })
    } catch (error) {
      setProblem(caughtSentence(error))
      setSending(false)
    }
  }

  return (
    <>
      <TitleBand
        title={texts.title}
        actions={
          <ButtonLink href="/admin/projects" look="outline">
            {projectTexts.allProjects}
          </ButtonLink>
        }
      >
        {texts.lede}
      </TitleBand>
      <div className="page-width pb-20">
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
          <ProjectFields values={blank} isNew />
          <Button type="submit" aria-busy={isSending} className="sm:col-span-2 sm:w-fit">
            {texts.button}
          </Button>
        </Card>
      </div>
    </>
  )
}
