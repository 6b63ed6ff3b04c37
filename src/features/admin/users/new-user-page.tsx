import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, Fragment, useId, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { sendJson } from '#api/send-json.ts'
import { currentPath } from '#browser/current-path.ts'
import { useUnsavedEntries } from '#browser/use-unsaved-entries.ts'
import { accountRefusals } from '#content/interface/answers.ts'
import { newUserTexts as texts, roleNames } from '#content/interface/admin/users.ts'
import { userTexts } from '#content/interface/admin/user.ts'
import { labelTexts } from '#content/interface/common.ts'
import { accountRules } from '#shared/account-rules.ts'
import { roles } from '#contracts/auth.ts'
import { adminUserDetailSchema } from '#contracts/admin-users.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { TitleBand } from '#ui/title-band.tsx'
import { toast } from '#ui/toast-store.ts'
import { UnsavedNotice } from '#ui/unsaved-notice.tsx'
import { useMutateOnce } from '#ui/use-mutate-once.ts'
import { useRefusedFocus } from '#ui/use-refused-focus.ts'
import { FormProblem } from '#ui/form-problem.tsx'
import { Select } from '#ui/select.tsx'
import { ListLink } from '../frame/list-link.tsx'
import { usersPagePath, usersPath } from './paths.ts'

export function NewUserPage() {
  const id = useId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const unsavedEntries = useUnsavedEntries('new-user')
  const [restoredEntries, setRestoredEntries] = useState(unsavedEntries.found)
  const initial = (name: string) => restoredEntries?.get(name)?.toString()
  const create = useMutation({
    mutationFn: async (fields: object) =>
      z.parse(adminUserDetailSchema, await sendJson('POST', usersPath, fields)),
    onMutate: currentPath,
    onSuccess: async (user, _fields, address) => {
      unsavedEntries.leave()
      toast({ title: texts.createdTitle, description: texts.createdText(user.email) })
      if (currentPath() === address)
        await navigate({ to: `${usersPagePath}/user`, search: { id: user.id }, replace: true })
    },
    // Also after an error: the account may have been made although the answer was lost.
    onSettled: () => void client.invalidateQueries({ queryKey: [usersPath] }),
  })

  const createOnce = useMutateOnce(create)
  const form = useRef<HTMLFormElement>(null)
  const problem = create.error?.message
  const errorIf = (reason: 'username-taken' | 'email-taken') =>
    problem === accountRefusals[reason] ? problem : undefined
  useRefusedFocus(form, create.error)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void createOnce(Object.fromEntries(new FormData(event.currentTarget)))
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
        <Card
          as="form"
          ref={form}
          size="form"
          onSubmit={submit}
          onInput={(event) => unsavedEntries.keep(event.currentTarget)}
          className="grid max-w-2xl gap-5"
        >
          <UnsavedNotice state={unsavedEntries.state} onDiscard={discard} />
          {problem ? <FormProblem message={problem} /> : null}
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
              error={errorIf('username-taken')}
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
              error={errorIf('email-taken')}
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
          <Button type="submit" aria-busy={create.isPending} className="sm:w-fit">
            {texts.button}
          </Button>
        </Card>
      </div>
    </>
  )
}
