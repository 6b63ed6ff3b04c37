import { roleNames, userColumnTexts as texts, userStateNames } from '#content/interface/admin/users.ts'
import { labelTexts } from '#content/interface/common.ts'
import { type AdminUser, userState } from '#contracts/admin-users.ts'
import { BreakableAddress } from '#ui/breakable-address.tsx'
import { LocalTime } from '#ui/local-time.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { ListColumn } from '../list/list-table.tsx'
import { Badge } from '#ui/badge.tsx'

export const userColumns: readonly ListColumn<AdminUser>[] = [
  {
    id: 'name',
    label: labelTexts.name,
    place: 'title',
    sorts: { ascending: 'name' },
    cell: ({ id, name, username }) => (
      <>
        <SiteLink
          href={userPath(id)}
          dir="auto"
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
    label: labelTexts.email,
    place: 'line',
    cell: ({ email, isConfirmed }) => (
      <>
        <span className="wrap-anywhere">
          <BreakableAddress>{email}</BreakableAddress>
        </span>
        {isConfirmed ? null : <span className="text-ink-soft">{texts.notConfirmed}</span>}
      </>
    ),
  },
  {
    id: 'role',
    label: labelTexts.role,
    place: 'line',
    cell: ({ role }) => <span className="lg:whitespace-nowrap">{roleNames[role]}</span>,
  },
  {
    id: 'created',
    label: texts.since,
    place: 'line',
    sorts: { descending: 'newest' },
    cell: ({ createdAt }) => <LocalTime iso={createdAt} />,
  },
  {
    id: 'state',
    label: labelTexts.state,
    place: 'badge',
    cell: (user) => <UserStateBadge user={user} />,
  },
]

const tones = { active: 'success', invited: 'info', disabled: 'danger' } as const

export function UserStateBadge({ user }: { user: AdminUser }) {
  const state = userState(user)
  return <Badge tone={tones[state]}>{userStateNames[state]}</Badge>
}

export const usersPagePath = '/admin/users'
export const userPath = (id: number) => `${usersPagePath}/user?id=${id}`
