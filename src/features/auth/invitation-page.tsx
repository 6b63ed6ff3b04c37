import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { acceptInvitation } from '#api/accept-invitation.ts'
import { statusOf } from '#browser/api-error.ts'
import { currentPath } from '#browser/current-path.ts'
import { invitationPageTexts as texts } from '#content/interface/auth/invitation.ts'
import type { InvitationAcceptance } from '#contracts/account-input.ts'
import { pathOf } from '#contracts/endpoint.ts'
import { endpoints } from '#contracts/endpoints.ts'
import type { Invitation } from '#contracts/page-source.ts'
import { accountRules } from '#shared/account-rules.ts'
import { pathAfterInvitation } from '#shared/return-path.ts'
import { site } from '#site.config.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Form, LargeFormMessage, SubmitButton } from '#ui/form/form.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
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

  async function accept(acceptance: InvitationAcceptance) {
    const path = currentPath()
    try {
      const user = await acceptInvitation(acceptance, username)
      const to = user ? pathAfterInvitation(user.role) : '/auth/second-step'
      // Replaces the history entry, whose address contains the token.
      if (currentPath() === path) await navigate({ to, replace: true })
    } catch (error) {
      if (statusOf(error) === 410) return onOver()
      throw error
    }
  }

  return (
    <Form<InvitationAcceptance> action={pathOf(endpoints.acceptInvitation)} send={accept} className="mt-7">
      <LargeFormMessage />
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
        <NewPasswordField />
        <SubmitButton look="cta" width="full" size="large">
          {texts.button}
        </SubmitButton>
      </div>
    </Form>
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
