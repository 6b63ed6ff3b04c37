import { useId, useState } from 'react'
import { roles } from '#contracts/accounts.ts'
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
  const [role, setRole] = useState(user.role)
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
        change.mutate({ method: 'PATCH', body: { role }, done: `Now ${roleNames[role].toLowerCase()}` })
      }}
    >
      <div className="grow basis-48">
        <label htmlFor={id} className="sr-only">
          Role
        </label>
        <select
          id={id}
          value={role}
          aria-describedby={`${id}-meaning`}
          onChange={({ target }) => setRole(roles.find((known) => known === target.value) ?? user.role)}
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
