import { useId, useState } from 'react'
import type { Role } from '#contracts/auth.ts'
import { adminEndpoints } from '#contracts/endpoints-admin.ts'
import { inputLimits } from '#contracts/records/fields.ts'
import { projectFields } from '#contracts/records/project.ts'
import { Field } from '#ui/field.tsx'
import { useList } from '../list/use-list.ts'

interface PersonFieldProps {
  label: string
  name: 'client' | 'provider'
  accountRole: Role
  initial: string
  required?: boolean
  hint: string
}

export function PersonField({ accountRole, initial, ...field }: PersonFieldProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const { rows = [] } = useList(adminEndpoints.users, {
    role: accountRole,
    state: 'active',
    search: search.trim().slice(0, 100) || undefined,
  })
  return (
    <div>
      <Field
        {...field}
        list={id}
        defaultValue={initial}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...inputLimits(projectFields[field.name])}
        onChange={({ target }) => setSearch(target.value)}
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
