import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '#api/call.ts'
import { changeUser } from '#browser/current-user.ts'
import { useUnsavedValues } from '#browser/use-unsaved-values.ts'
import { profileCardTexts as texts } from '#content/interface/account/profile.ts'
import { accountRefusals } from '#content/interface/answers.ts'
import type { Account } from '#contracts/account.ts'
import { accountEndpoints } from '#contracts/endpoints-account.ts'
import { accountRules } from '#shared/account-rules.ts'
import { Field } from '#ui/field.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import type { Refusal } from '#ui/form/use-action.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { PrintedFacts } from '#ui/printed-facts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { toast } from '#ui/toast-store.ts'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { accountQuery } from './queries.ts'

const unsavedSchema = z.object({ name: z.optional(z.string()), email: z.optional(z.string()) })

function faultsOf({ status, message }: Refusal): string[] {
  if (status === 403) return ['currentPassword']
  return status === 400 || message === accountRefusals['email-taken'] ? ['email'] : []
}

interface ProfileField extends HTMLInputElement {
  name: 'name' | 'email'
}

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<ProfileField>('[name=name], [name=email]'),
]

export function ProfileCard({ account }: { account: Account }) {
  const cache = useQueryClient()
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

  async function save({ currentPassword }: { currentPassword: string }, form: HTMLFormElement) {
    const changes = changesIn(form)
    const savedAccount = await call(accountEndpoints.changeAccount, { body: { ...changes, currentPassword } })
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
      <Form
        send={save}
        faultsOf={faultsOf}
        onInput={(event) => keepUnsaved(event.currentTarget)}
        className="print-hidden mt-5 grid grid-cols-1 gap-5"
      >
        <FormMessage
          instead={
            <UnsavedNotice
              state={unsavedValues.state}
              onDiscard={() => {
                unsavedValues.discard()
                setRestoredValues(undefined)
              }}
            />
          }
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
          />
        </Fragment>
        <PasswordField label={texts.passwordLabel} name="currentPassword" autoComplete="current-password" />
        <SubmitButton busy={texts.saving} className="justify-self-start">
          {texts.saveButton}
        </SubmitButton>
      </Form>
    </SectionCard>
  )
}
