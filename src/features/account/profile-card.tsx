import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { changeUser } from '#api/current-user.ts'
import { sendJson } from '#api/send-json.ts'
import { accountRules } from '#contracts/accounts.ts'
import { type OwnAccount, ownAccountSchema } from '#contracts/own-account.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { toast } from '#ui/toast-store.ts'
import { Card } from './card.tsx'
import { FormProblem } from './form-problem.tsx'
import { accountQuery } from './queries.ts'
import { useChange } from './use-change.ts'

export function ProfileCard({ account }: { account: OwnAccount }) {
  const cache = useQueryClient()
  const { problem, isSending, change } = useChange()

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const wanted = Object.fromEntries(new FormData(form))
    const isSaved = await change(async () => {
      const saved = z.parse(ownAccountSchema, await sendJson('PATCH', '/api/account', wanted))
      cache.setQueryData(accountQuery.queryKey, saved)
      const { username, name, email, role } = saved
      changeUser({ username, name, email, role })
      const isNewAddress = saved.email !== account.email
      toast({
        title: 'Saved',
        description: isNewAddress
          ? `We sent a link to ${saved.email} that confirms it.`
          : 'Name and e-mail are as you entered them.',
      })
    })
    const password = form.querySelector<HTMLInputElement>('[name=currentPassword]')
    if (isSaved && password) password.value = ''
    else password?.focus()
  }

  return (
    <Card
      title="Name and e-mail"
      note="Mails about your projects and requests go to this address, and so do links to a new password."
    >
      <form onSubmit={(event) => void save(event)} aria-busy={isSending} className="mt-5 grid gap-5">
        {problem ? <FormProblem message={problem} /> : null}
        <Field
          label="Full name"
          name="name"
          defaultValue={account.name}
          required
          autoComplete="name"
          maxLength={accountRules.nameCharsMax}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          defaultValue={account.email}
          required
          autoComplete="email"
          maxLength={accountRules.emailCharsMax}
          hint="A new address has to be confirmed; the old one is told."
        />
        <PasswordField
          label="Current password"
          name="currentPassword"
          autoComplete="current-password"
          isInvalid={false}
        />
        <Button type="submit" aria-busy={isSending} className="justify-self-start">
          {isSending ? 'Saving…' : 'Save name and e-mail'}
        </Button>
      </form>
    </Card>
  )
}
