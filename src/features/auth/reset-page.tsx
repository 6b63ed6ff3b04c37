import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { recheckUser, setUser } from '#browser/current-user.ts'
import { ApiError } from '#browser/api-error.ts'
import { sendJson } from '#api/send-json.ts'
import { pageAddress } from '#browser/page-address.ts'
import { resetPageTexts as texts } from '#content/interface/auth/reset.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { FormError } from './form-error.tsx'
import { formText } from './form-text.ts'
import { NarrowPage } from './narrow-page.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'

export function ResetPage({ token }: { token: string | undefined }) {
  const [end, setEnd] = useState<'over' | 'perhaps set'>()
  if (end || token === undefined) return <LinkOver isPerhapsSet={end === 'perhaps set'} />
  return (
    <NarrowPage title={texts.title} lede={texts.lede}>
      <NewPasswordForm token={token} onEnd={setEnd} />
    </NarrowPage>
  )
}

function NewPasswordForm({ token, onEnd }: { token: string; onEnd: (end: 'over' | 'perhaps set') => void }) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isAnswerLost = useRef(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const address = pageAddress()
    setSending(true)
    setError(undefined)
    try {
      const password = formText(new FormData(form), 'password')
      await sendJson('PATCH', '/api/password-reset', { token, password })
      setUser(null)
      toast({ title: texts.setTitle, description: accountNotices.passwordSet })
      // Replaces the history entry, whose address contains the token.
      if (pageAddress() === address) await navigate({ to: '/auth', replace: true })
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
