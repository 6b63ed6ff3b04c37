import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Fragment, useId, useState } from 'react'
import { call } from '#api/call.ts'
import { keyOf } from '#api/query.ts'
import { ApiError } from '#browser/api-error.ts'
import { currentPath } from '#browser/current-path.ts'
import { useUnsavedEntries } from '#browser/use-unsaved-entries.ts'
import { userTexts } from '#content/interface/admin/user.ts'
import { newUserTexts as texts, roleNames } from '#content/interface/admin/users.ts'
import { accountRefusals } from '#content/interface/answers.ts'
import { labelTexts } from '#content/interface/common.ts'
import { roles } from '#contracts/auth.ts'
import type { BodyOf } from '#contracts/endpoint.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { accountRules } from '#shared/account-rules.ts'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Form, FormMessage, SubmitButton } from '#ui/form/form.tsx'
import { FormRefusal } from '#ui/form/use-action.ts'
import { Select } from '#ui/select.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { ListLink } from '../frame/list-return.tsx'
import { usersPagePath } from './user-columns.tsx'

type NewUser = BodyOf<typeof adminEndpoints.createUser>

export function NewUserPage() {
  const id = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const unsavedEntries = useUnsavedEntries('new-user')
  const [restoredEntries, setRestoredEntries] = useState(unsavedEntries.found)
  const initial = (name: string) => restoredEntries?.get(name)?.toString()
  async function create(body: NewUser) {
    const path = currentPath()
    try {
      const user = await call(adminEndpoints.createUser, { body })
      unsavedEntries.leave()
      toast({ title: texts.createdTitle, description: texts.createdText(user.email) })
      if (currentPath() === path)
        await navigate({ to: `${usersPagePath}/user`, search: { id: user.id }, replace: true })
    } catch (error) {
      throw refusalOf(error)
    } finally {
      // Also after an error: the account may have been made although the response was lost.
      void client.invalidateQueries({ queryKey: keyOf(adminEndpoints.users) })
    }
  }

  function discard() {
    unsavedEntries.discard()
    setRestoredEntries(undefined)
  }

  return (
    <>
      <TitleBand title={texts.title} actions={<ListLink href={usersPagePath} label={userTexts.allUsers} />}>
        {texts.lede}
      </TitleBand>
      <div className="page-width pb-20">
        <Card size="form" className="max-w-2xl">
          <Form<NewUser>
            send={create}
            onInput={(event) => unsavedEntries.keep(event.currentTarget)}
            className="grid gap-5"
          >
            <UnsavedNotice state={unsavedEntries.state} onDiscard={discard} />
            <FormMessage />
            <Fragment key={restoredEntries ? 'entered' : 'blank'}>
              <Field
                label={texts.nameLabel}
                name="name"
                required
                defaultValue={initial('name')}
                maxLength={accountRules.nameCharsMax}
                autoComplete="off"
              />
              <Field
                label={labelTexts.username}
                name="username"
                required
                defaultValue={initial('username')}
                hint={accountRules.usernameHint}
                maxLength={accountRules.usernameCharsMax}
                autoComplete="off"
                spellCheck={false}
              />
              <Field
                label={labelTexts.email}
                name="email"
                type="email"
                required
                defaultValue={initial('email')}
                maxLength={accountRules.emailCharsMax}
                autoComplete="off"
              />
              <div>
                <label htmlFor={id} className="mb-1.5 block text-fine font-semibold">
                  {labelTexts.role}
                </label>
                <Select id={id} name="role" defaultValue={initial('role')}>
                  {roles.map((role) => (
                    <option key={role} value={role}>
                      {roleNames[role]}
                    </option>
                  ))}
                </Select>
              </div>
            </Fragment>
            <SubmitButton className="sm:w-fit">{texts.button}</SubmitButton>
          </Form>
        </Card>
      </div>
    </>
  )
}

/** Puts the message about a name or an email that is taken at its field. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { message } = error
  const fields = {
    ...(message === accountRefusals['username-taken'] && { username: message }),
    ...(message === accountRefusals['email-taken'] && { email: message }),
  }
  return new FormRefusal(message, fields)
}
