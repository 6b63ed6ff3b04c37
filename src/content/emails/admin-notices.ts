import type { EmailTexts } from '#contracts/email-texts.ts'

const whatHappened = {
  'role-given': (account: string) => `${account} is now an administrator.`,
  'role-taken': (account: string) => `${account} is no longer an administrator.`,
  disabled: (account: string) => `${account} was disabled.`,
  enabled: (account: string) => `${account} was enabled again.`,
  'invitation-sent': (account: string) => `${account} was sent its invitation as an administrator again.`,
  'reset-link-sent': (account: string) => `${account} was sent a link to choose a new password.`,
  'second-step-removed': (account: string) =>
    `${account} lost its passkeys, its authenticator app and its recovery codes, and was signed out everywhere.`,
  'sessions-ended': (account: string) => `${account} was signed out everywhere.`,
  'email-changed': (account: string) => `${account} has a new email address.`,
  'password-changed': (account: string) => `${account} has a new password.`,
  'password-reset': (account: string) =>
    `${account} has a new password, which was set with a link from an email.`,
  deleted: (account: string) => `${account} was deleted.`,
}

export type AdminAccountEvent = keyof typeof whatHappened

interface AdminNoticeWords {
  event: AdminAccountEvent
  username: string
  by: string
}

export const adminNoticeTexts = ({ event, username, by }: AdminNoticeWords): EmailTexts => {
  const sentence = whatHappened[event](`The account "${username}"`)
  return {
    subject:
      event === 'role-given' ? 'There is a new administrator' : "An administrator's account was changed",
    opening: by === username ? sentence : `${sentence} The account "${by}" did this.`,
    beforeLink: 'If that should not have happened, disable the account that did it, and look at the others:',
  }
}
