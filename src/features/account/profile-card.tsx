import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, Fragment, useState } from 'react'
import * as z from 'zod/mini'
import { changeUser } from '#browser/current-user.ts'
import type { ApiError } from '#browser/api-error.ts'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import { sendJson } from '#api/send-json.ts'
import { profileCardTexts as texts } from '#content/interface/account/profile.ts'
import { accountRules } from '#shared/account-rules.ts'
import { type Account, accountSchema } from '#contracts/account.ts'
import { accountRefusals } from '#content/interface/answers.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PrintedFacts } from '#ui/printed-facts.tsx'
import { toast } from '#ui/toast-store.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { FormProblem } from '#ui/form-problem.tsx'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { accountQuery } from './queries.ts'
import { useChange } from './use-change.ts'

const unsavedSchema = z.object({ name: z.optional(z.string()), email: z.optional(z.string()) })

type ProfileName = 'email' | 'currentPassword'

const refusedField = ({ status, message }: ApiError): ProfileName | undefined => {
  if (status === 403) return 'currentPassword'
  return status === 400 || message === accountRefusals['email-taken'] ? 'email' : undefined
}

interface ProfileField extends HTMLInputElement {
  name: 'name' | 'email'
}

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<ProfileField>('[name=name], [name=email]'),
]

export function ProfileCard({ account }: { account: Account }) {
  const cache = useQueryClient()
  const { problem, problemId, markOf, isSending, change } = useChange<ProfileName>()
  const unsavedValues = useUnsavedValues('account', unsavedSchema)
  const [restoredValues, setRestoredValues] = useState(unsavedValues.found)

  function changesIn(form: HTMLFormElement) {
    const changedFields = fieldsOf(form).filter(({ name, value }) => value !== account[name])
    return Object.fromEntries(changedFields.map(({ name, value }) => [name, value]))
  }

  function keepUnsaved(form: HTMLFormElement) {
    const changes = changesIn(form)
    unsavedValues.keep(Object.keys(changes).length > 0 ? changes : undefined)
  }

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const changes = changesIn(form)
    const values = { ...changes, currentPassword: new FormData(form).get('currentPassword') }
    const send = async () => {
      const savedAccount = z.parse(accountSchema, await sendJson('PATCH', '/api/account', values))
      cache.setQueryData(accountQuery.queryKey, savedAccount)
      const { username, name, email, role, pendingEmail } = savedAccount
      const isNewAddress = 'email' in changes && (pendingEmail !== null || email !== account.email)
      for (const field of fieldsOf(form)) {
        const isSent = field.name === 'email' && pendingEmail !== null && field.value === changes.email
        if (isSent || field.value === account[field.name]) field.value = savedAccount[field.name]
      }
      changeUser({ username, name, email, role })
      toast({
        title: texts.savedTitle,
        description: isNewAddress ? texts.newAddressText(pendingEmail ?? email) : texts.savedText,
      })
    }
    if (!(await change(send, { element: form, fieldOf: refusedField }))) return
    unsavedValues.keep(undefined)
    const password = form.querySelector<HTMLInputElement>('[name=currentPassword]')
    if (password) password.value = ''
  }

  return (
    <SectionCard title={texts.title} note={texts.note}>
      <PrintedFacts
        facts={[
          [texts.nameLabel, account.name],
          [texts.emailLabel, account.email],
        ]}
      />
      <form
        onSubmit={(event) => void save(event)}
        onInput={(event) => keepUnsaved(event.currentTarget)}
        aria-busy={isSending}
        className="print-hidden mt-5 grid grid-cols-1 gap-5"
      >
        {problem ? <FormProblem id={problemId} message={problem} /> : null}
        <UnsavedNotice
          state={problem ? undefined : unsavedValues.state}
          onDiscard={() => {
            unsavedValues.discard()
            setRestoredValues(undefined)
          }}
        />
        <Fragment key={restoredValues ? 'unsaved' : 'stored'}>
          <Field
            label={texts.nameLabel}
            name="name"
            defaultValue={restoredValues?.name ?? account.name}
            required
            autoComplete="name"
            maxLength={accountRules.nameCharsMax}
          />
          <Field
            label={texts.emailLabel}
            name="email"
            type="email"
            defaultValue={restoredValues?.email ?? account.email}
            required
            autoComplete="email"
            maxLength={accountRules.emailCharsMax}
            hint={texts.emailHint}
            aria-invalid={markOf('email').isInvalid || undefined}
            aria-describedby={markOf('email')['aria-describedby']}
          />
        </Fragment>
        <PasswordField
          label={texts.passwordLabel}
          name="currentPassword"
          autoComplete="current-password"
          {...markOf('currentPassword')}
        />
        <Button type="submit" aria-busy={isSending} className="justify-self-start">
          {isSending ? texts.saving : texts.saveButton}
        </Button>
      </form>
    </SectionCard>
  )
}
