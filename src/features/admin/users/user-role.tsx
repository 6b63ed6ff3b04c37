import { useId, useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { forgetPublicReads } from '#api/page-source.ts'
import { userRoleTexts as texts } from '#content/interface/admin/user.ts'
import { roleNames } from '#content/interface/admin/users.ts'
import { labelTexts } from '#content/interface/common.ts'
import { roles } from '#contracts/auth.ts'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { useAsk } from '#ui/ask.ts'
import { Form, SubmitButton } from '#ui/form/form.tsx'
import { Select } from '#ui/select.tsx'
import { useUserChange } from './use-user-change.ts'

export function UserRole({ user }: { user: AdminUserDetail }) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [choice, setChoice] = useState<{
    role: AdminUserDetail['role']
    roleBefore: AdminUserDetail['role']
  }>()
  const role = choice?.roleBefore === user.role ? choice.role : user.role
  const { change } = useUserChange(user)
  const ask = useAsk()
  const question =
    role === 'admin'
      ? texts.makeAdminQuestion(user.name)
      : user.isYou
        ? texts.ownRoleQuestion
        : texts.removeAdminQuestion(user.name)
  const needsConfirmation = role !== user.role && (role === 'admin' || user.role === 'admin')

  async function save() {
    if (needsConfirmation && !(await ask(question))) return
    select.current?.focus()
    await change(texts.changedTitle(roleNames[role].toLowerCase()), async () => {
      const body = { role, roleBefore: user.role }
      await call(adminEndpoints.changeUser, { params: { id: user.id }, body })
      // Whether booking pages offer times depends on the role of users.
      forgetPublicReads()
    })
  }

  return (
    <Form className="flex flex-wrap items-end gap-2.5" send={save}>
      <div className="grow basis-48">
        <label htmlFor={id} className="sr-only">
          {labelTexts.role}
        </label>
        <Select
          id={id}
          ref={select}
          value={role}
          aria-describedby={`${id}-description`}
          onChange={({ target }) =>
            setChoice({
              role: roles.find((option) => option === target.value) ?? user.role,
              roleBefore: user.role,
            })
          }
        >
          {roles.map((option) => (
            <option key={option} value={option}>
              {roleNames[option]}
            </option>
          ))}
        </Select>
      </div>
      <SubmitButton disabled={role === user.role} size="field">
        {texts.button}
      </SubmitButton>
      <p id={`${id}-description`} className="w-full text-fine text-ink-soft">
        {texts.descriptions[role]}
      </p>
    </Form>
  )
}
