import { register } from '#api/sign-in.ts'
import { registerFormTexts as texts } from '#content/interface/auth/sign-in.ts'
import type { Registration } from '#contracts/auth.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { accountRules } from '#shared/account-rules.ts'
import { Field, FieldError } from '#ui/field.tsx'
import { Form, LargeFormMessage, SubmitButton } from '#ui/form/form.tsx'
import { useFieldState } from '#ui/form/form-state.ts'
import { Honeypot } from '#ui/honeypot.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { toast } from '#ui/toast-store.ts'

export function RegisterForm({ next }: { next: string | undefined }) {
  async function create(registration: Registration) {
    const { role } = await register(registration)
    toast({ title: texts.createdTitle, description: texts.createdText(role) })
  }

  return (
    <Form<Registration> action={pathOf(endpoints.register)} send={create} failureTitle={texts.failedTitle}>
      <LargeFormMessage />
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
        <NewPasswordField />
        <RoleChoice />
        <SubmitButton look="cta" width="full" size="large" busy={texts.creating}>
          {texts.createButton}
        </SubmitButton>
      </div>
    </Form>
  )
}

function RoleChoice() {
  const { error, value } = useFieldState('role')
  const enteredRole = texts.types.find(({ role }) => role === value)?.role ?? 'client'
  return (
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
              defaultChecked={role === enteredRole}
              aria-label={label}
              aria-invalid={error && role === enteredRole ? true : undefined}
              aria-describedby={error && role === enteredRole ? 'account-type-error' : undefined}
              className="size-4 accent-primary"
            />
            <span>
              <span className="block text-small font-semibold">{label}</span>
              <span className="block text-tiny text-ink-soft">{note}</span>
            </span>
          </label>
        ))}
      </div>
      {error ? <FieldError id="account-type-error">{error}</FieldError> : null}
    </fieldset>
  )
}
