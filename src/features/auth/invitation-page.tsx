import { invitationPageTexts as texts } from '#content/interface/auth/invitation.ts'
import { accountRules } from '#shared/account-rules.ts'
import type { Invitation } from '#contracts/page-source.ts'
import { site } from '#site.config.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { NewPasswordField } from '#ui/new-password-field.tsx'
import { NarrowPage } from './narrow-page.tsx'

export function InvitationPage({ invitation }: { invitation: Invitation }) {
  if (invitation.state === 'over') return <InvitationOver />
  return (
    <NarrowPage title={texts.title(site.brand)} lede={texts.lede(invitation.username)}>
      <form method="post" action="/api/invitation" className="mt-7 grid gap-5.5">
        <input type="hidden" name="token" value={invitation.token} />
        <Field
          label={texts.nameLabel}
          name="name"
          required
          autoComplete="name"
          defaultValue={invitation.name}
          maxLength={accountRules.nameCharsMax}
        />
        <NewPasswordField isInvalid={false} />
        <Button type="submit" look="cta" width="full" size="large">
          {texts.button}
        </Button>
      </form>
    </NarrowPage>
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
