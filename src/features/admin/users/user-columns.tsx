import type { AdminUser } from '#contracts/admin-users.ts'
import { Badge } from '#ui/badge.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { ListColumn } from '../list/list-table.tsx'
import { roleNames, userPath } from './names.ts'

export const userColumns: readonly ListColumn<AdminUser>[] = [
  {
    id: 'name',
    label: 'Name',
    place: 'title',
    sorts: { ascending: 'name' },
    cell: ({ id, name, username }) => (
      <>
        <SiteLink
          href={userPath(id)}
          className="font-heading text-small font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {name}
        </SiteLink>
        <span className="block text-tiny text-ink-soft wrap-anywhere">{username}</span>
      </>
    ),
  },
  {
    id: 'email',
    label: 'Email',
    place: 'line',
    cell: ({ email, isConfirmed }) => (
      <>
        <span className="wrap-anywhere">{email}</span>
        {isConfirmed ? null : <span className="text-ink-soft">, not confirmed</span>}
      </>
    ),
  },
  { id: 'role', label: 'Role', place: 'line', cell: ({ role }) => roleNames[role] },
  {
    id: 'created',
    label: 'Since',
    place: 'line',
    sorts: { descending: 'newest' },
    cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
  {
    id: 'state',
    label: 'State',
    place: 'badge',
    cell: ({ isDisabled }) => (
      <Badge tone={isDisabled ? 'danger' : 'success'}>{isDisabled ? 'disabled' : 'active'}</Badge>
    ),
  },
]
