import { updateFormTexts as texts } from '#content/interface/client/project.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { readDraft, saveDraft } from '#browser/tab-draft.ts'
import { useSession } from '#browser/current-user.ts'
import { countChars } from '#shared/plain-text.ts'
import { CharCount } from '#ui/char-count.tsx'
import { projectRules } from '#contracts/project-rules.ts'
import { type ProjectDetail, type ProjectUpdateInput, projectUpdateInputSchema } from '#contracts/projects.ts'
import { Field, TextArea } from '#ui/field.tsx'
import { Form, SubmitButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/form-state.ts'
import { FormRefusal } from '#ui/form/use-action.ts'
import { projectQuery } from '../queries.ts'

interface UpdateFormProps {
  project: ProjectDetail
  onPosted: (hasMoreToSend: boolean) => void
}

export function UpdateForm({ project, onPosted }: UpdateFormProps) {
  const id = useId()
  const text = useRef<HTMLTextAreaElement>(null)
  const session = useSession()
  const username = session.status === 'signed-in' ? session.user.username : ''
  const draftKey = `update-${project.id}`
  const cache = useQueryClient()
  const [chars, setChars] = useState(0)

  useEffect(() => {
    if (!text.current || !username) return
    text.current.value ||= readDraft(draftKey, username)
    setChars(countChars(text.current.value))
  }, [draftKey, username])

  async function post(values: Record<string, string>, form: HTMLFormElement) {
    const body = readForm(values)
    const newProject = await call(accountEndpoints.createProjectUpdate, { params: { id: project.id }, body })
    cache.setQueryData(projectQuery(project.id).queryKey, newProject)
    cache.removeQueries({ queryKey: keyOf(accountEndpoints.assignedProjects) })
    const hasMoreToSend = !clearSent(form, values)
    const unsentText = text.current?.value ?? ''
    saveDraft(draftKey, username, unsentText)
    setChars(countChars(unsentText))
    onPosted(hasMoreToSend)
  }

  return (
    <Form send={post} noValidate className="grid gap-4">
      <Problem />
      <TextArea
        label={texts.bodyLabel}
        aside={<CharCount id={`${id}-count`} chars={chars} charsMax={projectRules.updateCharsMax} />}
        id={id}
        name="body"
        ref={text}
        onInput={({ currentTarget: { value } }) => {
          setChars(countChars(value))
          saveDraft(draftKey, username, value)
        }}
        aria-describedby={`${id}-count`}
      />
      <div className="grid gap-4">
        <Field
          label={texts.progressLabel}
          hint={texts.progressHint(project.progressPercentage)}
          name="progressPercentage"
          inputMode="numeric"
          autoComplete="off"
          className="w-full max-w-80"
        />
        <SubmitButton busy={texts.posting} className="justify-self-start">
          {texts.postButton}
        </SubmitButton>
      </div>
    </Form>
  )
}

function Problem() {
  const { message, errors } = useForm()
  const isShown = message !== undefined && Object.keys(errors).length === 0
  return (
    <p role="alert" className={isShown ? 'text-small font-semibold text-danger' : 'hidden'}>
      {isShown ? message : null}
    </p>
  )
}

function clearSent(form: HTMLFormElement, sentValues: Record<string, string>): boolean {
  let isEmpty = true
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
    if (field.value === sentValues[field.name]) field.value = ''
    else isEmpty = false
  }
  return isEmpty
}

function readForm({ body, progressPercentage = '' }: Record<string, string>): ProjectUpdateInput {
  const percentText = progressPercentage.trim()
  const result = z.safeParse(projectUpdateInputSchema, {
    body,
    progressPercentage: percentText === '' ? undefined : Number(percentText.replace(/\s*%$/, '')),
  })
  if (result.success) return result.data
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  throw new FormRefusal('', errors)
}
