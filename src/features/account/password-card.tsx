import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '#api/call.ts'
import { statusOf } from '#browser/api-error.ts'
import { passwordCardTexts as texts } from '#content/interface/account/profile.ts'
import { accountNotices } from '#content/interface/answers.ts'
import type { PasswordChange } from '#contracts/account-input.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import type { Refusal } from '#ui/form/use-action.ts'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { toast } from '#ui/toast-store.ts'
import { sessionsQuery } from './queries.ts'

function faultsOf({ status }: Refusal): string[] {
  if (status === 403) return ['currentPassword']
  return status === 400 ? ['newPassword'] : []
}

export function PasswordCard({ username }: { username: string }) {
  const cache = useQueryClient()

  /** The new password of an attempt whose response was lost: it may be the current one by now. */
  const lostPassword = useRef<string>(undefined)

  async function send(body: PasswordChange) {
    const { newPassword } = body
    try {
      await call(accountEndpoints.changePassword, { body })
    } catch (error) {
      const status = statusOf(error)
      const isRepeat = status === 403 && lostPassword.current === newPassword
      lostPassword.current = status === 0 ? newPassword : undefined
      if (!isRepeat) throw error
      await send({ currentPassword: newPassword, newPassword })
    }
  }

  async function save(passwords: PasswordChange, form: HTMLFormElement) {
    await send(passwords)
    form.reset()
    toast({ title: texts.changedTitle, description: accountNotices.passwordChanged })
    void cache.invalidateQueries({ queryKey: sessionsQuery.queryKey })
  }

  return (
    <SectionCard title={texts.title} note={texts.note} className="print-hidden">
      <Form<PasswordChange> send={save} faultsOf={faultsOf} className="mt-5 grid grid-cols-1 gap-5">
        <FormMessage />
        {/* Tells password managers which account the new password is for. It has no name, so it is not sent. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <PasswordField label={texts.currentLabel} name="currentPassword" autoComplete="current-password" />
        <NewPasswordField label={texts.newLabel} name="newPassword" />
        <SubmitButton busy={texts.changing} className="justify-self-start">
          {texts.changeButton}
        </SubmitButton>
      </Form>
    </SectionCard>
  )
}
