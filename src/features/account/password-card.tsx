import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import { type ApiError, statusOf } from '#browser/api-error.ts'
import { sendJson } from '#api/send-json.ts'
import { passwordCardTexts as texts } from '#content/interface/account/profile.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { Button } from '#ui/button.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { sessionsQuery } from './queries.ts'
import { useChange } from './use-change.ts'

type PasswordName = 'currentPassword' | 'newPassword'

const refusedField = ({ status }: ApiError): PasswordName | undefined =>
  status === 403 ? 'currentPassword' : status === 400 ? 'newPassword' : undefined

export function PasswordCard({ username }: { username: string }) {
  const cache = useQueryClient()
  const { problem, problemId, markOf, isSending, change } = useChange<PasswordName>()

  /** The new password of an attempt whose answer was lost: it may be the current one by now. */
  const lostPassword = useRef<unknown>(undefined)

  async function send(passwords: Record<string, FormDataEntryValue>) {
    const { newPassword = '' } = passwords
    try {
      await sendJson('POST', '/api/account/password', passwords)
    } catch (error) {
      const status = statusOf(error)
      const isRepeat = status === 403 && lostPassword.current === newPassword
      lostPassword.current = status === 0 ? newPassword : undefined
      if (!isRepeat) throw error
      await send({ currentPassword: newPassword, newPassword })
    }
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const passwords = Object.fromEntries(new FormData(form))
    const isSaved = await change(() => send(passwords), {
      element: form,
      fieldOf: refusedField,
    })
    if (!isSaved) return
    form.reset()
    toast({ title: texts.changedTitle, description: accountNotices.passwordChanged })
    await cache.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }

  return (
    <SectionCard title={texts.title} note={texts.note} className="print-hidden">
      <form
        onSubmit={(event) => void save(event)}
        aria-busy={isSending}
        className="mt-5 grid grid-cols-1 gap-5"
      >
        {problem ? <FormProblem id={problemId} message={problem} /> : null}
        {/* Tells password managers which account the new password is for. It has no name, so it is not sent. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label={texts.currentLabel}
          name="currentPassword"
          autoComplete="current-password"
          {...markOf('currentPassword')}
        />
        <NewPasswordField label={texts.newLabel} name="newPassword" {...markOf('newPassword')} />
        <Button type="submit" aria-busy={isSending} className="justify-self-start">
          {isSending ? texts.changing : texts.changeButton}
        </Button>
      </form>
    </SectionCard>
  )
}
