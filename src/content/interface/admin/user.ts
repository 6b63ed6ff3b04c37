import { pluralize } from '#shared/words.ts'

const count = (value: number, what: string) => pluralize(value, what).replace(' ', '\u00a0')

export const userTexts = {
  allUsers: 'All users',
  you: 'This is you.',
  loading: 'A user account.',
  what: 'the account',
  access: 'Access',
  unconfirmed: (email: string) => `${email} (not confirmed)`,
  registered: 'Registered',
  signedIn: 'Signed in on',
  devices: (count: number) => pluralize(count, 'device'),
  lastSeen: 'Last seen',
  notSignedIn: 'not currently signed in',
  assigned: 'Assigned',
  work: ({ requests, appointments }: Record<'requests' | 'appointments', number>) =>
    `${count(requests, 'open request')}, ${count(appointments, 'upcoming appointment')}`,
  projects: (projects: number) => count(projects, 'unfinished project'),
} as const

export const userAccessTexts = {
  disableQuestion: (name?: string) => ({
    title: `Disable ${name ?? 'your own account'}?`,
    text: 'The account is signed out everywhere and cannot sign in until somebody enables it again. Nothing is deleted.',
    confirmLabel: 'Disable the account',
  }),
  disabledTitle: 'Disabled',
  endQuestion: (devices: number, name?: string) =>
    `Sign ${name ?? 'yourself'} out on ${devices === 1 ? 'one device' : `${devices} devices`}?`,
  endedTitle: 'Signed out everywhere',
  inviteText:
    'This person has not accepted the invitation yet. Sending it again gives them 7 more days and ends the earlier link.',
  inviteSentTitle: 'Invitation sent',
  inviteButton: 'Send invitation again',
  resetText: 'Emails a link to set a new password. It works once, within 30 minutes.',
  resetSentTitle: 'Reset link sent',
  resetButton: 'Send reset link',
  endText: 'Signs the account out on every device.',
  endButton: 'End sessions',
  factorText:
    'For somebody who has lost their device and recovery codes: removes the second step, and signs the account out everywhere. Make sure who is asking first, for example by phone.',
  factorMissingText: 'This account has no second step.',
  factorButton: 'Remove second step',
  factorQuestion: (name: string) => ({
    title: `Remove the second step of ${name}?`,
    text: 'Their passkeys, authenticator app and recovery codes stop working, and their password alone signs them in. They get an email about it.',
    confirmLabel: 'Remove the second step',
  }),
  factorRemovedTitle: 'Second step removed',
  enableText: 'Lets the account sign in again.',
  enabledTitle: 'Enabled',
  enableButton: 'Enable',
  disableText: 'Signs the account out and keeps it out until enabled. Nothing is deleted.',
  disableButton: 'Disable',
} as const

export const userChangeTexts = {
  failedTitle: 'The account was not changed',
} as const

export const userRoleTexts = {
  makeAdminQuestion: (name: string) => ({
    title: `Make ${name} an administrator?`,
    text: 'They can then see and change everything here.',
    confirmLabel: 'Make them an administrator',
    tone: 'plain' as const,
  }),
  ownRoleQuestion: {
    title: 'Give up your own administrator role?',
    text: 'Your access as an administrator ends right away.',
    confirmLabel: 'Give up the role',
  },
  removeAdminQuestion: (name: string) => ({
    title: `Remove the administrator role from ${name}?`,
    text: 'Their access as an administrator ends right away.',
    confirmLabel: 'Remove the role',
  }),
  changedTitle: (role: string) => `Now ${role}`,
  button: 'Change role',
  descriptions: {
    client: 'Sees their own projects and requests.',
    provider: 'Also sees the projects assigned to them and posts reports on those.',
    editor:
      'Writes and publishes posts and case studies, keeps files, and drafts newsletters. Sees no client.',
    admin: 'Sees and changes everything in the back office, including other accounts.',
  },
} as const
