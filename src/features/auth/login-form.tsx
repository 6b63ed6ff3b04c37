import { useNavigate } from '@tanstack/react-router'
import { finishSignIn, signIn, signInWithPasskey } from '#api/sign-in.ts'
import { currentPath } from '#browser/current-path.ts'
import { useSession } from '#browser/current-user.ts'
import { secondStepTexts } from '#content/interface/auth/second-step.ts'
import { loginFormTexts as texts } from '#content/interface/auth/sign-in.ts'
import type { Login, User } from '#contracts/auth.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import { site } from '#site.config.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Form, LargeFormMessage, SubmitButton } from '#ui/form/form.tsx'
import { useForm } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { toast } from '#ui/toast-store.ts'

export function LoginForm({ next, onRegister }: { next: string | undefined; onRegister: () => void }) {
  const navigate = useNavigate()

  async function logIn(login: Login) {
    const path = currentPath()
    const user = await signIn(login)
    if (user) welcome(user)
    else if (currentPath() === path) await navigate({ to: '/auth/second-step', search: next ? { next } : {} })
  }

  return (
    <Form<Login>
      action={pathOf(endpoints.logIn)}
      send={logIn}
      faultsOf={({ status }) => (status === 401 ? ['username', 'password'] : [])}
      focusName="password"
      failureTitle={texts.failedTitle}
    >
      <Message />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <div className="grid gap-5.5">
        <Field
          label={texts.usernameLabel}
          name="username"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          autoComplete="current-password"
          aside={
            <SiteLink href="/auth/forgot" className="text-link hover:underline">
              {texts.forgotLink}
            </SiteLink>
          }
        />
        <SubmitButton look="cta" width="full" size="large" busy={texts.loggingIn}>
          {texts.loginButton}
        </SubmitButton>
        <PasskeyButton label={texts.passkeyButton} />
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
    </Form>
  )
}

function Message() {
  const { message, faults } = useForm()
  const session = useSession()
  if (session.status === 'signed-out' && session.hasEnded && !message) {
    return (
      <p role="status" className="mb-5 rounded-hero-button border border-line bg-tint px-4 py-3 text-small">
        <b className="font-semibold">{texts.endedTitle}</b> {texts.endedText}
      </p>
    )
  }
  return (
    <LargeFormMessage>
      {faults.length > 0 ? (
        <>
          {texts.checkAgain.before}{' '}
          <SiteLink href="/auth/forgot" className="underline underline-offset-2">
            {texts.checkAgain.link}
          </SiteLink>
          {texts.checkAgain.after}
        </>
      ) : null}
    </LargeFormMessage>
  )
}

export function SecondStepForm({ next }: { next: string | undefined }) {
  return (
    <Form<{ code: string }>
      action={pathOf(endpoints.finishSecondStep)}
      send={async ({ code }) => welcome(await finishSignIn(code))}
      faultsOf={() => ['code']}
      failureTitle={secondStepTexts.failedTitle}
      className="mt-7"
    >
      <LargeFormMessage />
      {next ? <input type="hidden" name="next" value={next} /> : null}
      <div className="grid gap-5.5">
        <Field
          label={secondStepTexts.codeLabel}
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          hint={secondStepTexts.codeHint}
        />
        <SubmitButton look="cta" width="full" size="large" busy={secondStepTexts.sending}>
          {secondStepTexts.submitButton}
        </SubmitButton>
        <PasskeyButton label={secondStepTexts.passkeyButton} />
      </div>
      <p className="mt-5 text-small text-ink-soft">
        <b className="font-semibold text-ink">{secondStepTexts.lostAll}</b>{' '}
        {secondStepTexts.lostAllText(site.email)}
      </p>
      <p className="mt-3 text-small">
        <SiteLink href="/auth" className="font-semibold text-link hover:underline">
          {secondStepTexts.otherAccount}
        </SiteLink>
      </p>
    </Form>
  )
}

function PasskeyButton({ label }: { label: string }) {
  const { run } = useForm()
  return (
    <Button
      look="outline"
      width="full"
      size="large"
      className="noscript:hidden"
      onClick={() => void run(async () => welcome(await signInWithPasskey()))}
    >
      <Icon name="lock" />
      {label}
    </Button>
  )
}

const welcome = ({ role }: User) => toast({ title: texts.welcomeTitle, description: texts.welcomeText(role) })
