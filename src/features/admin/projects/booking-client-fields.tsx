import { bookingProjectTexts as texts } from '#content/interface/admin/booking-project.ts'
import type { BookingProjectPlan } from '#contracts/admin-projects.ts'
import { accountRules } from '#shared/account-rules.ts'
import { Field } from '#ui/field.tsx'

interface BookingClientFieldsProps {
  client: BookingProjectPlan['client']
  restoredEntries: FormData | undefined
}

export function BookingClientFields({ client, restoredEntries }: BookingClientFieldsProps) {
  if (client.kind === 'account')
    return (
      <div className="sm:col-span-2">
        <p className="text-fine font-semibold">{texts.clientHeading}</p>
        <p className="mt-1.5 wrap-anywhere">{texts.account(client)}</p>
        <p className="mt-1.5 text-tiny text-ink-soft">{texts.accountNote}</p>
      </div>
    )
  return (
    <fieldset className="grid min-w-0 gap-5 sm:col-span-2 sm:grid-cols-2">
      <legend className="sr-only">{texts.clientHeading}</legend>
      <Field
        label={texts.nameLabel}
        name="clientName"
        required
        maxLength={accountRules.nameCharsMax}
        defaultValue={restoredEntries?.get('clientName')?.toString() ?? client.name}
        autoComplete="off"
      />
      <Field
        label={texts.usernameLabel}
        name="clientUsername"
        required
        minLength={accountRules.usernameCharsMin}
        maxLength={accountRules.usernameCharsMax}
        defaultValue={restoredEntries?.get('clientUsername')?.toString() ?? client.username}
        hint={accountRules.usernameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <p className="text-small wrap-anywhere text-ink-soft sm:col-span-2">
        {texts.invitationNote(client.email)}
      </p>
    </fieldset>
  )
}

export function readInvitation(data: FormData) {
  const username = data.get('clientUsername')
  return username === null ? {} : { invitation: { username, name: data.get('clientName') } }
}
