import type { UserSort, UserState } from '#contracts/admin-users.ts'
import type { Role } from '#contracts/auth.ts'
import { counted } from '#shared/counted.ts'

export const roleNames: Record<Role, string> = {
  client: 'Client',
  provider: 'Service provider',
  admin: 'Administrator',
}

export const sortNames: Record<UserSort, string> = { newest: 'newest first', name: 'name' }

export const userAccessTexts = {
  disableQuestion: (name?: string) =>
    `Disable ${name ?? 'your own account'}? The account is signed out everywhere and cannot sign in until somebody enables it again. Nothing is deleted.`,
  disabledTitle: 'Disabled',
  endQuestion: (devices: number, name?: string) =>
    `Sign ${name ?? 'yourself'} out on ${devices === 1 ? 'one device' : `${devices} devices`}?`,
  endedTitle: 'Signed out everywhere',
  resetText: 'Emails a link to set a new password. It works once, within 30 minutes.',
  resetSentTitle: 'Reset link sent',
  resetButton: 'Send reset link',
  endText: 'Signs the account out on every device.',
  endButton: 'End sessions',
  enableText: 'Lets the account sign in again.',
  enabledTitle: 'Enabled',
  enableButton: 'Enable',
  disableText: 'Signs the account out and keeps it out until enabled. Nothing is deleted.',
  disableButton: 'Disable',
} as const

export const userListTexts = {
  title: 'Users',
  newButton: 'New user',
  note: 'Accounts of clients, providers and administrators.',
  searchLabel: 'Search accounts',
  searchPlaceholder: 'Name, username or email',
  what: 'the accounts',
  emptyTitle: 'No accounts yet',
  emptyText: 'People who register appear here.',
  caption: 'Accounts',
} as const

export const newUserTexts = {
  createdTitle: 'Account created',
  createdText: (email: string) => `We emailed ${email} a link to set a password.`,
  title: 'New user',
  lede: 'We email them a link to set a password. You never see the password.',
  nameLabel: 'Full name',
  button: 'Create account',
} as const

export const userTexts = {
  allUsers: 'All users',
  you: 'This is you.',
  loading: 'A user account.',
  what: 'the account',
  access: 'Access',
  unconfirmed: (email: string) => `${email} (not confirmed)`,
  registered: 'Registered',
  signedIn: 'Signed in on',
  devices: (count: number) => counted(count, 'device'),
  lastSeen: 'Last seen',
  notSignedIn: 'not currently signed in',
} as const

export const userStateNames: Record<UserState, string> = {
  disabled: 'disabled',
  active: 'active',
}

export const userColumnTexts = {
  notConfirmed: ', not confirmed',
  since: 'Since',
} as const

export const userChangeTexts = {
  failedTitle: 'The account was not changed',
} as const

export const userRoleTexts = {
  makeAdminQuestion: (name: string) =>
    `Make ${name} an administrator? They can then see and change everything here.`,
  ownRoleQuestion: 'Give up your own administrator role? You lose access to the back office right away.',
  removeAdminQuestion: (name: string) => `Remove the administrator role from ${name}?`,
  changedTitle: (role: string) => `Now ${role}`,
  button: 'Change role',
  descriptions: {
    client: 'Sees their own projects and requests.',
    provider: 'Also sees the projects assigned to them and posts reports on those.',
    admin: 'Sees and changes everything in the back office, including other accounts.',
  },
} as const
