import { useId, useState } from 'react'
import type { Role } from '#contracts/auth.ts'
import { adminUserSchema } from '#contracts/admin-users.ts'
import { Field } from '#ui/field.tsx'
import { useList } from '../list/use-list.ts'

interface PersonFieldProps {
  label: string
  name: string
  /** What the account is. */
  kind: Role
  initial: string
  required?: boolean
  hint: string
}

/** Somebody by username; accounts of the role are suggested while one types. */
export function PersonField({ kind, initial, ...field }: PersonFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const { rows = [] } = useList(
    '/api/admin/users',
    { role: kind, state: 'active', search: typed.trim().slice(0, 100) || undefined },
    adminUserSchema,
  )
  return (
    <div>
      <Field
        {...field}
        list={id}
        defaultValue={initial}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={32}
        onChange={({ target }) => setTyped(target.value)}
      />
      <datalist id={id}>
        {rows.map(({ username, name }) => (
          <option key={username} value={username}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  )
}
