import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { recheckUser, setUser } from '#browser/current-user.ts'
import { ApiError } from '#browser/api-error.ts'
import { sendJson } from '#api/send-json.ts'
import { currentPath } from '#browser/current-path.ts'
import { resetPageTexts as texts } from '#content/interface/auth/reset.ts'
import { accountNotices } from '#content/interface/answers.ts'
import type { PasswordReset } from '#contracts/page-source.ts'
import { keepFieldPrefix } from '#shared/keep-field.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { FormError } from './form-error.tsx'
import { formText } from './form-text.ts'
import { NarrowPage } from './narrow-page.tsx'
import { ResetFactors } from './reset-factors.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'

export function ResetPage({ passwordReset }: { passwordReset: PasswordReset }) {
  const [end, setEnd] = useState<'over' | 'perhaps set'>()
  if (end || passwordReset.state === 'over') return <LinkOver isPerhapsSet={end === 'perhaps set'} />
  return (
    <NarrowPage title={texts.title} lede={texts.lede}>
      <NewPasswordForm passwordReset={passwordReset} onEnd={setEnd} />
    </NarrowPage>
  )
}

interface NewPasswordFormProps {
  passwordReset: Extract<PasswordReset, { state: 'open' }>
  onEnd: (end: 'over' | 'perhaps set') => void
}

function NewPasswordForm({ passwordReset: { token, factors }, onEnd }: NewPasswordFormProps) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isAnswerLost = useRef(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const address = currentPath()
    setSending(true)
    setError(undefined)
    try {
      const data = new FormData(form)
      const password = formText(data, 'password')
      const keep = factors.map(({ key }) => key).filter((key) => data.has(keepFieldPrefix + key))
      await sendJson('PATCH', '/api/password-reset', { token, password, keep })
      setUser(null)
      toast({ title: texts.setTitle, description: accountNotices.passwordSet })
      // Replaces the history entry, whose address contains the token.
      if (currentPath() === address) await navigate({ to: '/auth', replace: true })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.status === 410 && isAnswerLost.current) void recheckUser()
      if (cause.status === 410) return onEnd(isAnswerLost.current ? 'perhaps set' : 'over')
      isAnswerLost.current ||= cause.status === 0
      setError(cause.message)
      form.querySelector<HTMLInputElement>('[name=password]')?.focus()
    } finally {
      setSending(false)
    }
  }

  return (
    <form method="post" action="/api/password-reset" onSubmit={(event) => void send(event)} className="mt-7">
      {error ? <FormError message={error} /> : null}
      <input type="hidden" name="token" value={token} />
      <div className="grid gap-5.5">
        <NewPasswordField label={texts.passwordLabel} isInvalid={error !== undefined} />
        {factors.length > 0 ? <ResetFactors factors={factors} /> : null}
        <Button type="submit" look="cta" width="full" size="large" aria-busy={isSending}>
          {isSending ? texts.setting : texts.setButton}
        </Button>
      </div>
    </form>
  )
}

function LinkOver({ isPerhapsSet = false }: { isPerhapsSet?: boolean }) {
  return (
    <NarrowPage
      title={isPerhapsSet ? texts.perhapsSetTitle : texts.overTitle}
      lede={isPerhapsSet ? texts.perhapsSetText : texts.overText}
    >
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/auth/forgot" look={isPerhapsSet ? 'outline' : 'primary'}>
          {texts.newLink}
        </ButtonLink>
        <ButtonLink href="/auth" look={isPerhapsSet ? 'primary' : 'outline'}>
          {texts.signInLink}
        </ButtonLink>
      </div>
    </NarrowPage>
  )
}
