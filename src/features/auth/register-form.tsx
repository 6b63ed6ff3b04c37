import type { FormEvent } from 'react'
import { register } from '#api/sign-in.ts'
import { registerFormTexts as texts } from '#content/interface/auth/sign-in.ts'
import { accountRules } from '#shared/account-rules.ts'
import { honeypotName } from '#shared/honeypot.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Honeypot } from '#ui/honeypot.tsx'
import { FormError } from './form-error.tsx'
import { formText } from './form-text.ts'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { useAccountForm } from './use-account-form.ts'

export function RegisterForm({ next }: { next: string | undefined }) {
  const { error, isSending, submit } = useAccountForm({
    failure: texts.failedTitle,
    success: ({ role }) => ({
      title: texts.createdTitle,
      description: texts.createdText(role),
    }),
  })

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => formText(data, name)
    void submit(() =>
      register({
        username: text('username'),
        name: text('name'),
        email: text('email'),
        password: text('password'),
        role: text('role') === 'provider' ? 'provider' : 'client',
        [honeypotName]: text(honeypotName),
      }),
    )
  }

  return (
    <form method="post" action="/api/register" onSubmit={send} aria-busy={isSending}>
      {error ? <FormError message={error} /> : null}
      <Honeypot />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <div className="grid gap-5">
        <Field
          label={texts.usernameLabel}
          name="username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          minLength={accountRules.usernameCharsMin}
          maxLength={accountRules.usernameCharsMax}
          hint={accountRules.usernameHint}
        />
        <Field
          label={texts.nameLabel}
          name="name"
          required
          autoComplete="name"
          maxLength={accountRules.nameCharsMax}
        />
        <Field
          label={texts.emailLabel}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={accountRules.emailCharsMax}
        />
        <NewPasswordField isInvalid={false} />
        <fieldset aria-labelledby="account-type">
          <legend id="account-type" className="mb-1.5 text-fine font-semibold">
            {texts.typeLabel}
          </legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {texts.types.map(({ role, label, note }) => (
              <label
                key={role}
                className="flex cursor-pointer items-center gap-3 rounded-field border border-field bg-card px-3.5 py-2.5 hover:bg-tint has-checked:border-2 has-checked:border-primary has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-focus"
              >
                <input
                  type="radio"
                  name="role"
                  value={role}
                  defaultChecked={role === 'client'}
                  aria-label={label}
                  className="size-4 accent-primary"
                />
                <span>
                  <span className="block text-small font-semibold">{label}</span>
                  <span className="block text-tiny text-ink-soft">{note}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <Button type="submit" look="cta" width="full" size="large" aria-busy={isSending}>
          {isSending ? texts.creating : texts.createButton}
        </Button>
      </div>
    </form>
  )
}
