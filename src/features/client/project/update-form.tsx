import { updateFormTexts as texts } from '#content/interface/client/project.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { sendJson } from '#api/send-json.ts'
import { readDraft, saveDraft } from '#browser/tab-draft.ts'
import { useSession } from '#browser/use-session.ts'
import { countChars } from '#shared/count-chars.ts'
import { CharCount } from '#ui/char-count.tsx'
import { projectRules } from '#contracts/project-rules.ts'
import { type ProjectDetail, projectDetailSchema, projectUpdateInputSchema } from '#contracts/projects.ts'
import { Button } from '#ui/button.tsx'
import { caughtSentence } from '#ui/failure-sentence.ts'
import { Field, TextArea } from '#ui/field.tsx'
import { assignedProjectsKey, projectQuery } from './queries.ts'

interface FieldErrors {
  body?: string | undefined
  progressPercentage?: string | undefined
}

interface UpdateFormProps {
  project: ProjectDetail
  onPosted: (hasMoreToSend: boolean) => void
}

export function UpdateForm({ project, onPosted }: UpdateFormProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  const session = useSession()
  const username = session.status === 'signed-in' ? session.user.username : ''
  const draftKey = `update-${project.id}`
  const isUnderWay = useRef(false)
  const cache = useQueryClient()
  const [chars, setChars] = useState(0)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string>()
  const [isSending, setSending] = useState(false)

  useEffect(() => {
    if (!text.current || !username) return
    text.current.value ||= readDraft(draftKey, username)
    setChars(countChars(text.current.value))
  }, [draftKey, username])

  async function post(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isUnderWay.current || !form.current) return
    const sentEntries = new FormData(form.current)
    const update = readForm(sentEntries)
    setFailure(undefined)
    setErrors(update.errors)
    if (!update.input) {
      form.current.querySelector<HTMLElement>(`[name="${Object.keys(update.errors)[0]}"]`)?.focus()
      return
    }
    isUnderWay.current = true
    setSending(true)
    try {
      const response = await sendJson('POST', `/api/provider/projects/${project.id}/updates`, update.input)
      cache.setQueryData(projectQuery(project.id).queryKey, z.parse(projectDetailSchema, response))
      cache.removeQueries({ queryKey: assignedProjectsKey })
      const hasMoreToSend = form.current !== null && !clearSent(form.current, sentEntries)
      const unsentText = text.current?.value ?? ''
      saveDraft(draftKey, username, unsentText)
      setChars(countChars(unsentText))
      onPosted(hasMoreToSend)
    } catch (error) {
      setFailure(caughtSentence(error))
    }
    isUnderWay.current = false
    setSending(false)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void post(event)}
      aria-busy={isSending}
      className="grid gap-4"
    >
      <p role="alert" className={failure ? 'text-small font-semibold text-danger' : 'hidden'}>
        {failure}
      </p>
      <TextArea
        label={texts.bodyLabel}
        error={errors.body}
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
          error={errors.progressPercentage}
        />
        <Button type="submit" aria-busy={isSending} className="justify-self-start">
          {isSending ? texts.posting : texts.postButton}
        </Button>
      </div>
    </form>
  )
}

function clearSent(form: HTMLFormElement, sentEntries: FormData): boolean {
  let isEmpty = true
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
    if (field.value === sentEntries.get(field.name)) field.value = ''
    else isEmpty = false
  }
  return isEmpty
}

function readForm(values: FormData) {
  const percentText = String(values.get('progressPercentage') ?? '').trim()
  const result = z.safeParse(projectUpdateInputSchema, {
    body: values.get('body'),
    progressPercentage: percentText === '' ? undefined : Number(percentText.replace(/\s*%$/, '')),
  })
  if (result.success) return { input: result.data, errors: {} }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.error.issues) errors[String(path[0])] ??= message
  return { input: null, errors }
}
