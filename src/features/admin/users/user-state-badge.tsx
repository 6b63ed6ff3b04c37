import { userStateNames } from '#content/interface/admin/users.ts'
import { type AdminUser, userState } from '#contracts/admin-users.ts'
import { Badge } from '#ui/badge.tsx'

const tones = { active: 'success', invited: 'info', disabled: 'danger' } as const

export function UserStateBadge({ user }: { user: AdminUser }) {
  const state = userState(user)
  return <Badge tone={tones[state]}>{userStateNames[state]}</Badge>
}
