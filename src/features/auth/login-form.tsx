import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { signIn } from '#api/sign-in.ts'
import { ApiError } from '#browser/api-error.ts'
import { currentPath } from '#browser/current-path.ts'
import { useSession } from '#browser/use-session.ts'
import { loginFormTexts as texts } from '#content/interface/auth/sign-in.ts'
import type { Login } from '#contracts/auth-input.ts'
import type { User } from '#contracts/auth.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { FormError } from './form-error.tsx'
import { formText } from './form-text.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { useAccountForm } from './use-account-form.ts'

export function LoginForm({ next, onRegister }: { next: string | undefined; onRegister: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const session = useSession()
  const navigate = useNavigate()
  const [isWrong, setWrong] = useState(false)
  const { error, isSending, submit } = useAccountForm({
    failure: texts.failedTitle,
    success: ({ role }) => ({
      title: texts.welcomeTitle,
      description: texts.welcomeText(role),
    }),
  })

  async function signInByPassword(login: Login) {
    try {
      return await signIn(login)
    } catch (cause) {
      setWrong(cause instanceof ApiError && cause.status === 401)
      throw cause
    }
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const address = currentPath()
    const isIn = await submit(async () => {
      const user = await signInByPassword({
        username: formText(data, 'username'),
        password: formText(data, 'password'),
      })
      if (!user && currentPath() === address)
        await navigate({ to: '/auth/second-step', search: next ? { next } : {} })
      return user
    })
    if (isIn === false) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }

  function signInByPasskey(send: () => Promise<User>) {
    setWrong(false)
    return submit(send)
  }

  return (
    <form
      ref={form}
      method="post"
      action="/api/login"
      onSubmit={(event) => void send(event)}
      aria-busy={isSending}
    >
      {error ? (
        <FormError message={error}>
          {isWrong ? (
            <>
              {texts.checkAgain.before}{' '}
              <SiteLink href="/auth/forgot" className="underline underline-offset-2">
                {texts.checkAgain.link}
              </SiteLink>
              {texts.checkAgain.after}
            </>
          ) : null}
        </FormError>
      ) : null}
      {session.status === 'signed-out' && session.hasEnded && !error ? (
        <p role="status" className="mb-5 rounded-hero-button border border-line bg-tint px-4 py-3 text-small">
          <b className="font-semibold">{texts.endedTitle}</b> {texts.endedText}
        </p>
      ) : null}
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <div className="grid gap-5.5">
        <Field
          label={texts.usernameLabel}
          name="username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error && isWrong ? true : undefined}
        />
        <PasswordField
          autoComplete="current-password"
          isInvalid={error !== undefined && isWrong}
          aside={
            <SiteLink href="/auth/forgot" className="text-link hover:underline">
              {texts.forgotLink}
            </SiteLink>
          }
        />
        <Button type="submit" look="cta" width="full" size="large" aria-busy={isSending}>
          {isSending ? texts.loggingIn : texts.loginButton}
        </Button>
        <PasskeyButton label={texts.passkeyButton} onSignIn={signInByPasskey} />
      </div>
      <p className="mt-5 text-small text-ink-soft">
        {texts.newHere}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: without script it is a link to the other form. */}
        <a
          href="#register"
          className="font-semibold text-link hover:underline"
          onClick={(event) => {
            event.preventDefault()
            onRegister()
          }}
        >
          {texts.registerLink}
        </a>
      </p>
      <p className="mt-5 flex items-start gap-2 border-t border-line pt-4 text-tiny text-ink-soft">
        <Icon name="lock" size="small" className="mt-0.5" />
        {texts.durationNote}
      </p>
    </form>
  )
}
