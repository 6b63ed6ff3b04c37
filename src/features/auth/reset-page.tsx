import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { statusOf } from '#browser/api-error.ts'
import { recheckUser, setUser } from '#browser/current-user.ts'
import { currentPath } from '#browser/current-path.ts'
import { resetPageTexts as texts } from '#content/interface/auth/reset.ts'
import { accountNotices } from '#content/interface/answers.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import type { PasswordReset } from '#contracts/page-source.ts'
import { keepFieldPrefix } from '#shared/account-rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Form, LargeFormMessage, SubmitButton } from '#ui/form/form.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { NarrowPage } from './narrow-page.tsx'
import { ResetFactors } from './reset-factors.tsx'

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
  const isResponseLost = useRef(false)

  async function setPassword(values: Record<string, string>) {
    const path = currentPath()
    const keep = factors.map(({ key }) => key).filter((key) => keepFieldPrefix + key in values)
    try {
      await call(endpoints.setPassword, { body: { token, password: values.password ?? '', keep } })
    } catch (error) {
      const status = statusOf(error)
      if (status === 410 && isResponseLost.current) void recheckUser()
      if (status === 410) return onEnd(isResponseLost.current ? 'perhaps set' : 'over')
      isResponseLost.current ||= status === 0
      throw error
    }
    setUser(null)
    toast({ title: texts.setTitle, description: accountNotices.passwordSet })
    // Replaces the history entry, whose address contains the token.
    if (currentPath() === path) await navigate({ to: '/auth', replace: true })
  }

  return (
    <Form
      action={pathOf(endpoints.setPassword)}
      send={setPassword}
      faultsOf={() => ['password']}
      className="mt-7"
    >
      <LargeFormMessage />
      <input type="hidden" name="token" value={token} />
      <div className="grid gap-5.5">
        <NewPasswordField label={texts.passwordLabel} />
        {factors.length > 0 ? <ResetFactors factors={factors} /> : null}
        <SubmitButton look="cta" width="full" size="large" busy={texts.setting}>
          {texts.setButton}
        </SubmitButton>
      </div>
    </Form>
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
