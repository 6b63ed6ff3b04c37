import { useId, useRef, useState } from 'react'
import { roles } from '#contracts/auth.ts'
import type { AdminUserDetail } from '#contracts/admin-users.ts'
import { Button } from '#ui/button.tsx'
import { inputLook } from '#ui/field.tsx'
import { roleNames } from './names.ts'
import { useUserChange } from './use-user-change.ts'

const meanings = {
  client: 'Sees their own projects and requests.',
  provider: 'Also sees the projects assigned to them and posts reports on those.',
  admin: 'Sees and changes everything in the back office, including other accounts.',
} as const

/** The role, chosen first and sent with a button. */
export function UserRole({ user }: { user: AdminUserDetail }) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const [chosen, setChosen] = useState<{ role: AdminUserDetail['role']; was: AdminUserDetail['role'] }>()
  // A choice that was made of another role than the present one is no longer one.
  const role = chosen?.was === user.role ? chosen.role : user.role
  const change = useUserChange(user)
  const question =
    role === 'admin'
      ? `Make ${user.name} an administrator? They can then see and change everything here.`
      : user.isYou
        ? 'Give up your own administrator role? You lose access to the back office right away.'
        : `Remove the administrator role from ${user.name}?`
  const asks = role !== user.role && (role === 'admin' || user.role === 'admin')
  return (
    <form
      className="flex flex-wrap items-end gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (asks && !confirm(question)) return
        // The button can be pressed no more once the role is as chosen.
        select.current?.focus()
        change.mutate({ method: 'PATCH', body: { role }, done: `Now ${roleNames[role].toLowerCase()}` })
      }}
    >
      <div className="grow basis-48">
        <label htmlFor={id} className="sr-only">
          Role
        </label>
        <select
          id={id}
          ref={select}
          value={role}
          aria-describedby={`${id}-meaning`}
          onChange={({ target }) =>
            setChosen({ role: roles.find((known) => known === target.value) ?? user.role, was: user.role })
          }
          className={inputLook}
        >
          {roles.map((known) => (
            <option key={known} value={known}>
              {roleNames[known]}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" disabled={role === user.role} aria-busy={change.isPending} size="field">
        Change role
      </Button>
      <p id={`${id}-meaning`} className="w-full text-fine text-ink-soft">
        {meanings[role]}
      </p>
    </form>
  )
}
