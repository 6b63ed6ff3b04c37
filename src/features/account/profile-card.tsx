import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import * as z from 'zod/mini'
import { changeUser } from '#browser/current-user.ts'
import type { ApiError } from '#browser/api-error.ts'
import { sendJson } from '#api/send-json.ts'
import { accountRules } from '#contracts/auth.ts'
import { type Account, accountSchema } from '#contracts/account.ts'
import { accountRefusals } from '#contracts/texts/en.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { SectionCard } from '#ui/section-card.tsx'
import { FormProblem } from './form-problem.tsx'
import { forgetProfileDraft, readProfileDraft, saveProfileDraft } from './profile-draft.ts'
import { accountQuery } from './queries.ts'
import { useChange } from './use-change.ts'

type ProfileName = 'email' | 'currentPassword'

/** A 409 other than `account-conflict` means that the email address is taken. */
const refusedField = ({ status, message }: ApiError): ProfileName | undefined => {
  if (status === 403) return 'currentPassword'
  return status === 400 || message === accountRefusals['email-taken'] ? 'email' : undefined
}

export function ProfileCard({ account }: { account: Account }) {
  const cache = useQueryClient()
  const { problem, problemId, markOf, isSending, change } = useChange<ProfileName>()
  const [draft, setDraft] = useState(() => readProfileDraft(account))

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = Object.fromEntries(new FormData(form))
    const send = async () => {
      const saved = z.parse(accountSchema, await sendJson('PATCH', '/api/account', values))
      cache.setQueryData(accountQuery.queryKey, saved)
      const { username, name, email, role } = saved
      changeUser({ username, name, email, role })
      const isNewAddress = saved.email !== account.email
      toast({
        title: 'Saved',
        description: isNewAddress
          ? `We sent a link to ${saved.email}. Follow it to confirm the address.`
          : 'Your name and email are up to date.',
      })
    }
    if (!(await change(send, { element: form, fieldOf: refusedField }))) return
    forgetProfileDraft(account)
    setDraft(undefined)
    const password = form.querySelector<HTMLInputElement>('[name=currentPassword]')
    if (password) password.value = ''
  }

  return (
    <SectionCard
      title="Name and email"
      note="We send emails about your projects and requests to this address, and the link when you need a new password."
    >
      <form
        onSubmit={(event) => void save(event)}
        onInput={(event) => saveProfileDraft(event.currentTarget, account)}
        aria-busy={isSending}
        className="mt-5 grid gap-5"
      >
        {problem ? <FormProblem id={problemId} message={problem} /> : null}
        {draft && !problem ? (
          <p role="status" className="text-fine text-ink-soft">
            Your earlier changes are still here, but they are not saved yet.
          </p>
        ) : null}
        <Field
          label="Full name"
          name="name"
          defaultValue={draft?.name ?? account.name}
          required
          autoComplete="name"
          maxLength={accountRules.nameCharsMax}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          defaultValue={draft?.email ?? account.email}
          required
          autoComplete="email"
          maxLength={accountRules.emailCharsMax}
          hint="We'll ask you to confirm a new address, and let the old one know."
          aria-invalid={markOf('email').isInvalid || undefined}
          aria-describedby={markOf('email')['aria-describedby']}
        />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          {...markOf('currentPassword')}
        />
        <Button type="submit" aria-busy={isSending} className="justify-self-start">
          {isSending ? 'Saving…' : 'Save name and email'}
        </Button>
      </form>
    </SectionCard>
  )
}
