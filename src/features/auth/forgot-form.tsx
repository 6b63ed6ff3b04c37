import { type FormEvent, useState } from 'react'
import { ApiError } from '#browser/api-error.ts'
import { sendJson } from '#api/send-json.ts'
import { accountRules } from '#contracts/auth.ts'
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
            label="Email"
            name="email"
            type="email"
            required
            autoComplete="email"
            maxLength={accountRules.emailCharsMax}
            hint="The address on your account. The link works once, for 30 minutes."
            aria-invalid={error ? true : undefined}
          />
          <Button type="submit" look="cta" width="full" size="large" aria-busy={isSending}>
            {isSending ? 'Sending…' : isSent ? 'Send another link' : 'Send the link'}
          </Button>
        </div>
        <p className="mt-5 text-small text-ink-soft">
          Remembered it?{' '}
          <SiteLink href="/auth" className="font-semibold text-link hover:underline">
            Back to sign-in
          </SiteLink>
        </p>
      </form>
    </>
  )
}
