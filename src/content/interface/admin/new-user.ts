export const newUserTexts = {
  createdTitle: 'Account created',
  createdText: (email: string) => `We emailed ${email} an invitation.`,
  title: 'New user',
  lede: 'We email them an invitation, good for 7 days, to choose a password. You never see the password.',
  nameLabel: 'Full name',
  button: 'Create account',
} as const
