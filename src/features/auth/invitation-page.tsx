import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { acceptInvitation } from '#api/accept-invitation.ts'
import { ApiError } from '#browser/api-error.ts'
import { currentPath } from '#browser/current-path.ts'
import { invitationPageTexts as texts } from '#content/interface/auth/invitation.ts'
import { accountRules } from '#shared/account-rules.ts'
import type { Invitation } from '#contracts/page-source.ts'
import { pathAfterInvitation } from '#shared/path-after-invitation.ts'
import { site } from '#site.config.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { FormError } from './form-error.tsx'
import { formText } from './form-text.ts'
import { NarrowPage } from './narrow-page.tsx'

export function InvitationPage({ invitation }: { invitation: Invitation }) {
  const [isOver, setOver] = useState(false)
  if (isOver || invitation.state === 'over') return <InvitationOver />
  return (
    <NarrowPage title={texts.title(site.brand)} lede={texts.lede(invitation.username)}>
      <AcceptForm invitation={invitation} onOver={() => setOver(true)} />
    </NarrowPage>
  )
}

interface AcceptFormProps {
  invitation: Extract<Invitation, { state: 'open' }>
  onOver: () => void
}

function AcceptForm({ invitation: { token, username, name }, onOver }: AcceptFormProps) {
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const data = new FormData(event.currentTarget)
    const acceptance = { token, name: formText(data, 'name'), password: formText(data, 'password') }
    const address = currentPath()
    setSending(true)
    setError(undefined)
    try {
      const user = await acceptInvitation(acceptance, username)
      const to = user ? pathAfterInvitation(user.role) : '/auth/second-step'
      // Replaces the history entry, whose address contains the token.
      if (currentPath() === address) await navigate({ to, replace: true })
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      if (cause.status === 410) return onOver()
      setError(cause.message)
    } finally {
      setSending(false)
    }
  }

  return (
    <form
      method="post"
      action="/api/invitation"
      onSubmit={(event) => void send(event)}
      aria-busy={isSending}
      className="mt-7"
    >
      {error ? <FormError message={error} /> : null}
      <input type="hidden" name="token" value={token} />
      <div className="grid gap-5.5">
        <Field
          label={texts.nameLabel}
          name="name"
          required
          autoComplete="name"
          defaultValue={name}
          maxLength={accountRules.nameCharsMax}
        />
        <NewPasswordField isInvalid={false} />
        <Button type="submit" look="cta" width="full" size="large" aria-busy={isSending}>
          {texts.button}
        </Button>
      </div>
    </form>
  )
}

const InvitationOver = () => (
  <NarrowPage title={texts.overTitle} lede={texts.overText}>
    <div className="mt-7 flex flex-wrap gap-3">
      <ButtonLink href="/auth">{texts.signInLink}</ButtonLink>
      <ButtonLink href="/contact" look="outline">
        {texts.contactLink}
      </ButtonLink>
    </div>
  </NarrowPage>
)
