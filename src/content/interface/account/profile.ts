export const accountPageTexts = {
  title: 'Your account',
  what: 'your account',
  signedInAs: (username: string, role: string) => `Signed in as ${username}, ${role}.`,
  roles: {
    client: 'a client',
    provider: 'a service provider',
    editor: 'an editor',
    admin: 'an administrator',
  },
} as const

export const emailStateTexts = {
  confirmed: (email: string) => `${email} is confirmed.`,
  unconfirmed: (email: string) => `${email} is not confirmed.`,
  text: 'You can use everything now. Please confirm, so we know our emails reach you.',
  sendButton: 'Send the link again',
  sending: 'Sending…',
  sentTitle: 'Link sent',
  waiting: (email: string) => `${email} is waiting for confirmation.`,
  waitingText: (email: string) =>
    `Follow the link that we sent there. Until then, ${email} stays your address.`,
  cancelButton: 'Keep the present address',
  cancelledTitle: 'Address kept',
  cancelledText: (email: string) => `${email} stays your address.`,
} as const

export const profileCardTexts = {
  title: 'Name and email',
  note: 'We send emails about your projects and requests to this address, and the link when you need a new password.',
  nameLabel: 'Full name',
  emailLabel: 'Email',
  emailHint: 'A new address counts once you have confirmed it. We also write to the present one.',
  passwordLabel: 'Current password',
  saveButton: 'Save name and email',
  saving: 'Saving…',
  savedTitle: 'Saved',
  savedText: 'Your name and email are up to date.',
  newAddressText: (email: string) => `We sent a link to ${email}. Follow it to confirm the address.`,
} as const

export const passwordCardTexts = {
  title: 'Password',
  note: 'Changing it signs out your other devices. This one stays signed in, and we send you an email about it.',
  currentLabel: 'Current password',
  newLabel: 'New password',
  changeButton: 'Change the password',
  changing: 'Changing…',
  changedTitle: 'Password changed',
} as const
