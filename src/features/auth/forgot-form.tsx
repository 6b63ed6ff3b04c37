import { type FormEvent, useState } from 'react'
import { ApiError } from '#browser/api-error.ts'
import { sendJson } from '#api/send-json.ts'
import { forgotFormTexts as texts } from '#content/interface/auth/forgot.ts'
import { accountRules } from '#shared/account-rules.ts'
import { honeypotName } from '#shared/honeypot.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Honeypot } from '#ui/honeypot.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { FormError } from './form-error.tsx'
import { formText } from './form-text.ts'
import { Sent } from './sent.tsx'

export function ForgotForm() {
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const fields = { email: formText(data, 'email'), [honeypotName]: formText(data, honeypotName) }
    setSending(true)
    setError(undefined)
    try {
      await sendJson('POST', '/api/password-reset', fields)
      setSent(true)
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      setError(cause.message)
    } finally {
      setSending(false)
    }
  }

  return (
    <>
      <Sent isLive={isSent} />
      <form
        method="post"
        action="/api/password-reset"
        onSubmit={(event) => void send(event)}
        className="mt-7"
      >
        {error ? <FormError message={error} /> : null}
        <Honeypot />
        <div className="grid gap-5.5">
          <Field
            label={texts.emailLabel}
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={accountRules.emailCharsMax}
            hint={texts.emailHint}
            aria-invalid={error ? true : undefined}
          />
          <Button type="submit" look="cta" width="full" size="large" aria-busy={isSending}>
            {isSending ? texts.sending : isSent ? texts.sendAgainButton : texts.sendButton}
          </Button>
        </div>
        <p className="mt-5 text-small text-ink-soft">
          {texts.remembered}{' '}
          <SiteLink href="/auth" className="font-semibold text-link hover:underline">
            {texts.backLink}
          </SiteLink>
        </p>
      </form>
    </>
  )
}
