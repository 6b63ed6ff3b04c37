import { useState } from 'react'
import { call } from '#api/call.ts'
import { forgotFormTexts as texts } from '#content/interface/auth/forgot.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { accountRules } from '#shared/account-rules.ts'
import { Field } from '#ui/field.tsx'
import { Form, LargeFormMessage, SubmitButton } from '#ui/form/form.tsx'
import { Honeypot } from '#ui/honeypot.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Sent } from './sent.tsx'

export function ForgotForm() {
  const [isSent, setSent] = useState(false)

  async function send(body: { email: string }) {
    await call(endpoints.requestPasswordReset, { body })
    setSent(true)
  }

  return (
    <>
      <Sent isLive={isSent} />
      <Form
        action={pathOf(endpoints.requestPasswordReset)}
        send={send}
        faultsOf={() => ['email']}
        className="mt-7"
      >
        <LargeFormMessage />
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
          />
          <SubmitButton look="cta" width="full" size="large" busy={texts.sending}>
            {isSent ? texts.sendAgainButton : texts.sendButton}
          </SubmitButton>
        </div>
        <p className="mt-5 text-small text-ink-soft">
          {texts.remembered}{' '}
          <SiteLink href="/auth" className="font-semibold text-link hover:underline">
            {texts.backLink}
          </SiteLink>
        </p>
      </Form>
    </>
  )
}
