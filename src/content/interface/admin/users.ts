import type { UserSort, UserState } from '#contracts/admin-users.ts'
import type { Role } from '#contracts/auth.ts'

export const roleNames: Record<Role, string> = {
  client: 'Client',
  provider: 'Service provider',
  editor: 'Editor',
  admin: 'Administrator',
}

export const sortNames: Record<UserSort, string> = { newest: 'newest first', name: 'name' }

export const userStateNames: Record<UserState, string> = {
  disabled: 'disabled',
  invited: 'invited',
  active: 'active',
}

export const userListTexts = {
  title: 'Users',
  newButton: 'New user',
  note: 'Accounts of clients, providers, editors and administrators.',
  searchLabel: 'Search accounts',
  searchPlaceholder: 'Name, username or email',
  what: 'the accounts',
  emptyTitle: 'No accounts yet',
  emptyText: 'People who register appear here.',
  caption: 'Accounts',
} as const

export const userColumnTexts = {
  notConfirmed: ', not confirmed',
  since: 'Since',
} as const

export const newUserTexts = {
  createdTitle: 'Account created',
  createdText: (email: string) => `We emailed ${email} an invitation.`,
  title: 'New user',
  lede: 'We email them an invitation, good for 7 days, to choose a password. You never see the password.',
  nameLabel: 'Full name',
  button: 'Create account',
} as const
