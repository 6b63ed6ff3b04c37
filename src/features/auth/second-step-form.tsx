import { type FormEvent, useRef } from 'react'
import { finishSignIn } from '#api/sign-in.ts'
import { loginFormTexts } from '#content/interface/auth/sign-in.ts'
import { secondStepTexts as texts } from '#content/interface/auth/second-step.ts'
import { site } from '#site.config.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { FormError } from './form-error.tsx'
import { formText } from './form-text.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { useAccountForm } from './use-account-form.ts'

export function SecondStepForm({ next }: { next: string | undefined }) {
  const form = useRef<HTMLFormElement>(null)
  const { error, isSending, submit } = useAccountForm({
    failure: texts.failedTitle,
    success: ({ role }) => ({
      title: loginFormTexts.welcomeTitle,
      description: loginFormTexts.welcomeText(role),
    }),
  })

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const isIn = await submit(() => finishSignIn(formText(data, 'code')))
    if (isIn === false) form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }

  return (
    <form
      ref={form}
      method="post"
      action="/api/login/second-step"
      onSubmit={(event) => void send(event)}
      aria-busy={isSending}
      className="mt-7"
    >
      {error ? <FormError message={error} /> : null}
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <div className="grid gap-5.5">
        <Field
          label={texts.codeLabel}
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint={texts.codeHint}
          aria-invalid={error ? true : undefined}
        />
        <Button type="submit" look="cta" width="full" size="large" aria-busy={isSending}>
          {isSending ? texts.sending : texts.submitButton}
        </Button>
        <PasskeyButton label={texts.passkeyButton} onSignIn={submit} />
      </div>
      <p className="mt-5 text-small text-ink-soft">
        <b className="font-semibold text-ink">{texts.lostAll}</b> {texts.lostAllText(site.email)}
      </p>
      <p className="mt-3 text-small">
        <SiteLink href="/auth" className="font-semibold text-link hover:underline">
          {texts.otherAccount}
        </SiteLink>
      </p>
    </form>
  )
}
